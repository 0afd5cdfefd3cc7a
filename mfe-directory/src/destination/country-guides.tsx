import { artworkVariant } from '@atoll/contracts/artwork';
import type { Destination } from '@atoll/contracts/destination';
import { Poster } from '@atoll/ui/poster';
import { cityHref } from '../shared/addresses';
import { MonthsRow } from '../shared/months/months';
import * as s from './country-parts.module.css';

/** The cities of a country that have a guide. */
export function CountryGuides({ guided }: Pick<Destination, 'guided'>) {
  if (guided.length === 0) return null;
  return (
    <section className="wrap section-tight" aria-labelledby="guides">
      <div className="section-head">
        <h2 className="display h2" id="guides">
          Cities with a guide
        </h2>
      </div>
      <ul className={s.guides}>
        {guided.map(({ slug, city, image, summary }) => (
          <li key={slug}>
            <Poster
              href={cityHref(slug)}
              name={city}
              note="Guide"
              src={artworkVariant(image, '480x360', 'avif')}
              ratio="16/10"
              loading="lazy"
            />
            <p className={`muted ${s.summary}`}>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When to go, by the cities with a guide. */
export function CountryYear({ guided }: Pick<Destination, 'guided'>) {
  const told = guided.filter(({ best_months }) => best_months.length > 0);
  if (told.length === 0) return null;
  return (
    <section className={`wrap section-tight ${s.duo}`} aria-labelledby="when-to-go">
      <div>
        <h2 className="display h2" id="when-to-go">
          When to go
        </h2>
        <p className="muted">The best months, by city.</p>
      </div>
      <dl className={s.years}>
        {told.map(({ slug, city, best_months }) => (
          <div key={slug} className={s.yearOf}>
            <dt>{city}</dt>
            <dd>
              <MonthsRow best={best_months} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
