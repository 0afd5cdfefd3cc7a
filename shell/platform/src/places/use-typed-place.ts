import { PLACE_QUERY_MIN_LENGTH } from '@atoll/contracts/constants';
import { meantPlace, type CityOption } from '@atoll/contracts/place';
import { placesApi } from '@atoll/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';

/** A typed place as it was understood. */
export interface TypedPlace {
  readonly place: CityOption | null;
  /** What it may mean, where that is not clear; else empty. */
  readonly choices: readonly CityOption[];
  /** The sentence to show where it means nothing. */
  readonly error: string | null;
}

const NONE: readonly CityOption[] = [];

/** Whom a typed place is asked of, and what is said where nobody knows it. */
export interface TypedPlaceOptions {
  /** The built-in list by default; `sources` asks the others too, where that one does not know it (TOU-11). */
  readonly askedOf?: 'built-in' | 'sources';
  readonly unknown?: string;
}

/**
 * Turns the typed place of a form that was sent without JavaScript into a chosen one, at once for the page and then
 * through `onPlace` for its URL; where it may mean several, the page lists them.
 */
export function useTypedPlace(
  typed: string | null,
  onPlace: (place: CityOption) => void,
  { askedOf = 'built-in', unknown = 'No cities found' }: TypedPlaceOptions = {},
): TypedPlace {
  const canAsk = typed !== null && typed.length >= PLACE_QUERY_MIN_LENGTH;
  const asksSources = askedOf === 'sources';
  const listed = placesApi.useSearchPlacesQuery(canAsk && !asksSources ? typed : skipToken);
  const submitted = placesApi.useSubmittedPlacesQuery(canAsk && asksSources ? typed : skipToken);
  const places = asksSources ? submitted.currentData : listed.currentData;
  const place = typed === null ? null : meantPlace(typed, places ?? NONE);
  useEffect(() => {
    if (place) onPlace(place);
  }, [place, onPlace]);
  const isUnknown = typed !== null && (!canAsk || places?.length === 0);
  return {
    place,
    choices: place ? NONE : (places ?? NONE),
    error: isUnknown ? unknown : null,
  };
}
