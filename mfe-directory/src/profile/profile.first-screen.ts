import { AGENT_SPECIALITY_LABELS, type Agent } from '@atoll/contracts/agent';
import type { AgentReviews } from '@atoll/contracts/review';
import { ogPicturePath } from '@atoll/contracts/og-picture';
import { titled } from '@atoll/contracts/page-titles';
import { agentHref } from '@atoll/contracts/pages/travel-agents.page';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage, MovedPage } from '@atoll/platform/server';
import { agentsApi } from '../shared/agents/agents.api';
import { agentLanguageName } from '@atoll/contracts/agent-languages';
import { excerpt } from '../shared/excerpt';
import { missingFrom } from '../shared/missing-from';
import { agentItems, breadcrumbList } from '../shared/structured-data';
import { crumbsInCity } from '../shared/crumbs-above';
import { profileAddressOf } from './profile-address';
import { sameNameHref } from '../shared/addresses';
import { reviewsApi } from './reviews/reviews.api';
import { cityOfAgent, profileDescription, profileTitle, sameNameTitle } from './profile-text';

const MISSING: LoadedPage = { status: 404, head: { title: titled('Page Not Found') } };

function meanData(ratingValue: number, ratingCount: number) {
  return { '@type': 'AggregateRating', ratingValue, ratingCount, bestRating: 5 };
}

/** Reviews that were written here, without samples. */
function reviewData(average: number, { count, reviews }: AgentReviews) {
  return {
    aggregateRating: meanData(average, count),
    review: reviews
      .filter(({ isSample }) => !isSample)
      .map(({ rating, text, name, at }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
        reviewBody: text,
        author: { '@type': 'Person', name: name ?? 'A traveler' },
        datePublished: at.slice(0, 10),
      })),
  };
}

/** The agency and who works there. Invented ratings are no facts that a search engine may be told. */
function agencyData(agent: Agent, reviews: AgentReviews): unknown {
  const { name, agency, summary, city, region, country_code, lat, lng, rating, rating_count, sample } = agent;
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    name: agency,
    description: summary,
    url: agentHref(agent),
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      ...(region === null ? {} : { addressRegion: region }),
      addressCountry: country_code,
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    areaServed: agent.places.map(({ country }) => ({ '@type': 'Country', name: country })),
    knowsAbout: agent.specialities.map((speciality) => AGENT_SPECIALITY_LABELS[speciality]),
    employee: {
      '@type': 'Person',
      name,
      jobTitle: 'Travel agent',
      knowsLanguage: agent.languages.map(agentLanguageName),
    },
    // Of two means the one that was counted here: a search engine takes one.
    ...(reviews.average !== null
      ? reviewData(reviews.average, reviews)
      : rating !== null && !sample && { aggregateRating: meanData(rating, rating_count) }),
  };
}

async function loadById(store: AtollStore, id: string, pathname: string): Promise<LoadedPage | MovedPage> {
  const agent = await store.dispatch(agentsApi.endpoints.getAgent.initiate(id)).unwrap();
  if (!agent) return { ...MISSING, madeFrom: missingFrom(`agent:${id}`) };
  const canonical = agentHref(agent);
  if (pathname !== canonical) return { movedTo: canonical };
  const reviews = await store.dispatch(reviewsApi.endpoints.agentReviews.initiate(id)).unwrap();
  return {
    head: {
      title: profileTitle(agent),
      description: excerpt(profileDescription(agent)),
      canonical,
      image: ogPicturePath('agent', id, agent.name),
      jsonLd: [
        agencyData(agent, reviews),
        breadcrumbList([...crumbsInCity(cityOfAgent(agent)), { name: agent.name, href: canonical }]),
      ],
    },
    madeFrom: [
      `agent:${id}`,
      `city:${agent.clean_city}`,
      ...new Set([agent, ...agent.places].map(({ clean_country }) => `country:${clean_country}`)),
    ],
  };
}

async function loadByName(
  store: AtollStore,
  name: { nameSlug: string; citySlug: string },
  pathname: string,
): Promise<LoadedPage | MovedPage> {
  const agents = await store.dispatch(agentsApi.endpoints.agentsByName.initiate(name)).unwrap();
  const [first, ...others] = agents;
  if (!first) return { ...MISSING, madeFrom: missingFrom(`city:${name.citySlug}`) };
  if (others.length === 0) return { movedTo: agentHref(first) };
  const title = sameNameTitle([first, ...others]);
  const canonical = sameNameHref(first);
  if (pathname !== canonical) return { movedTo: canonical };
  return {
    head: {
      title: titled(title),
      description: `${title}: choose the one you are looking for.`,
      canonical,
      jsonLd: [
        breadcrumbList([...crumbsInCity(cityOfAgent(first)), { name: first.name, href: canonical }]),
        agentItems(agents),
      ],
    },
    madeFrom: [
      `city:${name.citySlug}`,
      `country:${first.clean_country}`,
      ...agents.map(({ id }) => `agent:${id}`),
    ],
  };
}

/** A profile under any of its addresses; all but one have moved there (DIR-04 to DIR-06, C15). */
export async function loadProfile(store: AtollStore, url: URL): Promise<LoadedPage | MovedPage> {
  const address = profileAddressOf(url.pathname);
  if (!address) return MISSING;
  if (address.by === 'id') return loadById(store, address.id, url.pathname);
  const { nameSlug, citySlug } = address;
  return loadByName(store, { nameSlug, citySlug }, url.pathname);
}
