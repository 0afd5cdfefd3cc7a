import { convert, type RateTable } from '@atoll/contracts/money';
import type { TravelerCurrency } from '@atoll/contracts/traveler-currencies';
import { hasPriceBounds, type TourFilters } from './filters';

/** The same filters with the bounds of the price in another currency, in whole units of it. */
export function inCurrency(filters: TourFilters, currency: TravelerCurrency, rates: RateTable): TourFilters {
  const { currency: before } = filters;
  if (!before || !hasPriceBounds(filters)) return filters;
  const bound = (amount: number | null) => {
    const converted = amount === null ? null : convert(amount, before, currency, rates);
    return converted === null ? null : Math.round(converted);
  };
  return { ...filters, minPrice: bound(filters.minPrice), maxPrice: bound(filters.maxPrice), currency };
}
