import { HOTEL_PAGE_SIZE, HOTEL_PAGE_SIZE_MAX, REGION_RADIUS_KM } from '@atoll/contracts/constants';
import { AMENITIES, HOTEL_SORTS, type HotelSearchQuery } from '@atoll/contracts/hotel';
import { WALK_GOALS_MAX } from '@atoll/contracts/walking';
import { invalidField } from '../shared/errors/app-error';
import { readPoint } from '../shared/places/degrees';
import type { GeoCode, HotelListFilter } from '../shared/travel/travel-provider';
import { clampedInteger, oneOf, readStay, type StayQuery } from './stay-query';

/** A hotel search as the service takes it. */
export interface HotelSearch extends HotelListFilter {
  readonly city: string | null;
  readonly country: string | null;
  readonly cityCode: string | null;
  readonly point: GeoCode | null;
  /** Null: what suits the place. */
  readonly radiusKm: number | null;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: (typeof HOTEL_SORTS)[number];
  /** Where to on foot, for the order `walk`. */
  readonly walkTo: readonly GeoCode[];
  readonly stay: StayQuery;
}

const LAST_PAGE = 1_000;

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function readCentre({ lat, lng }: HotelSearchQuery): GeoCode | null {
  return lat || lng ? readPoint(lat, lng) : null;
}

function readCityCode(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^[A-Za-z]{3}$/.test(text)) throw invalidField('cityCode', 'This must be three letters.');
  return text.toUpperCase();
}

function readRatings(text: string | undefined): number[] {
  return listOf(text).map((stars) => {
    if (!/^[1-5]$/.test(stars)) throw invalidField('ratings', 'Ratings are whole numbers from 1 to 5.');
    return Number(stars);
  });
}

function readAmenities(text: string | undefined): string[] {
  return listOf(text).flatMap((amenity) => oneOf('amenities', amenity, AMENITIES) ?? []);
}

function readRadius(text: string | undefined): number | null {
  if (!text) return null;
  const radiusKm = Number(text);
  if (!(radiusKm >= 0)) throw invalidField('radius', 'This must be a number of kilometres.');
  return Math.min(REGION_RADIUS_KM, Math.max(1, radiusKm));
}

function readWalkGoals(text: string | undefined): GeoCode[] {
  if (!text) return [];
  const goals = text.split(';');
  if (goals.length > WALK_GOALS_MAX) throw invalidField('walkTo', `At most ${WALK_GOALS_MAX} points.`);
  return goals.map((goal) => {
    const [lat, lng, ...more] = goal.split(',');
    if (more.length > 0) throw invalidField('walkTo', 'This must be lat,lng;lat,lng in degrees.');
    return readPoint(lat, lng);
  });
}

/** Reads and validates the query of `GET /api/hotels` (HSE-24, PRV-11 to PRV-15). */
export function readSearch(query: HotelSearchQuery): HotelSearch {
  const search: HotelSearch = {
    city: query.city?.trim() || null,
    country: query.country?.trim() || null,
    cityCode: readCityCode(query.cityCode),
    point: readCentre(query),
    radiusKm: readRadius(query.radius),
    ratings: readRatings(query.ratings),
    amenities: readAmenities(query.amenities),
    page: clampedInteger(query.page, { min: 1, max: LAST_PAGE, fallback: 1 }),
    pageSize: clampedInteger(query.pageSize, { min: 1, max: HOTEL_PAGE_SIZE_MAX, fallback: HOTEL_PAGE_SIZE }),
    sort: oneOf('sort', query.sort, HOTEL_SORTS) ?? 'distance',
    walkTo: readWalkGoals(query.walkTo),
    stay: readStay(query),
  };
  if (!search.city && !search.cityCode && !search.point) {
    throw invalidField('city', 'Give a city, a city code or coordinates.');
  }
  return search;
}
