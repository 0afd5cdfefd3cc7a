import type { ShownGuide } from '@atoll/contracts/destination';
import { cityHref, toursHref } from '../../shared/addresses';
import * as s from './guide-parts.module.css';

type Trip = ShownGuide['day_trips'][number];

/** Where a day trip leads on: to the page of the place, else to the tours there; null where it is not known. */
function onwardOf({ slug, name, lat, lng }: Trip, country: string): { href: string; words: string } | null {
  if (slug !== null) return { href: cityHref(slug), words: `More about ${name}` };
  if (lat === null || lng === null) return null;
  return { href: toursHref({ name, country, latitude: lat, longitude: lng }), words: `Tours around ${name}` };
}

/** Places for one day. */
export function DayTrips({ country, trips }: { readonly country: string; readonly trips: readonly Trip[] }) {
  return (
    <section className="wrap section-tight" id="trips" aria-labelledby="trips-heading">
      <div className="section-head">
        <h2 className="display h2" id="trips-heading">
          Day trips
        </h2>
      </div>
      <ul className={s.trips}>
        {trips.map((trip) => {
          const onward = onwardOf(trip, country);
          return (
            <li key={trip.name} className={s.trip}>
              <h3 className="title">
                {trip.name} <span className={`small muted ${s.km}`}>about {trip.km} km</span>
              </h3>
              <p className="muted">{trip.about}</p>
              {onward && (
                <a className={`link ${s.go}`} href={onward.href}>
                  {onward.words}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
