import { HOTEL_RADIUS_KM, REGION_RADIUS_KM } from '@atoll/contracts/constants';
import type { CityOption } from '@atoll/contracts/place';
import type { FindPlaces } from '../shared/places/find-places';
import { distanceKm } from '@atoll/contracts/distance';
import type { GeoCode } from '../shared/travel/travel-provider';
import type { HotelSearch } from './search-query';

/** Where to look: a code of the vendor's, or a circle. `centre` is null where only a code is known. */
export interface HotelArea {
  readonly cityCode: string | null;
  readonly centre: GeoCode | null;
  readonly radiusKm: number;
}

/** A named place this far from the given point is another one of that name. */
const SAME_PLACE_KM = 30;
/** Places of one name that are compared with the given point. */
const NAMESAKES = 10;
const ISLAND_COUNTRY = 'MV';

function radiusOf(place: CityOption | null): number {
  const isWide = place?.countryCode === ISLAND_COUNTRY || place?.kind === 'island';
  return isWide ? REGION_RADIUS_KM : HOTEL_RADIUS_KM;
}

async function namedPlace(search: HotelSearch, findPlaces: FindPlaces): Promise<CityOption | null> {
  if (!search.city) return null;
  const query = search.country ? `${search.city}, ${search.country}` : search.city;
  // A region is never searched as an area: its largest place, which follows it, stands for it.
  const places = (await findPlaces(query, NAMESAKES)).filter(({ kind }) => kind !== 'region');
  const { point } = search;
  if (!point) return places[0] ?? null;
  return places.find((place) => distanceKm(point, place) <= SAME_PLACE_KM) ?? null;
}

/**
 * The area of a search: the given city code; else the code of the named place where it is one of the 17; else the
 * given point; else the named place. Null where nobody knows the name.
 */
export async function hotelArea(search: HotelSearch, findPlaces: FindPlaces): Promise<HotelArea | null> {
  const place = await namedPlace(search, findPlaces);
  const centre = search.point ?? (place && { latitude: place.latitude, longitude: place.longitude });
  const cityCode = search.cityCode ?? place?.iataCode ?? null;
  if (!cityCode && !centre) return null;
  return { cityCode, centre, radiusKm: search.radiusKm ?? radiusOf(place) };
}
