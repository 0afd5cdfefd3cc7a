import { HOTEL_DISPLAY_CAP, HOTEL_PAGE_SIZE } from '@atoll/contracts/constants';

/**
 * The specification divides the total by 9 although a page holds 20 hotels (C1). Both readings stand; the default
 * is the one without dead pages: with the specified one, pages past the data show the way back.
 */
export const PAGE_DIVISORS = { pageSize: HOTEL_PAGE_SIZE, specified: 9 } as const;

/** How many pages the results have, at least 1 (HSE-36). */
export function pageCount(total: number, divisor: number = PAGE_DIVISORS.pageSize): number {
  return Math.max(1, Math.ceil(total / divisor));
}

/** True while the note about the 20 hotels and 'Show All' belong on the page (HSE-30, HSE-37). */
export function isCapped(total: number, showAll: boolean): boolean {
  return !showAll && total > HOTEL_DISPLAY_CAP;
}
