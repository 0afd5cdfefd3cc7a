import { TOUR_SORTS, type TourSort } from '@atoll/contracts/tour';
import type { SortOption } from '@atoll/ui/sort-bar';

const LABELS: Readonly<Record<TourSort, readonly [label: string, reason: string]>> = {
  recommended: ['Recommended', 'Best rated and nearest first, with a price and pictures.'],
  price: ['Lowest price', 'Lowest price per person first.'],
  rating: ['Rating', 'Best rated first.'],
  duration: ['Duration', 'Shortest first.'],
};

export const SORT_OPTIONS: readonly SortOption<TourSort>[] = TOUR_SORTS.map((value) => {
  const [label, reason] = LABELS[value];
  return { value, label, reason };
});

/** What decides none of the orders. */
export const SORT_PROMISE = "Suppliers can't pay for position.";
