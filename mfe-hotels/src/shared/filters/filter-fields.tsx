import { AMENITIES, BOARD_TYPES, HOTEL_LANGUAGES, PAYMENT_POLICIES } from '@atoll/contracts/hotel';
import { INITIAL_PRICE_RANGE } from '@atoll/contracts/pages/hotels.page';
import { CheckboxField, SelectField } from '@atoll/ui/field';
import { FilterChecks, FilterChips, FilterGroup, FilterNote, FilterRadios } from '@atoll/ui/filter-fields';
import { Icon } from '@atoll/ui/icon';
import { RangeField } from '@atoll/ui/range-field';
import { useId } from 'react';
import { boardLabel } from '../offers/offer-labels';
import type { StayArgs } from '../hotels.api';
import { countOf } from '../stay/stay-text';
import type { Amenity, BoardType, HotelFilters, HotelLanguage, PaymentPolicy } from './filters';

const STARS = [1, 2, 3, 4, 5].map((stars) => ({
  value: stars,
  label: countOf(stars, 'star'),
  face: (
    <>
      {stars}
      <Icon name="star-filled" size="s" />
    </>
  ),
}));

const AMENITY_LABELS: Record<Amenity, string> = {
  WIFI: 'WiFi',
  SWIMMING_POOL: 'Swimming pool',
  RESTAURANT: 'Restaurant',
  PARKING: 'Parking',
  FITNESS_CENTER: 'Fitness center',
  AIR_CONDITIONING: 'Air conditioning',
};

const PAYMENT_LABELS: Record<PaymentPolicy, string> = {
  NONE: 'Any',
  GUARANTEE: 'Pay at the hotel',
  DEPOSIT: 'Deposit',
};

const LANGUAGE_LABELS: Record<HotelLanguage, string> = {
  EN: 'English',
  FR: 'French',
  DE: 'German',
  ES: 'Spanish',
  IT: 'Italian',
  ZH: 'Chinese',
  JA: 'Japanese',
};

function optionsOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

const BOARD_OPTIONS = [
  { value: '', label: 'Any' },
  ...BOARD_TYPES.map((type) => ({ value: type, label: boardLabel(type) })),
];
const LANGUAGE_OPTIONS = optionsOf(HOTEL_LANGUAGES, LANGUAGE_LABELS);
const AMENITY_OPTIONS = optionsOf(AMENITIES, AMENITY_LABELS);
const PAYMENT_OPTIONS = optionsOf(PAYMENT_POLICIES, PAYMENT_LABELS);

/** A handle of the price slider moves by so many dollars. */
const PRICE_STEP = 10;

/** What filters must know of the stay. */
export type FilteredStay = Pick<StayArgs, 'checkIn' | 'rooms'>;

interface FilterFieldsProps {
  filters: HotelFilters;
  stay: FilteredStay;
  onChange: (change: Partial<HotelFilters>) => void;
}

/** All filters, the same in the column and in the dialog (HSE-45 to HSE-52). */
export function FilterFields({ filters, stay, onChange }: FilterFieldsProps) {
  const id = useId();
  const needsDates = stay.checkIn === null ? `${id}-dates` : undefined;
  return (
    <>
      {needsDates && (
        <FilterNote id={needsDates} icon="calendar">
          Choose dates to filter by price, meals and payment.
        </FilterNote>
      )}
      <RangeField
        key={JSON.stringify(filters.priceRange)}
        legend={stay.rooms > 1 ? `Price per night, ${stay.rooms} rooms` : 'Price per night'}
        bounds={INITIAL_PRICE_RANGE}
        step={PRICE_STEP}
        range={filters.priceRange}
        disabledBy={needsDates}
        onChange={(priceRange) => onChange({ priceRange })}
      />
      <FilterChips
        legend="Star rating"
        options={STARS}
        value={filters.ratings[0] ?? null}
        onChange={(stars) => onChange({ ratings: stars === null ? [] : [stars] })}
      />
      <FilterChecks
        legend="Amenities"
        options={AMENITY_OPTIONS}
        values={filters.amenities}
        onChange={(amenities) => onChange({ amenities })}
      />
      <FilterGroup>
        <SelectField
          label="Meals"
          name={`${id}-board`}
          options={BOARD_OPTIONS}
          value={filters.boardType ?? ''}
          disabled={needsDates !== undefined}
          hint={needsDates && 'Needs dates'}
          onChange={(event) => onChange({ boardType: (event.target.value as BoardType) || null })}
        />
      </FilterGroup>
      <FilterRadios
        legend="Payment"
        options={PAYMENT_OPTIONS}
        value={filters.paymentPolicy}
        disabledBy={needsDates}
        onChange={(paymentPolicy) => onChange({ paymentPolicy })}
      />
      <FilterGroup>
        <SelectField
          label="Language of descriptions"
          name={`${id}-language`}
          options={LANGUAGE_OPTIONS}
          value={filters.language}
          onChange={(event) => onChange({ language: event.target.value as HotelLanguage })}
        />
      </FilterGroup>
      <FilterGroup>
        <CheckboxField
          label="Best rate only"
          name={`${id}-best`}
          checked={filters.bestRateOnly ?? true}
          onChange={(event) => onChange({ bestRateOnly: event.target.checked })}
        />
        <CheckboxField
          label="Include sold-out hotels"
          name={`${id}-closed`}
          checked={filters.includeClosed}
          onChange={(event) => onChange({ includeClosed: event.target.checked })}
        />
      </FilterGroup>
    </>
  );
}
