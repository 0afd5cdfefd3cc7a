import { laterPart } from './later-part';
import { readTypedPlace } from './shared/search-params';
import type { HotelAddress } from './shared/use-hotel-address';

const results = laterPart(async () => (await import('./results/results-section')).ResultsSection);
const layers = laterPart(async () => (await import('./hotel-layers')).HotelLayers);

/** What a search shows, which the empty search need not wait for. */
export const ResultsSection = results.Part;
/** A hotel with its booking and confirmation, a third of this remote's code. */
export const HotelLayers = layers.Part;

/** Fetches the results' code once somebody turns to the search that leads to them. */
export function prepareResults(): void {
  // The search itself asks again and shows what went wrong.
  results.fetch().catch(() => undefined);
}

/** Fetches the layers' code once somebody is among the hotels that open them. */
export function prepareLayers(): void {
  // Opening a hotel asks again and shows what went wrong.
  layers.fetch().catch(() => undefined);
}

/**
 * The code of everything that an address shows: on the server and before hydration, which must draw alike, and because
 * a part that arrived later would move the page.
 */
export async function prepareAddress({ search, params, layers: open }: HotelAddress): Promise<void> {
  const showsResults = search.place !== null || readTypedPlace(params) !== null;
  const showsLayers = open.hotelId !== null || open.step !== null;
  await Promise.all([showsResults && results.fetch(), showsLayers && layers.fetch()]);
}
