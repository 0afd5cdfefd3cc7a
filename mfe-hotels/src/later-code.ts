import { lazyPart } from '@atoll/platform/lazy-part';
import type { HotelAddress } from './shared/hotel-address';

const results = lazyPart(
  async () => (await import(/* webpackChunkName: "results" */ './results/results-section')).ResultsSection,
);
const layers = lazyPart(
  async () => (await import(/* webpackChunkName: "layers" */ './hotel-layers')).HotelLayers,
);

/** What a search shows, which the empty search need not wait for. */
export const ResultsSection = results.Part;
/** A hotel with its booking and confirmation, a third of this remote's code. */
export const HotelLayers = layers.Part;

/** What a touch asks for itself, such as the calendar, comes over a slow line first. */
const AFTER_MS = 1_000;

/** Fetches the results' code soon after somebody has turned to the search that leads to them. */
export function prepareResults(): void {
  setTimeout(() => {
    // The search itself asks again and shows what went wrong.
    results.fetch().catch(() => undefined);
  }, AFTER_MS);
}

/** Fetches the layers' code once somebody is among the hotels that open them. */
export function prepareLayers(): void {
  // Opening a hotel asks again and shows what went wrong.
  layers.fetch().catch(() => undefined);
}

/** By the names of their chunks. */
const PARTS = { results, layers };

function shownAt({ search, typedPlace, layers: open }: HotelAddress): (keyof typeof PARTS)[] {
  const names: (keyof typeof PARTS)[] = [];
  if (search.place !== null || typedPlace !== null) names.push('results');
  if (open.hotelId !== null || open.step !== null) names.push('layers');
  return names;
}

/**
 * Fetches the code of everything that an address shows: on the server and before hydration, which must draw alike, and
 * because a part that arrived later would move the page. Resolves to the names of its chunks.
 */
export async function prepareAddress(address: HotelAddress): Promise<string[]> {
  const shown = shownAt(address);
  await Promise.all(shown.map((name) => PARTS[name].fetch()));
  return shown;
}
