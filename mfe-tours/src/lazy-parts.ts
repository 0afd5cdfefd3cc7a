import { readQuery } from '@atoll/contracts/pages/page';
import { toursPage } from '@atoll/contracts/pages/tours.page';
import { fetchEarly, fetchParts } from '@atoll/platform/early-parts';
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
export const prepareResults = () => fetchEarly(results);

/** Fetches the detail's code once somebody is among the tours that open it. */
export const prepareDetail = () => fetchEarly(detail);

/** Fetches the code of everything that a URL shows; resolves to the names of its chunks. */
export async function prepareUrl(url: URL): Promise<string[]> {
  const { search, typedPlace, tourId } = toursAddressOf(readQuery(toursPage, url.searchParams));
  const isMapPage = url.pathname !== toursPage.pattern;
  if (!isMapPage && !search.place && !typedPlace) return [];
  return fetchParts({ results, ...(tourId !== null && { detail }) });
}
