import { AMENITIES, BOARD_TYPES, HOTEL_LANGUAGES, PAYMENT_POLICIES } from '@atoll/contracts/hotel';
import { parsePriceRange, type PriceRange } from './price-range';

export type BoardType = (typeof BOARD_TYPES)[number];
export type PaymentPolicy = (typeof PAYMENT_POLICIES)[number];
export type HotelLanguage = (typeof HOTEL_LANGUAGES)[number];
export type Amenity = (typeof AMENITIES)[number];

/** What the traveler narrowed the results to. Lives in the address bar beside the search. */
export interface HotelFilters {
  /** Null: any board. */
  boardType: BoardType | null;
  paymentPolicy: PaymentPolicy;
  language: HotelLanguage;
  /** At most one value (HSE-48, C25). */
  ratings: number[];
  amenities: Amenity[];
  includeClosed: boolean;
  /** Null until the panel was applied: the page asks for false then, the panel shows true (HSE-51, C23). */
  bestRateOnly: boolean | null;
  /** Null while the control is untouched or cleared (HSE-52, HSE-64). */
  priceRange: PriceRange | null;
}

export const DEFAULT_FILTERS: HotelFilters = {
  boardType: null,
  paymentPolicy: 'NONE',
  language: 'EN',
  ratings: [],
  amenities: [],
  includeClosed: false,
  bestRateOnly: null,
  priceRange: null,
};

/** The filters that do something: without dates there is no offer to filter. */
export function usableFilters(filters: HotelFilters, hasDates: boolean): HotelFilters {
  return hasDates ? filters : { ...filters, boardType: null, paymentPolicy: 'NONE', priceRange: null };
}

function oneOf<T extends string>(allowed: readonly T[], text: string | null): T | null {
  return allowed.find((value) => value === text) ?? null;
}

function readList(text: string | null): string[] {
  return text ? text.split(',') : [];
}

function readFlag(text: string | null): boolean | null {
  return text === 'true' ? true : text === 'false' ? false : null;
}

function readPriceRange(text: string | null): PriceRange | null {
  const [min = '', max = ''] = (text ?? '').split('-');
  return parsePriceRange({ min, max });
}

export function readFilters(params: URLSearchParams): HotelFilters {
  const amenities = readList(params.get('amenities'));
  const ratings = readList(params.get('ratings')).map(Number);
  return {
    boardType: oneOf(BOARD_TYPES, params.get('boardType')),
    paymentPolicy: oneOf(PAYMENT_POLICIES, params.get('paymentPolicy')) ?? 'NONE',
    language: oneOf(HOTEL_LANGUAGES, params.get('lang')) ?? 'EN',
    ratings: ratings.filter((stars) => [1, 2, 3, 4, 5].includes(stars)).slice(0, 1),
    amenities: AMENITIES.filter((amenity) => amenities.includes(amenity)),
    includeClosed: readFlag(params.get('includeClosed')) ?? false,
    bestRateOnly: readFlag(params.get('bestRateOnly')),
    priceRange: readPriceRange(params.get('priceRange')),
  };
}

/** The filters as query parameters, the same words for the address bar and the API; defaults are left out. */
export function filterParams(filters: HotelFilters): Record<string, string> {
  const { boardType, paymentPolicy, language, ratings, amenities, includeClosed, bestRateOnly, priceRange } =
    filters;
  return {
    ...(boardType && { boardType }),
    ...(paymentPolicy !== 'NONE' && { paymentPolicy }),
    ...(language !== 'EN' && { lang: language }),
    ...(ratings.length > 0 && { ratings: ratings.join(',') }),
    ...(amenities.length > 0 && { amenities: amenities.join(',') }),
    ...(includeClosed && { includeClosed: 'true' }),
    ...(bestRateOnly !== null && { bestRateOnly: String(bestRateOnly) }),
    ...(priceRange && { priceRange: `${priceRange.min}-${priceRange.max}` }),
  };
}

const FILTER_NAMES = [
  'boardType',
  'paymentPolicy',
  'lang',
  'ratings',
  'amenities',
  'includeClosed',
  'bestRateOnly',
  'priceRange',
];

/** The same address with other filters, on page 1 (HSE-26). */
export function writeFilters(params: URLSearchParams, filters: HotelFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...FILTER_NAMES, 'page', 'all']) next.delete(name);
  for (const [name, value] of Object.entries(filterParams(filters))) next.set(name, value);
  return next;
}

/** How many filters narrow the results: the n of 'Filters (n)' (HSE-34). Each amenity counts, best rate too (C54). */
export function countActiveFilters(filters: HotelFilters): number {
  const single = [
    filters.boardType !== null,
    filters.paymentPolicy !== 'NONE',
    filters.language !== 'EN',
    filters.ratings.length > 0,
    filters.includeClosed,
    filters.bestRateOnly === true,
    filters.priceRange !== null,
  ];
  return single.filter(Boolean).length + filters.amenities.length;
}
