import type { HOTEL_SORTS } from '@atoll/contracts/hotel';

export type HotelSort = (typeof HOTEL_SORTS)[number];

/** Without dates there are no prices to sort by. */
export function usableSort(sort: HotelSort, hasDates: boolean): HotelSort {
  return sort === 'price' && !hasDates ? 'recommended' : sort;
}
