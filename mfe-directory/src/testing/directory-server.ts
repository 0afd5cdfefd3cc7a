import type { Hotel } from '@atoll/contracts/hotel';
import type { House, HouseOnMap } from '@atoll/contracts/house';
import type { SightCluster } from '@atoll/contracts/sights';
import type { Tour } from '@atoll/contracts/tour';
import {
  AGENT_PAGE_SIZE,
  AGENT_SUGGESTIONS_MAX,
  type Agent,
  type AgentCluster,
  type AgentClustersAnswer,
  type AgentsAnswer,
} from '@atoll/contracts/agent';
import {
  COUNTRY_CITIES_PAGE_SIZE,
  type CalledSo,
  type City,
  type CityPage,
  type CountryCities,
  type Destination,
  type DestinationOnMap,
} from '@atoll/contracts/destination';
import type { AgentReviews } from '@atoll/contracts/review';
import type { SharedPost, ShareRequest } from '@atoll/contracts/shared-post';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { cardOf, destinationOf, sharedPostOf } from './fixtures';
import { houseCardOf } from './house-fixtures';

export interface World {
  agents: Agent[];
  cities: City[];
  pages: CityPage[];
  countries: DestinationOnMap[];
  /** What every part of the map answers; the API alone puts agents together. */
  clusters: AgentCluster[];
  /** What every search for a place answers. */
  places: unknown[];
  /** What the sources know of a submitted one. */
  submittedPlaces: unknown[];
  /** Countries with a page of their own. */
  countryPages: Destination[];
  posts: SharedPost[];
  /** Of every agent. */
  reviews: AgentReviews;
  /** What names in other languages mean. */
  calledSo: Readonly<Record<string, CalledSo>>;
  /** Houses with an account, of every city. */
  houses: House[];
  /** What every part of the map has to see. */
  sights: SightCluster[];
  housesOnMap: HouseOnMap[];
  hotels: Hotel[];
  /** Of all pages, where there are more than one has. */
  hotelCount: number;
  tourCount: number;
  tours: Tour[];
}

export const emptyWorld = (): World => ({
  agents: [],
  cities: [],
  pages: [],
  clusters: [],
  places: [],
  submittedPlaces: [],
  countries: [destinationOf(), destinationOf({ country: 'Japan', clean_country: 'japan', agentCount: 2100 })],
  countryPages: [],
  posts: [],
  reviews: { average: null, count: 0, reviews: [] },
  calledSo: {},
  houses: [],
  sights: [],
  housesOnMap: [],
  hotels: [],
  hotelCount: 0,
  tourCount: 0,
  tours: [],
});

type Params = Readonly<Record<string, string>>;

const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
const some = (list: string | undefined) => list?.split(',') ?? [];

function matches(agent: Agent, params: Params): boolean {
  const { q, citySlug, country, nameSlug, featured, rating } = params;
  return (
    (q === undefined || fitsSome(agent, q)) &&
    (citySlug === undefined || agent.clean_city === citySlug) &&
    (country === undefined || isCountry(agent, country)) &&
    (nameSlug === undefined || agent.name_slug === nameSlug) &&
    (featured !== 'true' || agent.is_featured) &&
    (rating === undefined || (agent.rating ?? 0) >= Number(rating)) &&
    some(params.specialities).every((one) => agent.specialities.some((other) => other === one)) &&
    some(params.languages).every((one) => agent.languages.some((other) => other === one))
  );
}

const NOBODY = { count: 0, featuredCount: 0, page: 1, pages: 1, country: null, ignored: [] };

const isCountry = ({ country, clean_country, country_code }: Agent, text: string) =>
  [country, clean_country, country_code].some((name) => name.toLowerCase() === text.toLowerCase());

function countryCalled(agents: readonly Agent[], text: string): AgentsAnswer['meta']['country'] {
  const found = agents.find((agent) => isCountry(agent, text));
  return found ? { name: found.country, slug: found.clean_country } : null;
}

const fitsWord = ({ name, agency, city }: Agent, word: string) => has(`${name} ${agency} ${city}`, word);
const fitsSome = (agent: Agent, q: string) => q.split(' ').some((word) => fitsWord(agent, word));
const ignoredOf = (agents: readonly Agent[], q: string) =>
  q.split(' ').filter((word) => !agents.some((agent) => fitsWord(agent, word)));

/** `GET /api/agents`, as the contract says it. */
export function listed(agents: readonly Agent[], params: Params): AgentsAnswer {
  const { name, city } = params;
  if (name !== undefined || city !== undefined) {
    const found = agents.filter((agent) => has(agent.name, name ?? '') && has(agent.city, city ?? ''));
    const data = found.slice(0, AGENT_SUGGESTIONS_MAX).map(cardOf);
    return { data, meta: { ...NOBODY, count: found.length } };
  }
  const found = agents.filter((agent) => matches(agent, params));
  const page = Number(params.page ?? 1);
  return {
    data: found.slice((page - 1) * AGENT_PAGE_SIZE, page * AGENT_PAGE_SIZE).map(cardOf),
    meta: {
      count: found.length,
      featuredCount: found.filter(({ is_featured }) => is_featured).length,
      page,
      pages: Math.max(1, Math.ceil(found.length / AGENT_PAGE_SIZE)),
      country: params.country ? countryCalled(agents, params.country) : null,
      ignored: params.q === undefined ? [] : ignoredOf(agents, params.q),
    },
  };
}

