import { Button } from '@atoll/ui/button';
import { Carousel } from '@atoll/ui/carousel';
import { TextField } from '@atoll/ui/field';
import { Icon } from '@atoll/ui/icon';
import { Poster } from '@atoll/ui/poster';
import { SearchBar } from '@atoll/ui/search-bar';
import { Link } from 'react-router-dom';
import { DOCK_LINKS } from '../layout/dock-items';
import { HERO_POSTERS, hotelsAddress } from './hero-posters';
import * as s from './home-page.module.css';

const TILE_NOTES: Readonly<Record<string, string>> = {
  '/map': 'See every agent on one map',
  '/travel-agents': 'People to ask',
  '/hotels': 'Full price upfront',
  '/tours': 'Things to do',
  '/expo': 'Fairs and events',
};

/** Posters that a phone shows before anybody scrolls. */
const FIRST_SEEN = 2;

/** The front page. Its further sections come with the remotes that fill them. */
export function HomePage() {
  return (
    <>
      <section className={s.hero}>
        <div className={s.words}>
          <h1 className={s.title}>Go with someone who knows the way.</h1>
          <p className={s.lede}>
            Hotels around the world. The first price you see covers your whole stay, taxes included.
          </p>
          {/* A form like any other: the server knows the place that was typed, with or without JavaScript. */}
          <SearchBar className={s.search} label="Hotels" submitLabel="Find hotels" action="/hotels">
            <TextField
              variant="cell"
              label="Destination"
              name="q"
              placeholder="Where to?"
              autoComplete="off"
              required
            />
          </SearchBar>
          <Button href="/map" size="large" variant="quiet">
            Explore the map
          </Button>
        </div>
        <Carousel label="Places to start with" className={s.posters}>
          {HERO_POSTERS.map((place, index) => (
            <Poster
              key={place.name}
              href={hotelsAddress(place)}
              name={place.name}
              note={place.country}
              src={place.picture}
              alt=""
              priority={index < FIRST_SEEN}
            />
          ))}
        </Carousel>
      </section>
      <section className={s.tiles} aria-label="Where to go from here">
        {DOCK_LINKS.filter(({ href }) => href !== '/').map(({ name, word, href, icon }) => (
          <Link key={href} to={href} className={s.tile} aria-label={name}>
            <Icon name={icon} size="l" />
            <span>
              <b>{word}</b>
              <small>{TILE_NOTES[href]}</small>
            </span>
          </Link>
        ))}
      </section>
    </>
  );
}
