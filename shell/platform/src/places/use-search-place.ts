import type { CityOption } from '@atoll/contracts/place';
import { useCallback } from 'react';
import { useRegionPlaces } from './use-region-places';
import { useTypedPlace, type TypedPlaceOptions } from './use-typed-place';

/** What a page's URL says of the place that is searched. */
export interface PlaceInUrl {
  readonly search: { readonly place: CityOption | null };
  /** What a form without JavaScript sent for it, or null. */
  readonly typedPlace: string | null;
  readonly changeSearch: (change: { place: CityOption }) => void;
}

/** The place of a search page: the one of its URL, or the one that was typed without JavaScript. */
export function useSearchPlace(
  { search, typedPlace, changeSearch }: PlaceInUrl,
  options?: TypedPlaceOptions,
) {
  const typed = useTypedPlace(
    typedPlace,
    useCallback((place: CityOption) => changeSearch({ place }), [changeSearch]),
    options,
  );
  const place = typed.place ?? search.place;
  const ofRegion = useRegionPlaces(place);
  return {
    place,
    /** What is wrong with the typed place, as a sentence. */
    error: typed.error,
    /** For `PlaceChoices`: the places of a region, or what typed words may mean. */
    choices: {
      choices: ofRegion ?? typed.choices,
      question: ofRegion && place ? `Where in ${place.name}?` : undefined,
    },
  };
}
