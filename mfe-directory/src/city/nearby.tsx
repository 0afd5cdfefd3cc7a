import type { City } from '@atoll/contracts/destination';
import { artworkVariant } from '@atoll/contracts/artwork';
import { Poster } from '@atoll/ui/poster';
import { cityHref } from '../shared/addresses';
import { countText } from '../shared/agents/agent-text';
import * as s from './nearby.module.css';

/** Other cities of the country with agents, the nearest first. */
export function Nearby({ city }: { city: City }) {
  if (city.nearby.length === 0) return null;
  return (
    <section className="sand section-tight" aria-labelledby="nearby-cities">
      <div className="wrap">
        <div className="section-head">
          <h2 className="display h2" id="nearby-cities">
            Other cities in {city.country_in_sentence}
          </h2>
        </div>
        <ul className={s.cities}>
          {city.nearby.map((other) => (
            <li key={other.slug}>
              <Poster
                src={artworkVariant(other.image, '480x360', 'avif')}
                name={other.city}
                note={other.agentCount > 0 ? countText(other.agentCount, 'agent') : 'Guide'}
                href={cityHref(other.slug)}
                ratio="4/3"
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
