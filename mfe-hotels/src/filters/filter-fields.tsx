import { AMENITIES, BOARD_TYPES, HOTEL_LANGUAGES } from '@atoll/contracts/hotel';
import { CheckboxField, SelectField } from '@atoll/ui/field';
import { classNames } from '@atoll/ui/class-names';
import { Icon } from '@atoll/ui/icon';
import { useId } from 'react';
import { boardLabel } from '../shared/offers/offer-labels';
import type { StayArgs } from '../shared/hotels.api';
import { countOf } from '../shared/stay/stay-text';
import type { Amenity, BoardType, HotelFilters, HotelLanguage, PaymentPolicy } from './filters';
import { PriceFilter } from './price-filter';
import * as s from './filter-fields.module.css';

const STARS = [1, 2, 3, 4, 5];

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

const BOARD_OPTIONS = [
  { value: '', label: 'Any' },
  ...BOARD_TYPES.map((type) => ({ value: type, label: boardLabel(type) })),
];
const LANGUAGE_OPTIONS = HOTEL_LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_LABELS[code] }));

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
        <p className={classNames('small', s.needsDates)} id={needsDates}>
          <Icon name="calendar" size="s" />
          Choose dates to filter by price, meals and payment.
        </p>
      )}
      <PriceFilter
        // What is being typed belongs to one range: another one, such as none, begins anew.
        key={JSON.stringify(filters.priceRange)}
        range={filters.priceRange}
        rooms={stay.rooms}
        disabledBy={needsDates}
        onChange={(priceRange) => onChange({ priceRange })}
      />
      <StarFilter ratings={filters.ratings} onChange={(ratings) => onChange({ ratings })} />
      <AmenityFilter amenities={filters.amenities} onChange={(amenities) => onChange({ amenities })} />
      <div className={s.group}>
        <SelectField
          label="Meals"
          name={`${id}-board`}
          options={BOARD_OPTIONS}
          value={filters.boardType ?? ''}
          disabled={needsDates !== undefined}
          hint={needsDates && 'Needs dates'}
          onChange={(event) => onChange({ boardType: (event.target.value as BoardType) || null })}
        />
      </div>
      <PaymentFilter
        policy={filters.paymentPolicy}
        disabledBy={needsDates}
        onChange={(paymentPolicy) => onChange({ paymentPolicy })}
      />
      <div className={s.group}>
        <SelectField
          label="Language of descriptions"
          name={`${id}-language`}
          options={LANGUAGE_OPTIONS}
          value={filters.language}
          onChange={(event) => onChange({ language: event.target.value as HotelLanguage })}
        />
      </div>
      <div className={s.group}>
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
      </div>
    </>
  );
}

/** One star rating at most; the chosen one again takes it back (HSE-48). */
function StarFilter({ ratings, onChange }: { ratings: number[]; onChange: (ratings: number[]) => void }) {
  const name = useId();
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>Star rating</legend>
      <div className={s.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={s.star}>
            {stars}
            <Icon name="star-filled" size="s" />
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              aria-label={countOf(stars, 'star')}
              checked={ratings.includes(stars)}
              onChange={() => onChange([stars])}
              onClick={() => ratings.includes(stars) && onChange([])}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AmenityFilterProps {
  amenities: Amenity[];
  onChange: (amenities: Amenity[]) => void;
}

function AmenityFilter({ amenities, onChange }: AmenityFilterProps) {
  const id = useId();
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>Amenities</legend>
      {AMENITIES.map((code) => (
        <CheckboxField
          key={code}
          label={AMENITY_LABELS[code]}
          name={`${id}-${code}`}
          checked={amenities.includes(code)}
          onChange={(event) =>
            onChange(
              event.target.checked ? [...amenities, code] : amenities.filter((other) => other !== code),
            )
          }
        />
      ))}
    </fieldset>
  );
}

interface PaymentFilterProps {
  policy: PaymentPolicy;
  /** Id of the sentence that says why there is nothing to choose. */
  disabledBy: string | undefined;
  onChange: (policy: PaymentPolicy) => void;
}

function PaymentFilter({ policy, disabledBy, onChange }: PaymentFilterProps) {
  const name = useId();
  return (
    <fieldset className={s.group} disabled={disabledBy !== undefined} aria-describedby={disabledBy}>
      <legend className={s.legend}>Payment</legend>
      {(Object.keys(PAYMENT_LABELS) as PaymentPolicy[]).map((code) => (
        <label key={code} className={s.radio}>
          <input type="radio" name={name} checked={policy === code} onChange={() => onChange(code)} />
          {PAYMENT_LABELS[code]}
        </label>
      ))}
    </fieldset>
  );
}
