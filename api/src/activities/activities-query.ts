import { ACTIVITY_RADIUS_MAX_KM, DEFAULT_CURRENCY, TOUR_PAGE_SIZE } from '@atoll/contracts/constants';
import {
  TOUR_CATEGORIES,
  TOUR_DURATIONS,
  TOUR_LANGUAGES,
  TOUR_SORTS,
  type ToursQuery,
  type TourSort,
} from '@atoll/contracts/tour';
import { TRAVELER_CURRENCIES } from '@atoll/contracts/traveler-currencies';
import { AppError, invalidField } from '../shared/errors/app-error';
import { readDegrees, readPoint } from '../shared/places/degrees';
import type { ActivitySquare, GeoCode } from '../shared/travel/travel-provider';
import type { TourFilters } from './tour-filters';

export type ActivityArea =
  | { readonly kind: 'square'; readonly square: ActivitySquare }
  | { readonly kind: 'circle'; readonly centre: GeoCode; readonly radiusKm: number };

/** A tour search as the service takes it: a square or a circle, what is wanted there, and which page of it. */
export interface TourSearch {
  readonly area: ActivityArea;
  readonly filters: TourFilters;
  readonly sort: TourSort;
  readonly page: number;
  readonly limit: number;
}

const LIMIT_MAX = 100;
const LAST_PAGE = 1_000;

function readSquare(query: ToursQuery): ActivitySquare {
  const square = {
    north: readDegrees(query.north, 90),
    south: readDegrees(query.south, 90),
    east: readDegrees(query.east, 180),
    west: readDegrees(query.west, 180),
  };
  if (square.north < square.south) throw new AppError('INVALID_COORDINATES');
  return square;
}

function readRadius(text: string | undefined): number {
  if (!text) return ACTIVITY_RADIUS_MAX_KM;
  const radiusKm = Number(text);
  if (!(radiusKm >= 0)) throw invalidField('radius', 'This must be a number of kilometres.');
  return Math.min(ACTIVITY_RADIUS_MAX_KM, radiusKm);
}

function wholeNumber(text: string | undefined, max: number, fallback: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? fallback : Math.min(max, Math.max(1, value));
}

/** A comma-separated list of known values; unknown ones are refused, because they would find nothing. */
function listOf<T extends string>(field: string, text: string | undefined, known: readonly T[]): T[] {
  const values = (text ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
  return values.map((value) => {
    const found = known.find((one) => one === value);
    if (!found) throw invalidField(field, `This must be one of ${known.join(', ')}.`);
    return found;
  });
}

/** A number from 0 up; absent where none is given. */
function amount(field: string, text: string | undefined): number | undefined {
  if (!text) return undefined;
  const value = Number(text);
  if (!(value >= 0)) throw invalidField(field, 'This must be a number, 0 or more.');
  return value;
}

/** A lowest and a highest number; refused where nothing lies between them. */
function range(query: ToursQuery, low: 'minPrice' | 'minParticipants', high: 'maxPrice' | 'maxParticipants') {
  const [min, max] = [amount(low, query[low]), amount(high, query[high])];
  if (min !== undefined && max !== undefined && min > max)
    throw invalidField(high, `This must not be below ${low}.`);
  return { min, max };
}

function readCurrency(text: string | undefined): string {
  if (!text) return DEFAULT_CURRENCY;
  const found = TRAVELER_CURRENCIES.find((currency) => currency === text.toUpperCase());
  if (!found)
    throw new AppError('INVALID_CURRENCY', {
      fields: { currency: `Use one of ${TRAVELER_CURRENCIES.join(', ')}.` },
    });
  return found;
}

function readFilters(query: ToursQuery): TourFilters {
  const price = range(query, 'minPrice', 'maxPrice');
  const participants = range(query, 'minParticipants', 'maxParticipants');
  return {
    categories: listOf('categories', query.categories, TOUR_CATEGORIES),
    durations: listOf('duration', query.duration, TOUR_DURATIONS),
    ratingMin: amount('rating', query.rating),
    languages: listOf('languages', query.languages, TOUR_LANGUAGES),
    priceMin: price.min,
    priceMax: price.max,
    currency: readCurrency(query.currency),
    participantsMin: participants.min,
    participantsMax: participants.max,
  };
}

/** Reads `GET /api/activities`: a square where any side is given, else a point with a radius of up to 20 km (TOU-14). */
export function readTourSearch(query: ToursQuery): TourSearch {
  const isSquare = [query.north, query.south, query.east, query.west].some((side) => side !== undefined);
  return {
    area: isSquare
      ? { kind: 'square', square: readSquare(query) }
      : {
          kind: 'circle',
          centre: readPoint(query.lat, query.lng),
          radiusKm: readRadius(query.radius),
        },
    filters: readFilters(query),
    sort: listOf('sort', query.sort, TOUR_SORTS)[0] ?? 'recommended',
    page: wholeNumber(query.page, LAST_PAGE, 1),
    limit: wholeNumber(query.limit, LIMIT_MAX, TOUR_PAGE_SIZE),
  };
}
