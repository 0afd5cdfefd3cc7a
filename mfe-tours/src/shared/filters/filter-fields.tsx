import { languageName } from '@atoll/contracts/languages';
import { TOUR_RATINGS } from '@atoll/contracts/pages/tours.page';
import { TOUR_CATEGORIES, TOUR_DURATIONS, TOUR_LANGUAGES } from '@atoll/contracts/tour';
import { codeAsSentence } from '@atoll/contracts/words';
import { FilterChecks, FilterToggles, optionsOf } from '@atoll/ui/filter-fields';
import { DURATION_LABELS } from '../tour-text';
import type { TourFilters } from './filters';
import { NumberPair } from './number-pair';

const CATEGORIES = optionsOf(TOUR_CATEGORIES, codeAsSentence);
const DURATIONS = optionsOf(TOUR_DURATIONS, (duration) => DURATION_LABELS[duration]);
const LANGUAGES = optionsOf(TOUR_LANGUAGES, languageName);
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
