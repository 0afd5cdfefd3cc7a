import { TOUR_RATINGS } from '@atoll/contracts/pages/tours.page';
import { TOUR_CATEGORIES, TOUR_DURATIONS, TOUR_LANGUAGES } from '@atoll/contracts/tour';
import { FilterChecks, FilterToggles } from '@atoll/ui/filter-fields';
import { CATEGORY_LABELS, DURATION_LABELS, LANGUAGE_LABELS } from '../tour-text';
import type { TourFilters } from './filters';
import { NumberPair } from './number-pair';

function optionsOf<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

const CATEGORIES = optionsOf(TOUR_CATEGORIES, CATEGORY_LABELS);
const DURATIONS = optionsOf(TOUR_DURATIONS, DURATION_LABELS);
const LANGUAGES = optionsOf(TOUR_LANGUAGES, LANGUAGE_LABELS);
const RATINGS = TOUR_RATINGS.map((value) => ({
  value,
  label: value === '5' ? '5 stars' : value === '1' ? '1 star or more' : `${value} stars or more`,
}));

interface FilterFieldsProps {
  filters: TourFilters;
  onChange: (change: Partial<TourFilters>) => void;
}

/** All filters, the same in the column and in the dialog (TOU-23 to TOU-28). */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  return (
    <>
      <FilterToggles
        legend="Category"
        options={CATEGORIES}
        values={filters.categories}
        onChange={(categories) => onChange({ categories })}
      />
      <FilterChecks
        legend="Duration"
        options={DURATIONS}
        values={filters.duration}
        onChange={(duration) => onChange({ duration })}
      />
      <NumberPair
        legend="Price per person"
        name="price"
        min={filters.minPrice}
        max={filters.maxPrice}
        onChange={({ min = filters.minPrice, max = filters.maxPrice }) =>
          onChange({ minPrice: min, maxPrice: max })
        }
      />
      <FilterChecks
        legend="Minimum rating"
        options={RATINGS}
        values={filters.ratings}
        onChange={(ratings) => onChange({ ratings })}
      />
      <FilterToggles
        legend="Language"
        options={LANGUAGES}
        values={filters.languages}
        onChange={(languages) => onChange({ languages })}
      />
      <NumberPair
        legend="Group size"
        name="participants"
        min={filters.minParticipants}
        max={filters.maxParticipants}
        onChange={({ min = filters.minParticipants, max = filters.maxParticipants }) =>
          onChange({ minParticipants: min, maxParticipants: max })
        }
      />
    </>
  );
}
