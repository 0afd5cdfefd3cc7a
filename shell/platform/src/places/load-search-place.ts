import { PLACE_QUERY_MIN_LENGTH } from '@atoll/contracts/constants';
import { meantPlace, type CityOption } from '@atoll/contracts/place';
import { placesApi, type AtollStore } from '@atoll/platform';
import type { PlaceInUrl } from './use-search-place';
import type { TypedPlaceOptions } from './use-typed-place';
import { regionArgs } from './use-region-places';

/** Loads on the server what `useSearchPlace` asks for in the browser; resolves to the place that is searched. */
export async function loadSearchPlace(
  store: AtollStore,
  { search, typedPlace }: Pick<PlaceInUrl, 'search' | 'typedPlace'>,
  askedOf: TypedPlaceOptions['askedOf'] = 'built-in',
): Promise<CityOption | null> {
  const { searchPlaces, submittedPlaces, placesOfRegion } = placesApi.endpoints;
  let { place } = search;
  if (typedPlace && typedPlace.length >= PLACE_QUERY_MIN_LENGTH) {
    const ask = askedOf === 'sources' ? submittedPlaces : searchPlaces;
    place = meantPlace(typedPlace, await store.dispatch(ask.initiate(typedPlace)).unwrap()) ?? place;
  }
  if (place?.kind === 'region') await store.dispatch(placesOfRegion.initiate(regionArgs(place))).unwrap();
  return place;
}
