import { fetchEarly, fetchParts } from '@atoll/platform/early-parts';
import { lazyPart } from '@atoll/platform/lazy-part';
import { bookingsPage } from '@atoll/contracts/pages/bookings.page';
import { readAddress } from './shared/hotel-address';

const results = lazyPart(
  async () => (await import(/* webpackChunkName: "results" */ './results/results-section')).ResultsSection,
);
const layers = lazyPart(
  async () => (await import(/* webpackChunkName: "layers" */ './hotel-layers')).HotelLayers,
);

const bookings = lazyPart(
  async () => (await import(/* webpackChunkName: "bookings" */ './bookings/bookings-page')).BookingsPage,
);

/** What a search shows, which the empty search need not wait for. */
export const ResultsSection = results.Part;
/** A hotel with its booking and confirmation, a third of this remote's code. */
export const HotelLayers = layers.Part;
/** The bookings of this browser. */
export const BookingsPage = bookings.Part;

/** What a touch asks for itself, such as the calendar, comes over a slow line first. */
const AFTER_MS = 1_000;

/** Fetches the results' code soon after somebody has turned to the search that leads to them. */
export const prepareResults = () => void setTimeout(() => fetchEarly(results), AFTER_MS);

/** Fetches the layers' code once somebody is among the hotels that open them. */
export const prepareLayers = () => fetchEarly(layers);

/** Fetches the code of everything that a URL shows; resolves to the names of its chunks. */
export function prepareUrl({ pathname, search: query }: URL): Promise<string[]> {
  if (pathname === bookingsPage.pattern) return fetchParts({ bookings });
  const { search, typedPlace, layers: open } = readAddress(query);
  return fetchParts({
    ...((search.place ?? typedPlace) !== null && { results }),
    ...(open.hotel !== null && { layers }),
  });
}
