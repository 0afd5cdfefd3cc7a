import type { Quarter } from '@atoll/contracts/city-guide';
import type { CityOption } from '@atoll/contracts/place';
import { hotelsHref } from '../../shared/addresses';
import * as s from './guide-parts.module.css';

/** Quarters to stay in. Each leads to the hotels there, where its place is known; all of the city's are below. */
export function Quarters({
  place,
  quarters,
}: {
  readonly place: CityOption;
  readonly quarters: readonly Quarter[];
}) {
  return (
    <section className="sand section-tight" id="stay" aria-labelledby="stay-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 className="display h2" id="stay-heading">
              Where to stay
            </h2>
            <p>Pick the quarter first, then the hotel.</p>
          </div>
        </div>
        <ul className={s.quarters}>
          {quarters.map(({ name, about, lat, lng }) => {
            const isKnown = lat !== null && lng !== null;
            const there = isKnown && { name, country: place.country, latitude: lat, longitude: lng };
            return (
              <li key={name} className={s.quarter}>
                <h3 className="title">{name}</h3>
                <p className="muted">{about}</p>
                {there && (
                  <a className={`link ${s.go}`} href={hotelsHref(there)}>
                    Hotels around {name}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
        <p className={s.all}>
          <a className={`link ${s.go}`} href={hotelsHref(place)}>
            All hotels in {place.name}
          </a>
        </p>
      </div>
    </section>
  );
}
