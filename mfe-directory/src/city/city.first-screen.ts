import { AGENT_PAGE_SIZE } from '@atoll/contracts/agent';
import { sightHref, type Sight } from '@atoll/contracts/city-guide';
import type { City } from '@atoll/contracts/destination';
import { ogPicturePath } from '@atoll/contracts/og-picture';
import { readQuery } from '@atoll/contracts/pages/page';
import { cityAgentsPage } from '@atoll/contracts/pages/travel-agents.page';
import { slugify } from '@atoll/contracts/slug';
import { titled } from '@atoll/contracts/page-titles';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage, MovedPage } from '@atoll/platform/server';
import { cityHref } from '../shared/addresses';
import { listArgs } from '../shared/agents/agent-filters';
import { countText } from '../shared/agents/agent-text';
import { agentsApi } from '../shared/agents/agents.api';
import { excerpt } from '../shared/excerpt';
import { missingFrom } from '../shared/missing-from';
import { housesApi } from '../shared/houses/houses.api';
import { agentItems, breadcrumbList } from '../shared/structured-data';
import { crumbsAboveCity, crumbsAboveGuide } from '../shared/crumbs-above';
import { citySlugOf } from './city-address';
import { cityTitle, featuredText } from './city-text';

/** A sight as search engines read it; of its hours and prices nothing is known. */
const attraction =
  (slug: string) =>
  ({ id, name, local, about, lat, lng }: Sight): unknown => ({
    '@type': 'TouristAttraction',
    name,
    ...(local !== null && { alternateName: local }),
    description: about,
    url: sightHref(slug, id),
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
  });

function cityData({
  name,
  country,
  description,
  guide,
  lat,
  lng,
  slug,
  featured_image_url: image,
}: City): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': guide ? 'TouristDestination' : 'City',
    name,
    // Nothing is told of a town that has just got its first agent.
    ...(description && { description }),
    image,
    url: cityHref(slug),
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    containedInPlace: { '@type': 'Country', name: country },
    ...(guide && guide.sights.length > 0 && { includesAttraction: guide.sights.map(attraction(slug)) }),
  };
}

function cityDescription(city: City, page: number): string {
  if (city.guide && page === 1) return excerpt(city.description);
  return [
    `${countText(city.agentCount)} in ${city.name}, ${city.country}.`,
    featuredText(city),
    `Compare ratings, specialities and languages${page > 1 ? `, page ${page}` : ''}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** /travel-agents/{city}. Every narrowing of it has the address of the whole list, page by page. */
export async function loadCity(store: AtollStore, url: URL): Promise<LoadedPage | MovedPage> {
  const slug = citySlugOf(url.pathname);
  const missing: LoadedPage = { status: 404, head: { title: titled('Page Not Found') } };
  if (slug === null) return missing;
  const state = readQuery(cityAgentsPage, url.searchParams);
  const { getCity, listAgents } = agentsApi.endpoints;
  const [city, { data, meta }] = await Promise.all([
    store.dispatch(getCity.initiate(slug)).unwrap(),
    store.dispatch(listAgents.initiate(listArgs(state, slug))).unwrap(),
    // The city is worth showing without them.
    store.dispatch(housesApi.endpoints.housesInCity.initiate(slug)),
  ]);
  if (!city) return { ...missing, madeFrom: missingFrom(`city:${slug}`) };
  const href = cityHref(city.slug);
  if (url.pathname !== href) return { movedTo: href + url.search };
  const { page } = state;
  const isPast = page > meta.pages;
  return {
    status: isPast ? 404 : 200,
    head: {
      title: cityTitle(city, page),
      description: cityDescription(city, page),
      ...(isPast ? {} : { canonical: page > 1 ? `${href}?page=${page}` : href }),
      // What the picture says depends on whether there is a guide.
      image: ogPicturePath('city', city.slug, city.hasGuide ? `${city.name}, guide` : city.name),
      jsonLd: [
        cityData(city),
        breadcrumbList([
          ...(city.guide && page === 1 ? crumbsAboveGuide(city) : crumbsAboveCity(city)),
          { name: city.name, href },
        ]),
        // A guide's page lists its sights; its agents have the pages after it.
        ...(city.guide && page === 1 ? [] : [agentItems(data, (page - 1) * AGENT_PAGE_SIZE)]),
      ],
    },
    madeFrom: [
      `city:${city.slug}`,
      `country:${city.clean_country}`,
      ...city.nearby.map((other) => `city:${other.slug}`),
      `houses-in:${slugify(city.name)}`,
    ],
  };
}
