import { marcoToggled, useAppDispatch } from '@atoll/platform';
import { Icon } from '@atoll/ui/icon';
import { Link } from 'react-router-dom';
import { DOCK_LINKS } from '../layout/dock-items';
import { MARCO_WINDOW_ID } from '../marco/marco-window-id';
import { useSiteContentQuery } from './home.api';
import * as s from './home-page.module.css';
import { HeroSearch } from './hero-search';
import { HeroSlider } from './hero-slider';
import { HomeSections } from './later-sections';

const TILE_NOTES: Readonly<Record<string, string>> = {
  '/map': 'See every agent on one map',
  '/travel-agents': 'People to ask',
  '/hotels': 'Full price upfront',
  '/tours': 'Things to do',
  '/expo': 'Fairs and events',
};

/** The six ways on (HOM-06). */
function Tiles() {
  const dispatch = useAppDispatch();
  return (
    <ul className={s.tiles} aria-label="Shortcuts">
      {DOCK_LINKS.filter(({ href }) => href !== '/').map(({ name, word, href, icon }) => (
        <li key={href}>
          <Link to={href} className={s.tile} aria-label={name}>
            <Icon name={icon} />
            <span>
              <b>{word}</b>
              <small>{TILE_NOTES[href]}</small>
            </span>
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={s.tile}
          aria-label="Marco AI, ask before you plan"
          aria-controls={MARCO_WINDOW_ID}
          data-replay=""
          onClick={() => dispatch(marcoToggled())}
        >
          <Icon name="sparkles" />
          <span>
            <b>Marco AI</b>
            <small>Ask before you plan</small>
          </span>
        </button>
      </li>
    </ul>
  );
}

/** The front page. What stands below the first screen takes its code when it comes near. */
export function HomePage() {
  const { currentData: content } = useSiteContentQuery();
  return (
    <>
      <section className={s.hero} aria-labelledby="hero-title">
        <h1 className={s.title} id="hero-title">
          Go with someone who knows the way.
        </h1>
        {content && (
          <p className={s.lede}>
            {content.claims.agents} travel agents in {content.claims.countries} countries, with hotels and{' '}
            {content.claims.tours} tours. The first price you see covers your whole stay, taxes included.
          </p>
        )}
        <div className={s.wrap}>
          <HeroSearch />
          <Tiles />
        </div>
        {content && (
          <div className={s.slider}>
            <HeroSlider slides={content.slider} />
          </div>
        )}
      </section>
      <HomeSections />
    </>
  );
}
