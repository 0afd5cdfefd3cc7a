import { titled } from '@atoll/contracts/page-titles';
import { sitemapPage } from '@atoll/contracts/pages/sitemap.page';
import type { AtollStore } from '@atoll/platform';
import type { LoadedPage } from '@atoll/platform/server';
import { destinationsApi } from '../shared/destinations/destinations.api';

/** The first screen of the sitemap for people. */
export async function loadSitemap(store: AtollStore): Promise<LoadedPage> {
  await store.dispatch(destinationsApi.endpoints.listDestinations.initiate()).unwrap();
  return {
    head: {
      title: titled(sitemapPage.title),
      description:
        'Every part of Atoll on one page: agents, destinations, hotels and tours, country by country.',
      canonical: sitemapPage.pattern,
    },
    madeFrom: ['destinations'],
  };
}
