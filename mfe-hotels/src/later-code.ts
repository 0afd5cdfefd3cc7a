import { lazy, useState } from 'react';
import { readAddress } from './shared/use-hotel-address';

const importResults = () => import('./results/results-section');
const importLayers = () => import('./hotel-layers');

/**
 * The parts of the page whose code comes later: what a search shows, which the empty search need not wait for, and a
 * hotel with its booking and confirmation, a third of this remote's code. Made with each page, because a `lazy` that
 * has failed stays so, and Retry draws a new page.
 */
export function useLaterParts() {
  const [parts] = useState(() => ({
    ResultsSection: lazy(async () => ({ default: (await importResults()).ResultsSection })),
    HotelLayers: lazy(async () => ({ default: (await importLayers()).HotelLayers })),
  }));
  return parts;
}

/** Fetches the results' code once somebody turns to the search that leads to them. */
export function prepareResults(): void {
  // The search itself asks again and shows what went wrong.
  importResults().catch(() => undefined);
}

/** Fetches the layers' code once somebody is among the hotels that open them. */
export function prepareLayers(): void {
  // Opening a hotel asks again and shows what went wrong.
  importLayers().catch(() => undefined);
}

/** The code that a page of results is hydrated with: a part that arrives later would be drawn anew and move the page. */
export async function prepareAddress(): Promise<void> {
  const { search, layers } = readAddress(window.location.search);
  await Promise.all([search.place && importResults(), layers.hotelId && importLayers()]);
}
