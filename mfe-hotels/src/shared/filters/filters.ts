import type { AMENITIES, BOARD_TYPES, HOTEL_LANGUAGES, PAYMENT_POLICIES } from '@atoll/contracts/hotel';
import type { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { STARS, type PriceRange } from '@atoll/contracts/pages/hotels.page';
import type { PageState } from '@atoll/contracts/pages/page';

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

type State = PageState<typeof hotelsPage.params>;

/** The filters that the URL of the page says. */
export function filtersOf(state: State): HotelFilters {
  const { boardType, paymentPolicy, lang, ratings, amenities, includeClosed, bestRateOnly, priceRange } =
    state;
  return {
    boardType,
    paymentPolicy,
    language: lang,
    ratings: ratings.map(Number),
    amenities: [...amenities],
    includeClosed,
    bestRateOnly,
    priceRange,
  };
}

/** What the URL says with other filters, which begin at page 1 (HSE-26). */
export function filtersChange({ language, ratings, ...filters }: HotelFilters): Partial<State> {
  return {
    ...filters,
    lang: language,
    ratings: STARS.filter((stars) => ratings.includes(Number(stars))),
    page: 1,
    all: null,
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
