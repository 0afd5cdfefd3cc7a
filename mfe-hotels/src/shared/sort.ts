import type { HotelSort } from '@atoll/contracts/hotel';

/** Without dates there are no prices to sort by, and without something saved nothing to walk to. */
export function usableSort(sort: HotelSort, hasDates: boolean, hasWalk: boolean): HotelSort {
  return (sort === 'price' && !hasDates) || (sort === 'walk' && !hasWalk) ? 'recommended' : sort;
}
