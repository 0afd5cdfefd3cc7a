import { ACTIVITY_RADIUS_MAX_KM, TOUR_PAGE_SIZE } from '@atoll/contracts/constants';
import type { ActivitiesQuery } from '@atoll/contracts/activity';
import { AppError, invalidField } from '../platform/errors/app-error';
import { readDegrees, readPoint } from '../platform/places/degrees';
import type { ActivitySquare, GeoCode } from '../platform/travel/travel-provider';

/** An activity search as the service takes it: a square or a circle, and which page of it. */
export interface ActivitySearch {
  readonly area:
    | { readonly kind: 'square'; readonly square: ActivitySquare }
    | { readonly kind: 'circle'; readonly centre: GeoCode; readonly radiusKm: number };
  readonly page: number;
  readonly limit: number;
}

const LIMIT_MAX = 100;
const LAST_PAGE = 1_000;

function readSquare(query: ActivitiesQuery): ActivitySquare {
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

/** Reads `GET /api/activities`: a square where any side is given, else a point with a radius of up to 20 km (TOU-14). */
export function readActivitySearch(query: ActivitiesQuery): ActivitySearch {
  const isSquare = [query.north, query.south, query.east, query.west].some((side) => side !== undefined);
  return {
    area: isSquare
      ? { kind: 'square', square: readSquare(query) }
      : {
          kind: 'circle',
          centre: readPoint(query.lat, query.lng),
          radiusKm: readRadius(query.radius),
        },
    page: wholeNumber(query.page, LAST_PAGE, 1),
    limit: wholeNumber(query.limit, LIMIT_MAX, TOUR_PAGE_SIZE),
  };
}
