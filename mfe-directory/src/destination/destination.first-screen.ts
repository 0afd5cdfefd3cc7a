import { ogPicturePath } from '@atoll/contracts/og-picture';
import { titled } from '@atoll/contracts/page-titles';
import { destinationPage, destinationsPage } from '@atoll/contracts/pages/destinations.page';
import { pathParams } from '@atoll/contracts/site-routes';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage } from '@atoll/platform/server';
import { destinationsApi } from '../shared/destinations/destinations.api';
import { countryHref } from '../shared/addresses';
import { countText } from '../shared/agents/agent-text';
import { excerpt } from '../shared/excerpt';
import { missingFrom } from '../shared/missing-from';
import { breadcrumbList } from '../shared/structured-data';

/** The first screen of a country's page: 404 where there is none, or where it is hidden. */
export async function loadDestination(store: AtollStore, { pathname }: URL): Promise<LoadedPage> {
  const { countrySlug: slug = '' } = pathParams(destinationPage.pattern, pathname) ?? {};
  const found = await store.dispatch(destinationsApi.endpoints.getDestination.initiate(slug)).unwrap();
  if (!found) {
    return {
      status: 404,
      head: { title: titled('Page Not Found') },
      madeFrom: missingFrom(`country:${slug}`),
    };
  }
  const { country, clean_country, description, listing_image_url, lat, lng, agentCount, cityCount } = found;
  return {
    head: {
      title: titled(`${country}: cities, hotels, tours and travel agents`),
      description: excerpt(
        `${countText(agentCount)} in ${countText(cityCount, 'city', 'cities')}. ${description}`,
      ),
      canonical: countryHref(clean_country),
      image: ogPicturePath('country', clean_country, country),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Country',
          name: country,
          description,
          image: listing_image_url,
          url: countryHref(clean_country),
          geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
        },
        breadcrumbList([
          { name: 'Destinations', href: destinationsPage.pattern },
          { name: country, href: countryHref(clean_country) },
        ]),
      ],
    },
    madeFrom: [`country:${clean_country}`],
  };
}