export function countriesAnswer({ countries, cities }: World) {
  const agentCount = countries.reduce((sum, country) => sum + country.agentCount, 0);
  return { data: countries, meta: { agentCount, cityCount: cities.length } };
}

/** `GET /api/destinations/:slug/cities`, of the cities that the country's page has. */
export function townsAnswer({ countryPages }: World, country: string, params: Params): CountryCities {
  const { q = '', region, page = '1' } = params;
  const cities = countryPages.find(({ clean_country }) => clean_country === country)?.cities ?? [];
  const found = cities.filter(
    (city) => has(city.city, q) && (region === undefined || city.region === region),
  );
  const from = (Number(page) - 1) * COUNTRY_CITIES_PAGE_SIZE;
  return {
    data: found.slice(from, from + COUNTRY_CITIES_PAGE_SIZE),
    meta: {
      total: found.length,
      page: Number(page),
      pages: Math.max(1, Math.ceil(found.length / COUNTRY_CITIES_PAGE_SIZE)),
    },
  };
}

export function clustersAnswer({ clusters }: World): AgentClustersAnswer {
  return { clusters, count: clusters.reduce((sum, { count }) => sum + count, 0) };
}

const directoryServer = fakeApi<World>({
  world: emptyWorld,
  routes: {
    'GET /api/houses': ({ world }) => ({ houses: world.houses.map(houseCardOf) }),
    'GET /api/houses/on-map': ({ world }) => ({ houses: world.housesOnMap }),
    'GET /api/sights': ({ world }) => ({ clusters: world.sights, count: world.sights.length }),
    'GET /api/hotels': ({ world }) => ({
      ...{
        hotels: world.hotels,
        totalCount: Math.max(world.hotels.length, world.hotelCount),
        page: 1,
        pageSize: 60,
      },
    }),
    'GET /api/activities': ({ world }) => ({
      ...{
        data: world.tours,
        meta: { count: Math.max(world.tours.length, world.tourCount), found: world.tours.length },
      },
    }),
    'GET /api/houses/:slug': ({ world, pathParams }) =>
      world.houses.find(({ id }) => pathParams['slug']?.endsWith(id)) ?? apiError(404, 'PGRST116'),
    'GET /api/agents/clusters': ({ world }) => clustersAnswer(world),
    'GET /api/places': ({ world }) => ({ places: world.places }),
    'GET /api/places/submitted': ({ world }) => ({ source: 'geocoder', places: world.submittedPlaces }),
    'GET /api/agents/:id/reviews': ({ world }) => world.reviews,
    'POST /api/reviews/:id/reports': ({ body }) =>
      body.includes('#')
        ? apiError(422, 'INVALID_FIELDS', 'Please check', {
            text: 'This has characters that cannot be used.',
          })
        : { message: 'Thank you. An administrator looks at it.' },
    'POST /api/entry-visits': () => new Response(null, { status: 204 }),
    'GET /api/agents/:id': ({ world, pathParams }) =>
      world.agents.find(({ id }) => id === pathParams.id) ?? apiError(404, 'NOT_FOUND'),
    'GET /api/agents': ({ world, params }) => listed(world.agents, params),
    'GET /api/cities/:slug/pages/:kind/:page': ({ world, pathParams }) =>
      world.pages.find(
        ({ city, kind, slug }) =>
          city.slug === pathParams.slug && kind === pathParams.kind && slug === pathParams.page,
      ) ?? apiError(404, 'NOT_FOUND'),
    'GET /api/cities/:slug': ({ world, pathParams }) =>
      world.cities.find(({ slug }) => slug === pathParams.slug) ?? apiError(404, 'NOT_FOUND'),
    'GET /api/destinations/cities': ({ world }) => world.cities,
    'GET /api/destinations/called': ({ world, params }) =>
      world.calledSo[params.name ?? ''] ?? { countries: [], cities: [] },
    'GET /api/destinations/:slug/cities': ({ world, pathParams, params }) =>
      townsAnswer(world, pathParams['slug'] ?? '', params),
    'GET /api/destinations/:slug': ({ world, pathParams }) =>
      world.countryPages.find(({ clean_country }) => clean_country === pathParams.slug) ??
      apiError(404, 'NOT_FOUND'),
    'GET /api/share/:logId': ({ world, pathParams }) =>
      world.posts.find(({ logId }) => logId === pathParams.logId) ?? apiError(404, 'PGRST116'),
    'POST /api/share': ({ world, body }) => {
      const post = sharedPostOf(JSON.parse(body) as ShareRequest);
      world.posts.push(post);
      return post;
    },
    'GET /api/destinations': ({ world }) => countriesAnswer(world),
  },
});

export const { world, asked, queriesOf, fail, hold, start: startDirectoryServer } = directoryServer;

/** The lists that were asked for, in order: not the suggestions. */
export const lists = () => queriesOf('/api/agents').filter(({ name, city }) => !name && !city);
