import type { HOTEL_SORTS } from '@atoll/contracts/hotel';

export type HotelSort = (typeof HOTEL_SORTS)[number];

/** Without dates there are no prices to sort by. */
export function usableSort(sort: HotelSort, hasDates: boolean): HotelSort {
  return sort === 'price' && !hasDates ? 'recommended' : sort;
}

export const SORT_LABELS: Record<HotelSort, string> = {
  recommended: 'Recommended',
  price: 'Lowest price',
  rating: 'Star rating',
  distance: 'Distance',
};

/** What decides the order, in one line: nobody should have to guess why a hotel comes first. */
export const SORT_REASONS: Record<HotelSort, string> = {
  recommended: 'Nearest 100 first, by stars, distance, photos.',
  price: 'Lowest total price first.',
  rating: 'Most stars first.',
  distance: 'Nearest to the center first.',
};

/** What decides none of the orders. */
export const SORT_PROMISE = "Hotels can't pay for position.";
