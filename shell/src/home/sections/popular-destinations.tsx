import { countOf } from '@atoll/contracts/words';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { Carousel } from '@atoll/ui/carousel';
import { usePopularDestinationsQuery } from '../home.api';
import * as s from './popular-destinations.module.css';

/** Countries with the most featured agents (HOM-08). Why there are none, the featured cities above have said. */
export function PopularDestinations() {
  const { currentData } = usePopularDestinationsQuery();
  if (!currentData || currentData.countries.length === 0) return null;
  return (
    <section className="section-tight sand">
      <div className="wrap">
        <Carousel
          bleed
          itemWidth="card"
          label="Popular destinations"
          heading={
            <>
              <h2 className="display h2">Popular destinations</h2>
              <p className="muted">Start with a country and let a local narrow it down.</p>
            </>
          }
        >
          {currentData.countries.map(({ clean_country, country, image, agentCount }) => (
            <a key={clean_country} className={s.card} href={`/destination/${clean_country}`}>
              <ArtworkPicture className={s.picture} uri={image} place="row" alt="" ratio="4/3" />
              <span className={s.name}>{country}</span>
              <span className="small muted">{countOf(agentCount, 'agent')}</span>
            </a>
          ))}
        </Carousel>
        <p>
          <a className="link" href="/destinations">
            All destinations
          </a>
        </p>
      </div>
    </section>
  );
}
