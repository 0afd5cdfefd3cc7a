import { wholeNumberText } from '@atoll/contracts/words';
import type { Destination } from '@atoll/contracts/destination';
import { destinationPage, destinationsPage } from '@atoll/contracts/pages/destinations.page';
import { pageHref } from '@atoll/contracts/pages/page';
import { travelAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import { usePageTitle } from '@atoll/platform/page-title';
import { usePageUrl } from '@atoll/platform/page-url';
import { RequestLink } from '@atoll/platform/request-link';
import { ArtworkPicture } from '@atoll/ui/artwork-picture';
import { Carousel } from '@atoll/ui/carousel';
import { SampleMark } from '@atoll/ui/chip';
import { Poster } from '@atoll/ui/poster';
import { artworkVariant } from '@atoll/contracts/artwork';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLocation } from 'react-router-dom';
import { useGetDestinationQuery } from '../shared/destinations/destinations.api';
import { cityHref, countryHref } from '../shared/addresses';
import { AgentCard } from '../shared/agents/agent-card';
import { countText } from '../shared/agents/agent-text';
import { answerOf, type Answer } from '../shared/answer';
import { Crumbs } from '../shared/crumbs';
import { NotFound, PageError, PageLoading } from '../shared/page-states';
import { Redirect } from '../shared/redirect';
import { SharePage } from '../shared/sharing/share-page';
import { hotelsAndTours, OnwardLinks } from '../shared/onward-links';
import { AllCities, Regions } from './country-cities';
import { CountryGuides, CountryYear } from './country-guides';
import { countryTitle, mainPlace } from './country-text';
import { GoodToKnow } from './good-to-know';
import { countrySlugOf } from './destination-address';
import * as s from './destination-page.module.css';

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
          <dd className="display">{wholeNumberText(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cities of a country in which none has a guide. */
function Cities({ cities, country, guided }: Destination) {
  if (cities.length === 0 || guided.length > 0) return null;
  return (
    <section className="section-tight">
      <div className="wrap">
        <Carousel bleed label={`Cities in ${country}`} heading={<h2 className="display h2">Cities</h2>}>
          {cities.map(({ slug, city, agentCount, image }) => (
            <Poster
              key={slug}
              href={cityHref(slug)}
              name={city}
              note={countText(agentCount).replace('travel ', '')}
              src={artworkVariant(image, '224x320', 'avif')}
            />
          ))}
        </Carousel>
      </div>
    </section>
  );
}

function Agents({ agents, clean_country, facts: { in_sentence: country } }: Destination) {
  if (agents.length === 0) return null;
  return (
    <section className="section-tight" aria-labelledby="agents">
      <div className="wrap">
        <div className="section-head">
          <h2 className="display h2" id="agents">
            Agents in {country}
          </h2>
          <a className="link" href={pageHref(travelAgentsPage, { country: clean_country })}>
            All agents in {country}
          </a>
        </div>
        <ul className={s.agents}>
          {agents.map((agent) => (
            <li key={agent.id}>
              <AgentCard agent={agent} hasCity />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Found({ destination }: { readonly destination: Destination }) {
  const { country, clean_country, agentCount, facts } = destination;
  const place = mainPlace(destination);
  const { state } = usePageUrl(destinationPage);
  usePageTitle(countryTitle(destination, state.page));
  return (
    <>
      <section className={s.country} aria-labelledby="country">
        <div className="wrap">
          <Crumbs way={[{ name: 'Destinations', href: destinationsPage.pattern }]} here={country} />
          <h1 className={s.name} id="country">
            {country}
          </h1>
        </div>
        <ArtworkPicture
          className={s.scene}
          uri={destination.listing_image_url}
          place="large"
          sizes="100vw"
          alt=""
          priority
          focal={{ x: 0.5, y: 0.7 }}
        />
      </section>
      <div className={`wrap ${s.lead}`}>
        <div>
          <p className={s.words}>{destination.description}</p>
          <p className={s.marks}>
            <RequestLink known={{ country }}>Ask agents for a quote</RequestLink>
            <SharePage kind="destination" title={country} path={countryHref(clean_country)} />
            {destination.sample && (
              <SampleMark>Sample data: the agents and their numbers are invented</SampleMark>
            )}
          </p>
        </div>
        <Facts destination={destination} />
      </div>
      <Cities {...destination} />
      <CountryGuides {...destination} />
      <AllCities {...destination} />
      <Regions {...destination} />
      <CountryYear {...destination} />
      <GoodToKnow {...destination} />
      <Agents {...destination} />
      <OnwardLinks
        heading={`Plan a trip to ${facts.in_sentence}`}
        links={[
          ...hotelsAndTours(place),
          ...(agentCount === 0
            ? []
            : [
                {
                  icon: 'user-search' as const,
                  name: 'Agents who know it',
                  words: countText(agentCount),
                  href: pageHref(travelAgentsPage, { country: clean_country }),
                },
              ]),
        ]}
      />
      {destination.listing_image_credit && (
        <p className={`wrap small faint ${s.credit}`}>Picture: {destination.listing_image_credit}</p>
      )}
    </>
  );
}

/** /destination/{countrySlug}: a country with its cities and agents (DES-02). */
export function DestinationPage() {
  const { pathname, search } = useLocation();
  const slug = countrySlugOf(pathname);
  const query = useGetDestinationQuery(slug ?? skipToken);
  const answer: Answer<Destination> = slug === null ? { state: 'missing' } : answerOf<Destination>(query);
  if (answer.state === 'missing') return <NotFound text="Atoll has no such destination." />;
  if (answer.state === 'error') return <PageError title="Destination" onRetry={answer.retry} />;
  if (answer.state === 'loading') return <PageLoading title="Destination" label="Loading the destination" />;
  const href = countryHref(answer.value.clean_country);
  return pathname === href ? <Found destination={answer.value} /> : <Redirect to={href + search} />;
}
