import { AMENITIES, BOARD_TYPES, HOTEL_LANGUAGES, PAYMENT_POLICIES } from '@atoll/contracts/hotel';
import { languageName } from '@atoll/contracts/languages';
import { INITIAL_PRICE_RANGE, STARS } from '@atoll/contracts/pages/hotels.page';
import { CheckboxField } from '@atoll/ui/field';
import {
  FilterChecks,
  FilterChips,
  FilterGroup,
  FilterNote,
  FilterRadios,
  FilterSelect,
  optionsOf,
} from '@atoll/ui/filter-fields';
import { Icon } from '@atoll/ui/icon';
import { RangeField } from '@atoll/ui/range-field';
import { useId } from 'react';
import { boardLabel } from '../offers/offer-labels';
import type { StayArgs } from '../hotels.api';
import { codeAsSentence, countOf } from '@atoll/contracts/words';
import type { HotelFilters } from './filters';

const STAR_OPTIONS = STARS.map((stars) => ({
  value: stars,
  label: countOf(Number(stars), 'star'),
  face: (
    <>
      {stars}
      <Icon name="star-filled" size="s" />
    </>
  ),
}));

const PAYMENT_LABELS: Record<(typeof PAYMENT_POLICIES)[number], string> = {
  NONE: 'Any',
  GUARANTEE: 'Pay at the hotel',
  DEPOSIT: 'Deposit',
};

const BOARD_OPTIONS = [{ value: '' as const, label: 'Any' }, ...optionsOf(BOARD_TYPES, boardLabel)];
const LANGUAGE_OPTIONS = optionsOf(HOTEL_LANGUAGES, languageName);
const AMENITY_OPTIONS = optionsOf(AMENITIES, (code) => (code === 'WIFI' ? 'WiFi' : codeAsSentence(code)));
const PAYMENT_OPTIONS = optionsOf(PAYMENT_POLICIES, (policy) => PAYMENT_LABELS[policy]);

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
        options={STAR_OPTIONS}
        value={filters.ratings[0] ?? null}
        onChange={(stars) => onChange({ ratings: stars === null ? [] : [stars] })}
      />
      <FilterChecks
        legend="Amenities"
        options={AMENITY_OPTIONS}
        values={filters.amenities}
        onChange={(amenities) => onChange({ amenities })}
      />
      <FilterSelect
        label="Meals"
        options={BOARD_OPTIONS}
        value={filters.boardType ?? ''}
        missing={needsDates && 'Needs dates'}
        onChange={(boardType) => onChange({ boardType: boardType || null })}
      />
      <FilterRadios
        legend="Payment"
        options={PAYMENT_OPTIONS}
        value={filters.paymentPolicy}
        disabledBy={needsDates}
        onChange={(paymentPolicy) => onChange({ paymentPolicy })}
      />
      <FilterSelect
        label="Language of descriptions"
        options={LANGUAGE_OPTIONS}
        value={filters.lang}
        onChange={(lang) => onChange({ lang })}
      />
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
