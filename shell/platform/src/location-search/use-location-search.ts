import { LOCATION_GAP_MS } from '@atoll/contracts/constants';
import type { CityOption } from '@atoll/contracts/place';
import { placesApi, useAppDispatch } from '@atoll/platform';
import { useCallback, useRef } from 'react';
import { readLocations, searchFailure } from './read-locations';

export { LOCATION_TEXTS } from '@atoll/contracts/location-texts';
export { isOnEarth } from './read-locations';
export { useSubmittedLocation } from './use-submitted-location';

/** Resolves after so long, or rejects as soon as nobody wants it any more. */
function pause(timeMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, timeMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/**
 * Searches locations for an autocomplete: at least a second between two requests, five results, and an Error with
 * the specification's sentence where there is none to show (HOM-29 to HOM-31).
 */
export function useLocationSearch(): (query: string, signal: AbortSignal) => Promise<CityOption[]> {
  const dispatch = useAppDispatch();
  const askedAt = useRef(-Infinity);
  return useCallback(
    async (query, signal) => {
      const waitMs = askedAt.current + LOCATION_GAP_MS - performance.now();
      if (waitMs > 0) await pause(waitMs, signal);
      askedAt.current = performance.now();
      const request = dispatch(placesApi.endpoints.searchLocations.initiate(query, { subscribe: false }));
      signal.addEventListener('abort', () => request.abort());
      const body = await request.unwrap().catch((problem: unknown) => {
        throw searchFailure(problem);
      });
      return readLocations(body, query);
    },
    [dispatch],
  );
}
