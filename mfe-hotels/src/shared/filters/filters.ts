import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import type { PageState } from '@atoll/contracts/pages/page';
import { pageFilters } from '@atoll/contracts/pages/page-filters';

/** The filters, by the names that the URL and the API have for them. */
const hotelFilters = pageFilters(hotelsPage, [
  'boardType',
  'paymentPolicy',
  'lang',
  'ratings',
  'amenities',
  'includeClosed',
  'bestRateOnly',
  'priceRange',
]);

/**
 * What the traveler narrowed the results to. Best rate only is null until the panel was applied: the page asks for false
 * then, the panel shows true (HSE-51, C23).
 */
export type HotelFilters = typeof hotelFilters.none;

export const DEFAULT_FILTERS = hotelFilters.none;

/** The filters that the URL of the page says. */
export const filtersOf = hotelFilters.of;

/** The filters as query parameters, the same words for the address bar and the API; defaults are left out. */
export const filterParams = hotelFilters.query;

/** The filters that do something: without dates there is no offer to filter. */
export function usableFilters(filters: HotelFilters, hasDates: boolean): HotelFilters {
  return hasDates ? filters : { ...filters, boardType: null, paymentPolicy: 'NONE', priceRange: null };
}

/** What the URL says with other filters, which begin at page 1 (HSE-26). */
export function filtersChange(filters: HotelFilters): Partial<PageState<typeof hotelsPage.params>> {
  return { ...filters, page: 1, all: null };
}

/** How many filters narrow the results: the n of 'Filters (n)' (HSE-34). Each amenity counts, best rate too (C54). */
export function countActiveFilters(filters: HotelFilters): number {
  const single = { ...filters, amenities: [], bestRateOnly: filters.bestRateOnly || null };
  return Object.keys(filterParams(single)).length + filters.amenities.length;
}
