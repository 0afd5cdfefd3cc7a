import type { CityOption } from '@atoll/contracts/place';
import { placesApi } from '@atoll/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';

const NONE: readonly CityOption[] = [];

/** The largest places of a region, to be searched instead of it; null for a place that is none. */
export function useRegionPlaces(place: CityOption | null): readonly CityOption[] | null {
  const region = place?.kind === 'region' ? place : null;
  const { currentData } = placesApi.usePlacesOfRegionQuery(region ? regionArgs(region) : skipToken);
  return region && (currentData ?? NONE);
}

/** What tells a region to the API: the same from the server and in the browser, so that they share the answer. */
export function regionArgs({ name, latitude, longitude }: CityOption) {
  return { name, latitude, longitude };
}
