import type { GuidedCity } from '@atoll/contracts/destination';
import { ogPicturePath } from '@atoll/contracts/og-picture';
import { titled } from '@atoll/contracts/page-titles';
import { countryTitle } from './country-text';
import { readQuery } from '@atoll/contracts/pages/page';
import { destinationPage, destinationsPage } from '@atoll/contracts/pages/destinations.page';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage, MovedPage } from '@atoll/platform/server';
import { destinationsApi } from '../shared/destinations/destinations.api';
import { cityHref, countryHref } from '../shared/addresses';
import { countText } from '../shared/agents/agent-text';
import { excerpt } from '../shared/excerpt';
import { missingFrom } from '../shared/missing-from';
import { breadcrumbList } from '../shared/structured-data';
import { countrySlugOf } from './destination-address';

const guidedPlace = ({ city, slug, summary }: GuidedCity): unknown => ({
  '@type': 'TouristDestination',
  name: city,
  description: summary,
  url: cityHref(slug),
});

/** The first screen of a country's page: 404 where there is none, or where it is hidden. */
export async function loadDestination(store: AtollStore, url: URL): Promise<LoadedPage | MovedPage> {
  const slug = countrySlugOf(url.pathname);
  const missing: LoadedPage = { status: 404, head: { title: titled('Page Not Found') } };
  if (slug === null) return missing;
  const { q, region, page } = readQuery(destinationPage, url.searchParams);
  const { getDestination, countryCities } = destinationsApi.endpoints;
  const found = await store.dispatch(getDestination.initiate(slug)).unwrap();
  if (!found) return { ...missing, madeFrom: missingFrom(`country:${slug}`) };
  const href = countryHref(found.clean_country);
  if (url.pathname !== href) return { movedTo: href + url.search };
  const cities = await store
    .dispatch(countryCities.initiate({ slug: found.clean_country, q, region, page }))
    .unwrap();
  const isPast = page > cities.meta.pages;
  const isWhole = q === null && region === null;
  const { country, clean_country, description, listing_image_url, lat, lng, agentCount, guided } = found;
  return {
    status: isPast ? 404 : 200,
    head: {
      title: countryTitle(found, page),
      description: excerpt(agentCount > 0 ? `${countText(agentCount)}. ${description}` : description),
      ...(isPast ? {} : { canonical: isWhole && page > 1 ? `${href}?page=${page}` : href }),
      image: ogPicturePath('country', clean_country, country),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Country',
          name: country,
          description,
          image: listing_image_url,
          url: href,
          ...(guided.length > 0 && { containsPlace: guided.map(guidedPlace) }),
          geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
        },
        breadcrumbList([
          { name: 'Destinations', href: destinationsPage.pattern },
          { name: country, href },
        ]),
      ],
    },
    // Its neighbors are linked where they are visible.
    madeFrom: [`country:${clean_country}`, 'destinations'],
  };
}
