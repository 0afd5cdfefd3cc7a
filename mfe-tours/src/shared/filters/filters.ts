import { pageFilters } from '@atoll/contracts/pages/page-filters';
import { toursPage } from '@atoll/contracts/pages/tours.page';

/** The filters, by the names that the URL has for them. */
const tourFilters = pageFilters(toursPage, [
  'categories',
  'duration',
  'ratings',
  'languages',
  'minPrice',
  'maxPrice',
  'currency',
  'minParticipants',
  'maxParticipants',
]);

/** What the traveler narrowed the tours to; an empty list and null let everything through. */
export type TourFilters = typeof tourFilters.none;

export const NO_FILTERS = tourFilters.none;

/** The filters that the URL of a page says. */
export const filtersOf = tourFilters.of;

/** How many filters narrow the results: the n of 'Filters (n)'. */
export function countActiveFilters(filters: TourFilters): number {
  return Object.keys(tourFilters.query({ ...filters, currency: null })).length;
}

/** True where a bound of the price narrows the results. */
export function hasPriceBounds({ minPrice, maxPrice }: TourFilters): boolean {
  return minPrice !== null || maxPrice !== null;
}

/** Query of the filters, without those that let everything through; of the ratings the lowest counts (TOU-25). */
export function filterParams(filters: TourFilters): Record<string, string> {
  const { ratings, ...query } = tourFilters.query(filters);
  return { ...query, ...(ratings && { rating: String(Math.min(...filters.ratings.map(Number))) }) };
}
