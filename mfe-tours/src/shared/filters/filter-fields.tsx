import { PRICE_PROBLEMS } from '@atoll/contracts/bounds';
import { languageName } from '@atoll/contracts/languages';
import { TOUR_RATINGS } from '@atoll/contracts/pages/tours.page';
import { TOUR_CATEGORIES, TOUR_DURATIONS, TOUR_LANGUAGES } from '@atoll/contracts/tour';
import { codeAsSentence } from '@atoll/contracts/words';
import { useMoney } from '@atoll/platform/money';
import { FilterChecks, FilterToggles, optionsOf } from '@atoll/ui/filter-fields';
import { NumberRangeField } from '@atoll/ui/number-range';
import { GROUP_LEAST, GROUP_PROBLEMS } from '../search-problems';
import { DURATION_LABELS } from '../tour-text';
import { hasPriceBounds, type TourFilters } from './filters';

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
  const { currency } = useMoney();
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
      <NumberRangeField
        legend="Price per person"
        unit={`In ${currency}`}
        name="price"
        range={{ min: filters.minPrice, max: filters.maxPrice }}
        problems={PRICE_PROBLEMS}
        onChange={({ min, max }) => {
          const bounds = { minPrice: min, maxPrice: max };
          onChange({ ...bounds, currency: hasPriceBounds({ ...filters, ...bounds }) ? currency : null });
        }}
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
      <NumberRangeField
        legend="Group size"
        name="participants"
        range={{ min: filters.minParticipants, max: filters.maxParticipants }}
        least={GROUP_LEAST}
        problems={GROUP_PROBLEMS}
        onChange={({ min, max }) => onChange({ minParticipants: min, maxParticipants: max })}
      />
    </>
  );
}
