import { HOTEL_SORTS } from '@atoll/contracts/hotel';
import type { SortOption } from '@atoll/ui/sort-bar';
import type { HotelSort } from '../shared/sort';

const LABELS: Record<HotelSort, string> = {
  recommended: 'Recommended',
  price: 'Lowest price',
  rating: 'Star rating',
  distance: 'Distance',
};

const REASONS: Record<HotelSort, string> = {
  recommended: 'Nearest 100 first, by stars, distance, photos.',
  price: 'Lowest total price first.',
  rating: 'Most stars first.',
  distance: 'Nearest to the center first.',
};

/** Recommended comes first, the others as the contract lists them (HSE-24). */
const ORDER: readonly HotelSort[] = ['recommended', ...HOTEL_SORTS.filter((sort) => sort !== 'recommended')];

/** The orders to choose from; without dates there is no price to sort by (HSE-42). */
export function sortOptions(hasDates: boolean): SortOption<HotelSort>[] {
  return ORDER.map((value) => ({
    value,
    label: LABELS[value],
    reason: REASONS[value],
    missing: value === 'price' && !hasDates ? 'needs dates' : undefined,
  }));
}

/** What decides none of the orders. */
export const SORT_PROMISE = "Hotels can't pay for position.";
