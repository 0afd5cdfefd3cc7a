import { PLACE_QUERY_MIN_LENGTH } from '@atoll/contracts/constants';
import { fold } from '@atoll/contracts/fold';
import { meantPlace, placeLabel, type CityOption } from '@atoll/contracts/place';
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

/** So far the place of a link may be from where the list of places has it: links of agents name where they work. */
const NEAR_DEGREES = 1;

/**
 * Whether there is a place of this name here. A link can name anything, and a search engine is told of no page about
 * what does not exist. Where nobody answers, the place is believed.
 */
export async function isKnownPlace(store: AtollStore, place: CityOption): Promise<boolean> {
  const isSame = ({ name, latitude, longitude }: CityOption) =>
    fold(name) === fold(place.name) &&
    Math.abs(latitude - place.latitude) < NEAR_DEGREES &&
    Math.abs(longitude - place.longitude) < NEAR_DEGREES;
  for (const words of new Set([placeLabel(place), place.name])) {
    const found = await store.dispatch(placesApi.endpoints.searchPlaces.initiate(words));
    if (found.isError || found.data?.some(isSame)) return true;
  }
  return false;
}
