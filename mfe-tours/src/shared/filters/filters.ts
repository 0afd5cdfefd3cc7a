import type { PageState } from '@atoll/contracts/pages/page';
import type { TOUR_RATINGS, TOUR_SEARCH_PARAMS } from '@atoll/contracts/pages/tours.page';
import type { TourCategory, TourDuration, TourLanguage } from '@atoll/contracts/tour';

export type TourRating = (typeof TOUR_RATINGS)[number];

/** What the traveler narrowed the tours to; an empty list and null let everything through. */
export interface TourFilters {
  readonly categories: readonly TourCategory[];
  readonly duration: readonly TourDuration[];
  /** The lowest of them counts (TOU-25). */
  readonly ratings: readonly TourRating[];
  readonly languages: readonly TourLanguage[];
  /** Whole units of the currency that a tour is priced in. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly minParticipants: number | null;
  readonly maxParticipants: number | null;
}

export const NO_FILTERS: TourFilters = {
  categories: [],
  duration: [],
  ratings: [],
  languages: [],
  minPrice: null,
  maxPrice: null,
  minParticipants: null,
  maxParticipants: null,
};

const NAMES = Object.keys(NO_FILTERS) as (keyof TourFilters)[];

/** The filters that the URL of a page says. */
export function filtersOf(state: PageState<typeof TOUR_SEARCH_PARAMS>): TourFilters {
  const { categories, duration, ratings, languages } = state;
  const { minPrice, maxPrice, minParticipants, maxParticipants } = state;
  return {
    categories,
    duration,
    ratings,
    languages,
    minPrice,
    maxPrice,
    minParticipants,
    maxParticipants,
  };
}

/** The URL's own names are the filters' names. */
export function filtersChange(filters: TourFilters): Partial<PageState<typeof TOUR_SEARCH_PARAMS>> {
  return { ...filters };
}

/** How many filters narrow the results: the n of 'Filters (n)'. */
export function countActiveFilters(filters: TourFilters): number {
  return NAMES.filter((name) => {
    const value = filters[name];
    return Array.isArray(value) ? value.length > 0 : value !== null;
  }).length;
}

/** Query of the filters, without those that let everything through. */
export function filterParams(filters: TourFilters): Record<string, string | number | undefined> {
  const { categories, duration, ratings, languages } = filters;
  const { minPrice, maxPrice, minParticipants, maxParticipants } = filters;
  return {
    categories: categories.join(',') || undefined,
    duration: duration.join(',') || undefined,
    rating: ratings.length > 0 ? Math.min(...ratings.map(Number)) : undefined,
    languages: languages.join(',') || undefined,
    minPrice: minPrice ?? undefined,
    maxPrice: maxPrice ?? undefined,
    minParticipants: minParticipants ?? undefined,
    maxParticipants: maxParticipants ?? undefined,
  };
}
