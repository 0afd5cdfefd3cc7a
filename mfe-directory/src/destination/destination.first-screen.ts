import { ogPicturePath } from '@atoll/contracts/og-picture';
import { titled } from '@atoll/contracts/page-titles';
import { destinationsPage } from '@atoll/contracts/pages/destinations.page';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage, MovedPage } from '@atoll/platform/server';
import { destinationsApi } from '../shared/destinations/destinations.api';
import { countryHref } from '../shared/addresses';
import { countText } from '../shared/agents/agent-text';
import { excerpt } from '../shared/excerpt';
import { missingFrom } from '../shared/missing-from';
import { breadcrumbList } from '../shared/structured-data';
import { countrySlugOf } from './destination-address';

/** The first screen of a country's page: 404 where there is none, or where it is hidden. */
export async function loadDestination(store: AtollStore, url: URL): Promise<LoadedPage | MovedPage> {
  const slug = countrySlugOf(url.pathname);
  const missing: LoadedPage = { status: 404, head: { title: titled('Page Not Found') } };
  if (slug === null) return missing;
  const found = await store.dispatch(destinationsApi.endpoints.getDestination.initiate(slug)).unwrap();
  if (!found) return { ...missing, madeFrom: missingFrom(`country:${slug}`) };
  const href = countryHref(found.clean_country);
  if (url.pathname !== href) return { movedTo: href + url.search };
  const { country, clean_country, description, listing_image_url, lat, lng, agentCount, cityCount } = found;
  return {
    head: {
      title: titled(`${country}: cities, hotels, tours and travel agents`),
      description: excerpt(
        `${countText(agentCount)} in ${countText(cityCount, 'city', 'cities')}. ${description}`,
      ),
      canonical: href,
      image: ogPicturePath('country', clean_country, country),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Country',
          name: country,
          description,
          image: listing_image_url,
          url: href,
          geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
        },
        breadcrumbList([
          { name: 'Destinations', href: destinationsPage.pattern },
          { name: country, href },
        ]),
      ],
    },
    madeFrom: [`country:${clean_country}`],
  };
}
