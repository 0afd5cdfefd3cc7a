import { HOTEL_SORTS, type HotelSort } from '@atoll/contracts/hotel';
import type { SortOption } from '@atoll/ui/sort-bar';

const WORDS: Readonly<Record<HotelSort, readonly [label: string, reason: string]>> = {
  recommended: ['Recommended', 'Nearest 100 first, by stars, distance, photos.'],
  price: ['Lowest price', 'Lowest total price first.'],
  rating: ['Star rating', 'Most stars first.'],
  distance: ['Distance', 'Nearest to the center first.'],
};

/** Recommended comes first, the others as the contract lists them (HSE-24). */
const ORDER: readonly HotelSort[] = ['recommended', ...HOTEL_SORTS.filter((sort) => sort !== 'recommended')];

/** The orders to choose from; without dates there is no price to sort by (HSE-42). */
export function sortOptions(hasDates: boolean): SortOption<HotelSort>[] {
  return ORDER.map((value) => {
    const [label, reason] = WORDS[value];
    return { value, label, reason, missing: value === 'price' && !hasDates ? 'needs dates' : undefined };
  });
}

/** What decides none of the orders. */
export const SORT_PROMISE = "Hotels can't pay for position.";
