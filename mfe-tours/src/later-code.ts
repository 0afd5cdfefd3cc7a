import { readQuery } from '@atoll/contracts/pages/page';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import { lazyPart } from '@atoll/platform/lazy-part';
import { toursAddressOf } from './shared/tour-address';

const results = lazyPart(
  async () => (await import(/* webpackChunkName: "results" */ './results/results-section')).ResultsSection,
);
const detail = lazyPart(
  async () => (await import(/* webpackChunkName: "detail" */ './detail/tour-detail')).TourDetail,
);

/** What a search shows, which the empty search need not wait for. */
export const ResultsSection = results.Part;
/** A tour over the results. */
export const TourDetail = detail.Part;

/** Fetches the results' code once somebody turns to the search that leads to them. */
export function prepareResults(): void {
  // The search itself asks again and shows what went wrong.
  results.fetch().catch(() => undefined);
}

/** Fetches the detail's code once somebody is among the tours that open it. */
export function prepareDetail(): void {
  // Opening a tour asks again and shows what went wrong.
  detail.fetch().catch(() => undefined);
}

/**
 * Fetches the code of everything that a URL shows: on the server and before hydration, which must draw alike. Resolves
 * to the names of its chunks.
 */
export async function prepareUrl(url: URL): Promise<string[]> {
  const { search, typedPlace, tourId } = toursAddressOf(readQuery(toursPage, url.searchParams));
  const isMapPage = url.pathname !== toursPage.pattern;
  if (!isMapPage && !search.place && !typedPlace) return [];
  const parts = { results, ...(tourId === null ? {} : { detail }) };
  await Promise.all(Object.values(parts).map((part) => part.fetch()));
  return Object.keys(parts);
}
