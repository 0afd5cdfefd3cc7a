import type { City } from '@atoll/contracts/destination';
import type { CityOption } from '@atoll/contracts/place';
import { RequestLink } from '@atoll/platform/request-link';
import { Button } from '@atoll/ui/button';
import { cityHref, hotelsHref } from '../../shared/addresses';
import { Crumbs } from '../../shared/crumbs';
import { crumbsAboveGuide } from '../../shared/crumbs-above';
import { SharePage } from '../../shared/sharing/share-page';
import { CityPoster } from '../city-poster';
import * as s from './guide-hero.module.css';

/** The name, the summary and what to remember of a city, beside its poster. */
export function GuideHero({ city, place }: { readonly city: City; readonly place: CityOption }) {
  const { name, country, slug, description, highlights } = city;
  return (
    <section className={`wrap ${s.hero}`} aria-labelledby="city">
      <div className={s.text}>
        <div className={s.top}>
          <Crumbs way={crumbsAboveGuide(city)} here={name} />
          <SharePage kind="city" title={name} path={cityHref(slug)} />
        </div>
        <h1 className={`display ${s.name}`} id="city">
          {name}
        </h1>
        <p className={`lede ${s.summary}`}>{description}</p>
        <div className={s.actions}>
          <Button href={hotelsHref(place)}>Hotels in {name}</Button>
          <RequestLink variant="quiet" known={{ city: name, country }}>
            Ask agents for a quote
          </RequestLink>
        </div>
      </div>
      <div className={s.poster}>
        <CityPoster city={city} />
      </div>
      {highlights.length > 0 && (
        <div className={s.remember}>
          <h2 className="small muted">To remember</h2>
          <ul className={s.highlights} aria-label={`Highlights of ${name}`}>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
