import type { HotelSort } from '@atoll/contracts/hotel';
import type { SortOption } from '@atoll/ui/sort-bar';
import type { Walk } from '../shared/hotel-page';

/** Recommended comes first, the others as the contract lists them (HSE-24). */
const ORDER: readonly (readonly [HotelSort, label: string, reason: string])[] = [
  ['recommended', 'Recommended', 'Nearest 100 first, by stars, distance, photos.'],
  ['distance', 'Distance', 'Nearest to the center first.'],
  ['price', 'Lowest price', 'Lowest total price first.'],
  ['rating', 'Star rating', 'Most stars first.'],
];

/** The orders to choose from; without dates there is no price to sort by (HSE-42). */
export function sortOptions(hasDates: boolean, walk: Walk | null): SortOption<HotelSort>[] {
  const options = ORDER.map(([value, label, reason]) => ({
    ...{ value, label, reason },
    missing: value === 'price' && !hasDates ? 'needs dates' : undefined,
  }));
  return walk ? [...options, walk.option] : options;
}

/** What decides none of the orders. */
export const SORT_PROMISE = "Hotels can't pay for position.";
