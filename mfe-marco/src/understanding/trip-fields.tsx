import {
  BOOKING_HORIZON_DAYS,
  CHAT_SUGGESTIONS_MAX,
  CURRENCIES,
  PARTY_MAX,
} from '@atoll/contracts/constants';
import { addDays, addMonthsClamped } from '@atoll/contracts/dates';
import {
  BUDGET_SPANS,
  CHILD_AGE_MAX,
  CHILDREN_MAX,
  PLACES_MAX,
  TASTES,
} from '@atoll/contracts/understanding-values';
import { Button, IconButton } from '@atoll/ui/button';
import { ToggleChip } from '@atoll/ui/chip';
import { FieldGroup, SelectField, TextField } from '@atoll/ui/field';
import { PlaceSearch } from '@atoll/ui/place-search';
import { Stepper } from '@atoll/ui/stepper';
import { useRef } from 'react';
import { CHAT_PLACE_TEXTS, useChatPlaces } from '../shared/use-chat-places';
import { isUnchosen, withRefusal, withTaste, type PlaceDraft, type TripDraft } from './trip-draft';
import type { TripFields } from './use-trip-form';
import { monthInWords, refusalInWords, SPAN_WORDS, tasteInWords } from './words';
import * as s from './trip-dialog.module.css';

const MONTHS_AHEAD = 11;

function Places({ draft: { places }, problems, change }: TripFields) {
  const search = useChatPlaces();
  const write = (index: number, part: Partial<PlaceDraft>) =>
    change((draft) => ({
      places: draft.places.map((one, at) => (at === index ? { ...one, ...part } : one)),
    }));
  return (
    <FieldGroup legend="Where">
      {places.map((draft, index) => (
        // Fields have nothing but their place in the row.
        <div key={index} data-field={`place ${index}`}>
          <PlaceSearch
            label={places.length > 1 ? `Place ${index + 1}` : 'Place'}
            name={`place-${index}`}
            value={draft.place}
            defaultText={draft.text}
            search={search}
            onText={(text) => write(index, { text })}
            onChange={(place) => write(index, place ? { place, text: '' } : { place })}
            texts={CHAT_PLACE_TEXTS}
            limit={CHAT_SUGGESTIONS_MAX}
            placeholder="Where to?"
            error={isUnchosen(draft) ? problems.places : null}
          />
        </div>
      ))}
      {places.length < PLACES_MAX && (
        <Button
          size="small"
          variant="text"
          icon="plus"
          className={s.add}
          onClick={() => change({ places: [...places, { place: null, text: '' }] })}
        >
          Add a place
        </Button>
      )}
    </FieldGroup>
  );
}

/** This month and those that can be booked, and the one that was said. */
function monthOptions(month: string, today: string | null) {
  const first = today === null ? null : `${today.slice(0, 7)}-01`;
  const ahead = Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) =>
    first === null ? '' : addMonthsClamped(first, index).slice(0, 7),
  );
  const months = [...new Set([month, ...ahead])].filter((one) => one !== '').toSorted();
  return [
    { value: 'none', label: 'Not said' },
    ...months.map((value) => ({ value, label: monthInWords(value, today) })),
  ];
}

function Dates({ draft, problems, today, change }: TripFields) {
  const { checkIn, checkOut, nights, month, days } = draft;
  const limits = { min: today ?? undefined, max: today ? addDays(today, BOOKING_HORIZON_DAYS) : undefined };
  const hasDates = checkIn !== '' || checkOut !== '';
  return (
    <FieldGroup legend="When">
      <div className={s.pair} data-field="dates">
        <TextField
          label="Check-in"
          name="checkIn"
          type="date"
          {...limits}
          value={checkIn}
          error={problems.checkIn}
          onChange={(event) => change({ checkIn: event.target.value })}
        />
        <TextField
          label="Check-out"
          name="checkOut"
          type="date"
          {...limits}
          value={checkOut}
          error={problems.checkOut}
          onChange={(event) => change({ checkOut: event.target.value })}
        />
        {(checkIn === '' || checkOut === '') && (
          <TextField
            label="Nights"
            name="nights"
            inputMode="numeric"
            autoComplete="off"
            value={nights}
            error={problems.nights}
            onChange={(event) => change({ nights: event.target.value })}
          />
        )}
        {!hasDates && (
          <SelectField
            label="Month"
            name="month"
            value={month || 'none'}
            options={monthOptions(month, today)}
            onChange={({ target: { value } }) => change({ month: value === 'none' ? '' : value })}
          />
        )}
        <TextField
          label="Days of a plan"
          name="days"
          inputMode="numeric"
          autoComplete="off"
          value={days}
          error={problems.days}
          onChange={(event) => change({ days: event.target.value })}
        />
      </div>
    </FieldGroup>
  );
}

