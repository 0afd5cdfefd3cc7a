import type { BOARD_TYPES } from '@atoll/contracts/hotel';
import { AMENITIES } from '@atoll/contracts/hotel';
import { STARS } from '@atoll/contracts/pages/hotels.page';
import type { Taste } from '@atoll/contracts/understanding-values';

type BoardType = (typeof BOARD_TYPES)[number];

/** Tastes that are amenities, which a hotel's entry lists or does not. */
export const AMENITY_TASTES = [
  'pool',
  'wifi',
  'parking',
  'spa',
  'gym',
  'restaurant',
  'bar',
  'pets',
  'beach',
  'airConditioning',
  'accessible',
] as const satisfies readonly Taste[];
export type AmenityTaste = (typeof AMENITY_TASTES)[number];

/** The vendor's codes of what a hotel has. */
export const AMENITY_CODES: Readonly<Record<AmenityTaste, string>> = {
  pool: 'SWIMMING_POOL',
  wifi: 'WIFI',
  parking: 'PARKING',
  spa: 'SPA',
  gym: 'FITNESS_CENTER',
  restaurant: 'RESTAURANT',
  bar: 'BAR or LOUNGE',
  pets: 'PETS_ALLOWED',
  beach: 'BEACH',
  airConditioning: 'AIR_CONDITIONING',
  accessible: 'DISABLED_FACILITIES',
};
const BOARD_OF: Partial<Record<Taste, BoardType>> = {
  breakfast: 'BREAKFAST',
  halfBoard: 'HALF_BOARD',
  allInclusive: 'ALL_INCLUSIVE',
};
const AMENITY_OF: Partial<Record<Taste, string>> = AMENITY_CODES;
/** Decide the order of what is found. */
const ORDERS: readonly Taste[] = ['cheap', 'central', 'luxury'];

/** What tastes ask of the vendor. */
export interface HotelFilter {
  readonly ratings: readonly number[];
  readonly amenities: readonly string[];
  readonly boardType: BoardType | null;
  /** False where nothing is filtered. */
  readonly isAny: boolean;
}

const starsOf = (taste: Taste) => (taste.startsWith('stars:') ? [Number(taste.slice('stars:'.length))] : []);
const first = <Value>(values: readonly (Value | undefined)[]) =>
  values.find((value) => value !== undefined) ?? null;

export function filterOf(tastes: readonly Taste[]): HotelFilter {
  const ratings = tastes.flatMap(starsOf);
  const amenities = tastes.flatMap((taste) => AMENITY_OF[taste] ?? []);
  const boardType = first(tastes.map((taste) => BOARD_OF[taste]));
  return {
    ratings,
    amenities,
    boardType,
    isAny: ratings.length + amenities.length > 0 || boardType !== null,
  };
}

/** The same as parameters of the page of results, as far as it has such a filter. */
export function linkOfFilter(tastes: readonly Taste[]) {
  const { ratings, amenities, boardType } = filterOf(tastes);
  const known = AMENITIES.filter((code) => amenities.includes(code));
  return {
    ...(ratings.length > 0 && { ratings: STARS.filter((stars) => ratings.includes(Number(stars))) }),
    ...(known.length > 0 && { amenities: known }),
    ...(boardType && { boardType }),
    ...(tastes.includes('cheap') && { sort: 'price' as const }),
    ...(tastes.includes('central') && { sort: 'distance' as const }),
  };
}

/** Tastes that no record of a hotel tells: they are not looked for, which is said. */
export function untoldTastes(tastes: readonly Taste[]): Taste[] {
  return tastes.filter(
    (taste) =>
      starsOf(taste).length === 0 && !AMENITY_OF[taste] && !BOARD_OF[taste] && !ORDERS.includes(taste),
  );
}
