import { wholeNumberText } from '@atoll/contracts/words';
import { titled } from '@atoll/contracts/page-titles';
import { destinationsPage } from '@atoll/contracts/pages/destinations.page';
import { readQuery } from '@atoll/contracts/pages/page';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage } from '@atoll/platform/server';
import { destinationsApi } from '../shared/destinations/destinations.api';
import { countryHref } from '../shared/addresses';
import { searchesCities } from './found-places';

/** The first screen of /destinations. */
export async function loadDestinations(store: AtollStore, url: URL): Promise<LoadedPage> {
  const { listDestinations, listCities, calledSo } = destinationsApi.endpoints;
  const { q } = readQuery(destinationsPage, url.searchParams);
  const [{ data, meta }] = await Promise.all([
    store.dispatch(listDestinations.initiate()).unwrap(),
    searchesCities(q) && store.dispatch(listCities.initiate()).unwrap(),
    // Without it the page still has its own names, and says what it lacks.
    q !== null && searchesCities(q) && store.dispatch(calledSo.initiate(q)),
  ]);
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
