import { useSiteContentQuery } from '../home.api';
import { FeaturedCities } from './featured-cities';
import { Features } from './features';
import { Partners } from './partners';
import { Pitches } from './pitches';
import { PopularDestinations } from './popular-destinations';
import { Testimonials } from './testimonials';
import { WaysToPlan } from './ways-to-plan';

/** Everything below the first screen of home. */
export function HomeSections() {
  const { currentData: content } = useSiteContentQuery();
  return (
    <>
      <FeaturedCities />
      <PopularDestinations />
      <Features />
      <WaysToPlan />
      {content && <Testimonials testimonials={content.testimonials} />}
      {content && <Partners partners={content.partners} />}
      <Pitches />
    </>
  );
}
