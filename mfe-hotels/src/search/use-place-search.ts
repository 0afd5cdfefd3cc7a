import { PLACE_QUERY_MIN_LENGTH } from '@atoll/contracts/constants';
import { useAppDispatch } from '@atoll/platform';
import { meantPlace, type CityOption } from '@atoll/contracts/place';
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

/** A typed place as it was understood. */
interface TypedPlace {
  place: CityOption | null;
  /** What it may mean, where that is not clear; else empty. */
  choices: readonly CityOption[];
  /** The sentence to show where it means nothing. */
  error: string | null;
}

const NONE: readonly CityOption[] = [];

/**
 * Turns the typed place of a form that was sent without JavaScript into a chosen one, at once for the page and then
 * in the same history entry; where it may mean several, the page lists them.
 */
export function useTypedPlace({ params, changeSearch }: HotelAddressActions): TypedPlace {
  const typed = readTypedPlace(params);
  const canAsk = typed !== null && typed.length >= PLACE_QUERY_MIN_LENGTH;
  const { currentData: places } = useSearchPlacesQuery(canAsk ? typed : skipToken);
  const place = typed === null ? null : meantPlace(typed, places ?? NONE);
  useEffect(() => {
    if (place) changeSearch({ place });
  }, [place, changeSearch]);
  const isUnknown = typed !== null && (!canAsk || places?.length === 0);
  return {
    place,
    choices: place ? NONE : (places ?? NONE),
    error: isUnknown ? 'No cities found' : null,
  };
}
