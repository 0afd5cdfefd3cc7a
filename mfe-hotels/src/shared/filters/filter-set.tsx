import type { FilterSet } from '@atoll/ui/filter-panel';
import { FilterFields, type FilteredStay } from './filter-fields';
import { countActiveFilters, DEFAULT_FILTERS, usableFilters, type HotelFilters } from './filters';

/** The hotels' filters for the panel, whose own default is best rate only (HSE-34, HSE-51, C23). */
export function hotelFilterSet(
  filters: HotelFilters,
  stay: FilteredStay,
  setFilters: (filters: HotelFilters) => void,
): FilterSet<HotelFilters> {
  return {
    filters,
    cleared: DEFAULT_FILTERS,
    count: countActiveFilters(usableFilters(filters, stay.checkIn !== null)),
    fields: (shown, change) => <FilterFields filters={shown} stay={stay} onChange={change} />,
    // Once anything was applied, best rate only is known and counts.
    onApply: (next) => setFilters({ ...next, bestRateOnly: next.bestRateOnly ?? true }),
    onClear: () => setFilters(DEFAULT_FILTERS),
  };
}
