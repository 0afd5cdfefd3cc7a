import type { Destination } from '@atoll/contracts/destination';
import { titled } from '@atoll/contracts/page-titles';
import { destinationsPage } from '@atoll/contracts/pages/destinations.page';
import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import { travelAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import type { CityOption } from '@atoll/contracts/place';
import { toAppError } from '@atoll/platform';
import { usePageTitle } from '@atoll/platform/page-title';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { Carousel } from '@atoll/ui/carousel';
import { SampleMark } from '@atoll/ui/chip';
import { ErrorState, LoadingState } from '@atoll/ui/page-state';
import { Poster } from '@atoll/ui/poster';
import { artworkVariant } from '@atoll/contracts/artwork';
import { useParams } from 'react-router-dom';
import { useGetDestinationQuery } from '../shared/destinations/destinations.api';
import { Breadcrumbs } from '../shared/page/breadcrumbs';
import { agentsCount } from '../shared/page/counts';
import { NotFound } from '../shared/page/not-found';
import { WaysOn } from '../shared/page/ways-on';
import * as s from './destination-page.module.css';

/** Where a search in a country begins: in its city with the most agents. */
function mainPlace({ cities, country, lat, lng }: Destination): CityOption {
  const [first] = cities;
  return first
    ? { name: first.city, country, latitude: first.lat, longitude: first.lng }
    : { name: country, country, latitude: lat, longitude: lng };
}

function Facts({ destination }: { readonly destination: Destination }) {
  const facts = [
    [destination.cityCount, destination.cityCount === 1 ? 'city' : 'cities'],
    [destination.agentCount, destination.agentCount === 1 ? 'travel agent' : 'travel agents'],
    [destination.featuredCount, 'featured'],
  ] as const;
  return (
    <dl className={s.facts}>
      {facts.map(([count, words]) => (
        <div key={words} className={s.fact}>
          <dt>{words}</dt>
          <dd className="display">{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Cities({ cities, country }: Destination) {
  if (cities.length === 0) return null;
  return (
    <section className="section-tight">
      <div className="wrap">
        <Carousel bleed label={`Cities in ${country}`} heading={<h2 className="display h2">Cities</h2>}>
          {cities.map(({ slug, city, agentCount, image }) => (
            <Poster
              key={slug}
              href={`/travel-agents/${slug}`}
              name={city}
              note={agentsCount(agentCount).replace('travel ', '')}
              src={artworkVariant(image, '224x320', 'avif')}
            />
          ))}
        </Carousel>
      </div>
    </section>
  );
}

function Found({ destination }: { readonly destination: Destination }) {
  const { country, clean_country, agentCount } = destination;
  const place = mainPlace(destination);
  return (
    <>
      <section className={s.country} aria-labelledby="country">
        <div className="wrap">
          <Breadcrumbs
            trail={[{ name: 'Destinations', href: destinationsPage.pattern }, { name: country }]}
          />
          <h1 className={s.name} id="country">
            {country}
          </h1>
        </div>
        <ArtworkPicture
          className={s.scene}
          uri={destination.listing_image_url}
          place="large"
          alt=""
          priority
          focal={{ x: 0.5, y: 0.7 }}
        />
      </section>
      <div className={`wrap ${s.lead}`}>
        <div>
          <p className={s.words}>{destination.description}</p>
          {destination.sample && (
            <SampleMark>Sample data: the agents and their numbers are invented</SampleMark>
          )}
        </div>
        <Facts destination={destination} />
      </div>
      <Cities {...destination} />
      <WaysOn
        heading={`Plan ${country}`}
        ways={[
          {
            icon: 'bed',
            name: `Hotels in ${place.name}`,
            words: 'The first price you see covers your whole stay.',
            href: pageHref(hotelsPage, placeState(place)),
          },
          {
            icon: 'route',
            name: `Tours in ${place.name}`,
            words: 'Walks, food and day trips.',
            href: pageHref(toursPage, placeState(place)),
          },
          {
            icon: 'user-search',
            name: 'Agents who know it',
            words: agentsCount(agentCount),
            href: pageHref(travelAgentsPage, { country: clean_country }),
          },
        ]}
      />
      <p className={`wrap small faint ${s.credit}`}>Picture: {destination.listing_image_credit}</p>
    </>
  );
}

/** /destination/{countrySlug}: a country with its cities and agents (DES-02). */
export function DestinationPage() {
  const { countrySlug = '' } = useParams();
  const { currentData, error, refetch } = useGetDestinationQuery(countrySlug);
  usePageTitle(titled(currentData?.country ?? (currentData === null ? 'Page Not Found' : 'Destination')));
  if (currentData) return <Found destination={currentData} />;
  if (currentData === null)
    return <NotFound what="This destination" href="/destinations" words="All destinations" />;
  if (error)
    return (
      <ErrorState
        title="The destination could not be loaded"
        text={toAppError(error).message}
        onRetry={() => void refetch()}
      />
    );
  return <LoadingState label="Loading the destination" />;
}
