import { wholeNumberText } from '@atoll/contracts/words';
import { titled } from '@atoll/contracts/page-titles';
import { destinationsPage } from '@atoll/contracts/pages/destinations.page';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage } from '@atoll/platform/server';
import { destinationsApi } from '../shared/destinations/destinations.api';
import { countryHref } from '../shared/addresses';

/** The first screen of /destinations. */
export async function loadDestinations(store: AtollStore): Promise<LoadedPage> {
  const { data, meta } = await store.dispatch(destinationsApi.endpoints.listDestinations.initiate()).unwrap();
  return {
    head: {
      title: titled(destinationsPage.title),
      description: `${data.length} countries with their cities, hotels, tours and ${wholeNumberText(meta.agentCount)} travel agents who know them.`,
      canonical: destinationsPage.pattern,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: data.map(({ country, clean_country }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: country,
            url: countryHref(clean_country),
          })),
        },
      ],
    },
    madeFrom: ['destinations'],
  };
}
