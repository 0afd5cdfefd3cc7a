import { useState } from 'react';
import { useSiteContentQuery } from '../home.api';
import { FeaturedCities } from './featured-cities';
import { Features } from './features';
import { Partners } from './partners';
import { Pitches } from './pitches';
import { PopularDestinations } from './popular-destinations';
import { RequestDialog } from './request-dialog';
import { Testimonials } from './testimonials';
import { WaysToPlan } from './ways-to-plan';

/** Everything below the first screen of home. */
export function HomeSections() {
  const { currentData: content } = useSiteContentQuery();
  const [isRequesting, setRequesting] = useState(false);
  return (
    <>
      <FeaturedCities />
      <PopularDestinations />
      <Features />
      <WaysToPlan onRequest={() => setRequesting(true)} />
      {content && <Testimonials testimonials={content.testimonials} />}
      {content && <Partners partners={content.partners} />}
      <Pitches />
      <RequestDialog open={isRequesting} onClose={() => setRequesting(false)} />
    </>
  );
}
