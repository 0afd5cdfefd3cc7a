import { useAppDispatch } from '@atoll/platform';
import type { CityOption } from '@atoll/contracts/place';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useEffect } from 'react';
import type { HotelAddressActions } from '../shared/use-hotel-address';
import { hotelsApi, useSearchPlacesQuery } from '../shared/hotels.api';
import { readTypedPlace } from '../shared/search-params';

/** Asks for places for the autocomplete; the next letter aborts the request (HSE-13). */
export function usePlaceSearch(): (query: string, signal: AbortSignal) => Promise<CityOption[]> {
  const dispatch = useAppDispatch();
  return useCallback(
    (query, signal) => {
      const request = dispatch(hotelsApi.endpoints.searchPlaces.initiate(query, { subscribe: false }));
      signal.addEventListener('abort', () => request.abort());
      return request.unwrap();
    },
    [dispatch],
  );
}

/**
 * Turns the typed place of a form that was sent without JavaScript into a chosen one: the best match, in the same
 * history entry. Answers with the sentence to show where nothing matches, else null.
 */
export function useTypedPlace({ params, changeSearch }: HotelAddressActions): string | null {
  const typed = readTypedPlace(params);
  const canAsk = typed !== null && typed.length >= 2;
  const { currentData: places } = useSearchPlacesQuery(canAsk ? typed : skipToken);
  const best = places?.[0];
  useEffect(() => {
    if (best) changeSearch({ place: best });
  }, [best, changeSearch]);
  if (!typed) return null;
  return !canAsk || places?.length === 0 ? 'No cities found' : null;
}