const AGES = [
  { value: 'unknown', label: 'Unknown' },
  ...Array.from({ length: CHILD_AGE_MAX + 1 }, (_, age) => ({
    value: String(age),
    label: age === 0 ? 'Under 1' : String(age),
  })),
];

function Children({ draft: { childrenAges }, change }: TripFields) {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {childrenAges.map((age, index) => (
        // Children have nothing but their place in the row.
        <div key={index} className={s.child}>
          <SelectField
            label={`Age of child ${index + 1}`}
            name={`age-${index}`}
            options={AGES}
            value={age === null ? 'unknown' : String(age)}
            onChange={({ target: { value } }) =>
              change({ childrenAges: childrenAges.with(index, value === 'unknown' ? null : Number(value)) })
            }
          />
          <IconButton
            icon="trash"
            label={`Remove child ${index + 1}`}
            onClick={() => {
              change({ childrenAges: childrenAges.toSpliced(index, 1) });
              add.current?.focus();
            }}
          />
        </div>
      ))}
      <Button
        ref={add}
        size="small"
        variant="text"
        icon="plus"
        className={s.add}
        aria-disabled={childrenAges.length >= CHILDREN_MAX || undefined}
        onClick={() => {
          if (childrenAges.length < CHILDREN_MAX) change({ childrenAges: [...childrenAges, null] });
        }}
      >
        Add a child
      </Button>
    </>
  );
}

function notSaid(count: number): string | undefined {
  return count === 0 ? 'Not said' : undefined;
}

function Party(fields: TripFields) {
  const { draft, change } = fields;
  const { adults, rooms } = draft;
  return (
    <FieldGroup legend="Who">
      <div className={s.group} data-field="party">
        <Stepper
          label="Adults"
          hint={notSaid(adults)}
          min={0}
          max={PARTY_MAX}
          value={adults}
          onChange={(count) => change({ adults: count })}
        />
        <Children {...fields} />
      </div>
      <div data-field="rooms">
        <Stepper
          label="Rooms"
          hint={notSaid(rooms)}
          min={0}
          max={PARTY_MAX}
          value={rooms}
          onChange={(count) => change({ rooms: count })}
        />
      </div>
    </FieldGroup>
  );
}

function Budget({ draft: { amount, currency, per }, problems, change }: TripFields) {
  const currencies = [...new Set<string>([...CURRENCIES, currency])];
  return (
    <FieldGroup legend="Budget">
      <div className={s.budget} data-field="budget">
        <TextField
          label="At most"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={problems.amount}
          onChange={(event) => change({ amount: event.target.value })}
        />
        <SelectField
          label="Currency"
          name="currency"
          value={currency}
          options={currencies.map((code) => ({ value: code, label: code }))}
          onChange={(event) => change({ currency: event.target.value })}
        />
        <SelectField
          label="For"
          name="per"
          value={per}
          options={BUDGET_SPANS.map((span) => ({ value: span, label: SPAN_WORDS[span] }))}
          onChange={({ target: { value } }) =>
            change({ per: BUDGET_SPANS.find((span) => span === value) ?? per })
          }
        />
      </div>
    </FieldGroup>
  );
}

function Tastes({ draft, change }: TripFields) {
  return (
    <FieldGroup legend="What you like">
      <div className={s.chips}>
        {TASTES.map((taste) => (
          <ToggleChip
            key={taste}
            data-field={`taste ${taste}`}
            pressed={draft.tastes.includes(taste)}
            onClick={() => change(withTaste(draft, taste))}
          >
            {tasteInWords(taste)}
          </ToggleChip>
        ))}
      </div>
    </FieldGroup>
  );
}

function Refused({ draft, before, change }: TripFields & { before: TripDraft }) {
  const shown = [...new Set([...before.refused, ...draft.refused])];
  if (shown.length === 0) return null;
  return (
    <FieldGroup legend="What you do not want">
      <div className={s.chips}>
        {shown.map((each) => (
          <ToggleChip
            key={each}
            data-field={`refused ${each}`}
            pressed={draft.refused.includes(each)}
            onClick={() => change(withRefusal(draft, each))}
          >
            {refusalInWords(each)}
          </ToggleChip>
        ))}
      </div>
    </FieldGroup>
  );
}

/** All that can be understood of a trip, to be changed by hand. */
export function TripFormFields({ before, ...fields }: TripFields & { before: TripDraft }) {
  return (
    <>
      <Places {...fields} />
      <Dates {...fields} />
      <Party {...fields} />
      <Budget {...fields} />
      <Tastes {...fields} />
      <Refused {...fields} before={before} />
    </>
  );
}
