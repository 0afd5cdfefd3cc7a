import type { CityOption } from '@atoll/contracts/place';
import { placesApi, useAppDispatch } from '@atoll/platform';
import { useCallback } from 'react';

/** Asks for places for an autocomplete; the next letter aborts the request (HSE-13). */
export function usePlaceSearch(): (query: string, signal: AbortSignal) => Promise<CityOption[]> {
  const dispatch = useAppDispatch();
  return useCallback(
    (query, signal) => {
      const request = dispatch(placesApi.endpoints.searchPlaces.initiate(query, { subscribe: false }));
      signal.addEventListener('abort', () => request.abort());
      return request.unwrap();
    },
    [dispatch],
  );
}
