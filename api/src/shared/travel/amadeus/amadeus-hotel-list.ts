import { GEOCODE_RADIUS_MAX_KM, REGION_RADIUS_KM } from '@atoll/contracts/constants';
import { ProviderError, unusableAnswer } from '../../provider/provider-error';
import { distanceKm } from '@atoll/contracts/distance';
import type { HotelListFilter, HotelsByCity, HotelsByGeocode, ListedHotel } from '../travel-provider';
import type { AmadeusClient, AmadeusQuery } from './amadeus-client';
import { AMADEUS } from './amadeus-error';
import { tileCentres } from './geocode-tiles';
import { slices } from './list-slices';

const BY_CITY = '/v1/reference-data/locations/hotels/by-city';
const BY_IDS = '/v1/reference-data/locations/hotels/by-hotels';
const BY_GEOCODE = '/v1/reference-data/locations/hotels/by-geocode';
/** The vendor's limits per call. */
const RATINGS_PER_CALL = 4;
const AMENITIES_PER_CALL = 3;
const CITY_RADIUS_MAX_KM = 300;
const IDS_PER_CALL = 99;
const ALL_RATINGS = 5;
/** The vendor's errors for an empty result: nothing in the city, nothing found. */
const NOTHING_FOUND: readonly unknown[] = [895, 1797];

interface VendorListItem {
  readonly hotelId?: string;
  readonly name?: string;
  readonly chainCode?: string;
  readonly iataCode?: string;
  readonly address?: { readonly countryCode?: string; readonly cityName?: string; readonly lines?: string[] };
  readonly geoCode?: { readonly latitude?: number; readonly longitude?: number };
  readonly rating?: number | string;
  readonly amenities?: string[];
}

function readItem(item: VendorListItem): ListedHotel[] {
  if (!item.hotelId || !item.name) return [];
  const { latitude, longitude } = item.geoCode ?? {};
  const rating = Number(item.rating);
  return [
    {
      hotelId: item.hotelId,
      name: item.name,
      chainCode: item.chainCode,
      cityCode: item.iataCode,
      countryCode: item.address?.countryCode,
      cityName: item.address?.cityName,
      addressLines: item.address?.lines,
      geoCode: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
      rating: Number.isFinite(rating) && rating > 0 ? rating : undefined,
      amenities: item.amenities,
    },
  ];
}

/** The vendor answers an empty result with an error; for us it is an empty list. */
async function listOf(client: AmadeusClient, path: string, query: AmadeusQuery): Promise<ListedHotel[]> {
  try {
    return readList(await client.data(path, query));
  } catch (error) {
    if (error instanceof ProviderError && NOTHING_FOUND.includes(error.code)) return [];
    throw error;
  }
}

function readList(data: unknown): ListedHotel[] {
  if (!Array.isArray(data)) throw unusableAnswer(AMADEUS);
  return (data as VendorListItem[]).flatMap((item) => (item ? readItem(item) : []));
}

function ratingSlices(ratings: readonly number[]): string[][] {
  const wanted = [...new Set(ratings)].sort().map(String);
  // All five stars are no filter, and one call instead of two.
  return wanted.length >= ALL_RATINGS ? [[]] : slices(wanted, RATINGS_PER_CALL);
}

function union(lists: readonly ListedHotel[][]): ListedHotel[] {
  return [...new Map(lists.flat().map((hotel) => [hotel.hotelId, hotel])).values()];
}

function intersection(lists: readonly ListedHotel[][]): ListedHotel[] {
  const [first = [], ...others] = lists;
  const known = others.map((list) => new Set(list.map((hotel) => hotel.hotelId)));
  return first.filter((hotel) => known.every((ids) => ids.has(hotel.hotelId)));
}

/**
 * The vendor states stars and amenities to those who filter by them only: what we know of a hotel would depend on who
 * had searched before, and for what.
 */
function withoutFacts({ rating: _rating, amenities: _amenities, ...hotel }: ListedHotel): ListedHotel {
  return hotel;
}

/** One search as as many calls as the vendor's limits on ratings (any of) and amenities (all of) need. */
async function filtered(
  client: AmadeusClient,
  path: string,
  place: AmadeusQuery,
  filter: HotelListFilter,
): Promise<ListedHotel[]> {
  const ask = (ratings: string[], amenities: string[]) =>
    listOf(client, path, {
      ...place,
      radiusUnit: 'KM',
      hotelSource: 'ALL',
      ratings: ratings.join(',') || undefined,
      amenities: amenities.join(',') || undefined,
    });
  const perAmenities = slices([...new Set(filter.amenities)], AMENITIES_PER_CALL).map(async (amenities) =>
    union(await Promise.all(ratingSlices(filter.ratings).map((ratings) => ask(ratings, amenities)))),
  );
  const found = intersection(await Promise.all(perAmenities));
  return filter.ratings.length + filter.amenities.length > 0 ? found.map(withoutFacts) : found;
}

/** Hotels of a city code (PRV-06); paging is the caller's, because the vendor has none. */
export function hotelsByCity(client: AmadeusClient, query: HotelsByCity): Promise<ListedHotel[]> {
  const radiusKm = Math.min(CITY_RADIUS_MAX_KM, Math.max(1, Math.round(query.radiusKm)));
  return filtered(client, BY_CITY, { cityCode: query.cityCode, radius: String(radiusKm) }, query);
}

/** Hotels around a point (PRV-07, C21): one call up to 20 km, several overlapping circles beyond, up to 50 km. */
export async function hotelsByGeocode(client: AmadeusClient, query: HotelsByGeocode): Promise<ListedHotel[]> {
  const { centre } = query;
  const radiusKm = Math.min(REGION_RADIUS_KM, Math.max(1, Math.round(query.radiusKm)));
  const tileKm = Math.min(radiusKm, GEOCODE_RADIUS_MAX_KM);
  const lists = await Promise.all(
    tileCentres(centre, radiusKm, tileKm).map(({ latitude, longitude }) =>
      filtered(
        client,
        BY_GEOCODE,
        { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5), radius: String(tileKm) },
        query,
      ),
    ),
  );
  return union(lists).filter((hotel) => !hotel.geoCode || distanceKm(centre, hotel.geoCode) <= radiusKm);
}

/** The list entries of these hotels. */
export async function hotelsByIds(client: AmadeusClient, ids: readonly string[]): Promise<ListedHotel[]> {
  const pieces = slices(ids, IDS_PER_CALL).filter((piece) => piece.length > 0);
  return union(
    await Promise.all(pieces.map((piece) => listOf(client, BY_IDS, { hotelIds: piece.join(',') }))),
  );
}
