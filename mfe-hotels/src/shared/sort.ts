import type { HotelSort } from '@atoll/contracts/hotel';

/** Without dates there are no prices to sort by. */
export function usableSort(sort: HotelSort, hasDates: boolean): HotelSort {
  return sort === 'price' && !hasDates ? 'recommended' : sort;
}
