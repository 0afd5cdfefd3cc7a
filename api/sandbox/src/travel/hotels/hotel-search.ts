import type { ProviderAnswer, ProviderRequest } from '../../server/http-message';
import { distanceKm, type Point } from '../../world/geo';
import { cityRadiusKm } from './city-hotels';
import { readQuery, type QueryReader } from '../query-reader';
import { businessError, notFound } from '../travel-errors';
import type { TravelWorld } from '../travel-world';
import { amenityCodes, type Hotel } from './hotel';
import { contentOf } from './hotel-content';
import { isHotelIdShape } from './hotel-id';

const kmPerMile = 1.609344;
/** A bound upstream does not have: 300 km around a metropolis would be a hundred megabytes. */
const maxHotels = 3000;
const furthestHotelKm = cityRadiusKm(30_000_000);

/** `GET /v1/reference-data/locations/hotels/by-city`. Source: vendor schema HotelList 1.0.4. */
export function hotelsByCity(request: ProviderRequest, world: TravelWorld): ProviderAnswer {
  const query = readQuery(request.query);
  const code = query.requiredText('cityCode', /^[A-Za-z]{3}$/, 'PAR').toUpperCase();
  const search = readSearch(query);
  const index = world.codes.cityWith(code);
  const city = index === null ? null : world.gazetteer.city(index);
  if (city === null) throw businessError(895, 'cityCode', 'Nothing found for requested city');
  return listAnswer(request, world, search, city, 'cityCode');
}

/** `GET /v1/reference-data/locations/hotels/by-geocode`. */
export function hotelsByGeocode(request: ProviderRequest, world: TravelWorld): ProviderAnswer {
  const query = readQuery(request.query);
  const centre = {
    latitude: query.requiredNumber('latitude', { min: -90, max: 90 }),
    longitude: query.requiredNumber('longitude', { min: -180, max: 180 }),
  };
  return listAnswer(request, world, readSearch(query), centre, 'latitude');
}

/** `GET /v1/reference-data/locations/hotels/by-hotels`. */
export function hotelsByIds(request: ProviderRequest, world: TravelWorld): ProviderAnswer {
  const query = readQuery(request.query);
  query.requiredText('hotelIds', undefined, 'ACPAR419');
  const ids = query.list('hotelIds', { maxItems: 99, accepts: isHotelIdShape });
  const hotels = ids.map((id) => world.hotelWith(id)).filter((hotel): hotel is Hotel => hotel !== null);
  if (hotels.length === 0) throw notFound('hotelIds');
  return answerWith(
    request,
    hotels.map((hotel) => listItem(world, hotel)),
  );
}

interface HotelSearch {
  radius: number;
  unit: 'KM' | 'MILE';
  chainCodes: string[];
  amenities: string[];
  ratings: number[];
  source: 'BEDBANK' | 'DIRECTCHAIN' | 'ALL';
}

function readSearch(query: QueryReader): HotelSearch {
  const amenityNames: readonly string[] = amenityCodes;
  return {
    radius: query.number('radius', { min: 1, max: 300, fallback: 5 }),
    unit: query.oneOf('radiusUnit', ['KM', 'MILE']) ?? 'KM',
    chainCodes: query.list('chainCodes', { maxItems: 99, accepts: (code) => /^[A-Z]{2}$/.test(code) }),
    amenities: query.list('amenities', { maxItems: 3, accepts: (name) => amenityNames.includes(name) }),
    ratings: query.list('ratings', { maxItems: 4, accepts: (stars) => /^[1-5]$/.test(stars) }).map(Number),
    source: query.oneOf('hotelSource', ['BEDBANK', 'DIRECTCHAIN', 'ALL']) ?? 'ALL',
  };
}

function listAnswer(
  request: ProviderRequest,
  world: TravelWorld,
  search: HotelSearch,
  centre: Point,
  parameter: string,
): ProviderAnswer {
  const perUnitKm = search.unit === 'MILE' ? kmPerMile : 1;
  const found = findHotels(world, centre, search.radius * perUnitKm, search);
  if (found.length === 0) throw businessError(895, parameter, 'Nothing found for requested criteria');
  const items = found.map(({ hotel, km }) => ({
    ...listItem(world, hotel),
    distance: { value: Math.round((km / perUnitKm) * 100) / 100, unit: search.unit },
    // Upstream shows these only to those who filtered by them.
    ...(search.ratings.length > 0 && { rating: hotel.stars }),
    ...(search.amenities.length > 0 && { amenities: hotel.amenities }),
  }));
  return answerWith(request, items);
}

function findHotels(world: TravelWorld, centre: Point, radiusKm: number, search: HotelSearch) {
  // Hotels lie around their city, so cities a little outside of the circle count as well.
  const cities = world.gazetteer.within(centre, radiusKm + furthestHotelKm);
  const found: { hotel: Hotel; km: number }[] = [];
  for (const { index, km: cityKm } of nearestFirst(world, centre, cities)) {
    if (cityKm > radiusKm + cityRadiusKm(world.gazetteer.population(index)) + 0.5) continue;
    for (const hotel of world.hotelsOf(index)) {
      const km = distanceKm(centre, hotel);
      if (km <= radiusKm && matches(hotel, search)) found.push({ hotel, km });
    }
    if (found.length > maxHotels * 1.5) break;
  }
  return found
    .sort((a, b) => a.km - b.km || (a.hotel.hotelId < b.hotel.hotelId ? -1 : 1))
    .slice(0, maxHotels);
}

function nearestFirst(world: TravelWorld, centre: Point, cities: number[]) {
  return cities
    .map((index) => ({ index, km: distanceKm(centre, world.gazetteer.city(index) ?? centre) }))
    .sort((a, b) => a.km - b.km || a.index - b.index);
}

function matches(hotel: Hotel, search: HotelSearch): boolean {
  if (search.chainCodes.length > 0 && !search.chainCodes.includes(hotel.chainCode)) return false;
  if (search.ratings.length > 0 && !search.ratings.includes(hotel.stars)) return false;
  if (search.source !== 'ALL' && search.source !== hotel.source) return false;
  const amenities: readonly string[] = hotel.amenities;
  return search.amenities.every((amenity) => amenities.includes(amenity));
}

function listItem(world: TravelWorld, hotel: Hotel) {
  const city = world.cityOf(hotel);
  const { address } = contentOf(hotel, city, world.nameOf(city));
  return {
    chainCode: hotel.chainCode,
    iataCode: world.cityCodeFor(hotel.cityIndex),
    dupeId: hotel.dupeId,
    name: hotel.name,
    hotelId: hotel.hotelId,
    geoCode: { latitude: hotel.latitude, longitude: hotel.longitude },
    address,
  };
}

function answerWith(request: ProviderRequest, data: unknown[]): ProviderAnswer {
  const self = `${request.origin}${request.path}?${request.query.toString()}`;
  return { status: 200, body: { data, meta: { count: data.length, links: { self } } } };
}
