import { addDays, addMonthsClamped, longMonth } from '@atoll/contracts/dates';
import { REQUEST_HORIZON_DAYS, TRIP_NIGHTS_MAX } from '@atoll/contracts/quote-request';
import { countOf } from '@atoll/contracts/words';
import { usePlaceField } from '@atoll/platform/place-field';
import { todayNow } from '@atoll/platform/today';
import { DateRangeField } from '@atoll/ui/date-range';
import { FieldGroup, SelectField, TextAreaField } from '@atoll/ui/field';
import { PlaceSearch } from '@atoll/ui/place-search';
import { Segmented } from '@atoll/ui/segmented';
import { useState, type ReactNode } from 'react';
import { keptPlans } from '../plans/kept-plans';
import { Problem } from './problem';
import * as s from './request-form.module.css';
import type { WhenKind } from './request-draft';
import type { RequestFields } from './use-request-form';

const PLACE_TEXTS = {
  searching: 'Searching...',
  empty: 'No such place in our list. You can send it as you typed it.',
  hint: 'Type at least 2 characters to search',
  recent: 'Recent searches',
};

const WHEN_KINDS: readonly { value: WhenKind; label: string }[] = [
  { value: 'dates', label: 'Dates' },
  { value: 'month', label: 'A month' },
  { value: 'open', label: 'Open' },
];

const FLEXIBLE_DAYS = [0, 1, 2, 3, 7, 14];
const MONTHS_AHEAD = 24;

function monthOptions(today: string) {
  const months = Array.from({ length: MONTHS_AHEAD }, (_, index) =>
    addMonthsClamped(`${today.slice(0, 7)}-01`, index),
  );
  return [
    { value: '', label: 'Choose a month' },
    ...months.map((day) => ({ value: day.slice(0, 7), label: `${longMonth(day)} ${day.slice(0, 4)}` })),
  ];
}

const flexibleText = (days: number) =>
  days === 0 ? 'Exactly these days' : `${countOf(days, 'day')} earlier or later is fine`;

function Days({ draft, problems, change, today }: RequestFields & { today: string }) {
  return (
    <>
      <div data-field="when">
        <DateRangeField
          label="First and last day"
          nameFrom="from"
          nameTo="to"
          value={{ from: draft.from, to: draft.to }}
          onChange={({ from, to }) => change({ from, to })}
          today={today}
          min={today}
          max={addDays(today, REQUEST_HORIZON_DAYS + TRIP_NIGHTS_MAX)}
          minNights={0}
          maxNights={TRIP_NIGHTS_MAX}
          error={problems.when}
        />
      </div>
      <SelectField
        label="How exact are these days?"
        name="flexibleDays"
        value={String(draft.flexibleDays)}
        options={FLEXIBLE_DAYS.map((days) => ({ value: String(days), label: flexibleText(days) }))}
        onChange={(event) => change({ flexibleDays: Number(event.target.value) })}
      />
    </>
  );
}

function Month({ draft, problems, change, today }: RequestFields & { today: string }) {
  return (
    <div data-field="when">
      <SelectField
        label="Month"
        name="month"
        value={draft.month ?? ''}
        options={monthOptions(today)}
        error={problems.when}
        onChange={(event) => change({ month: event.target.value })}
      />
    </div>
  );
}

/** The plan that the request is made from, where this device knows it. */
function FromPlan({ draft, problems, change }: RequestFields) {
  const plan = keptPlans().find(({ id }) => id === draft.plan);
  if (!plan) return null;
  return (
    <div data-field="plan">
      <p className={s.about}>
        Agents get your plan{' '}
        <a className="link" href={plan.page}>
          {plan.title}
        </a>
        : like this, but as you changed it.{' '}
        <button type="button" className="link" onClick={() => change({ plan: null })}>
          Leave it out
        </button>
      </p>
      <Problem text={problems.plan} />
    </div>
  );
}

function Place({ draft, problems, change, today }: RequestFields & { today: string }) {
  const shown = { place: draft.place, checkIn: draft.from, checkOut: draft.to };
  const { placeField } = usePlaceField(shown, today, PLACE_TEXTS, problems.place ?? null);
  return (
    <div data-field="place">
      <PlaceSearch
        {...placeField}
        name="place"
        value={draft.place}
        defaultText={draft.placeText}
        onText={(placeText) => change({ placeText, city: null, country: null })}
        onChange={(place) => change({ place })}
      />
    </div>
  );
}

interface WhereAndWhenProps extends RequestFields {
  /** Instead of the field, where the place cannot be changed. */
  readonly place?: ReactNode;
}

/** Where to, when, and what would make it a good trip. */
export function WhereAndWhen({ place, ...fields }: WhereAndWhenProps) {
  const { draft, problems, change } = fields;
  const [today] = useState(todayNow);
  return (
    <FieldGroup legend="Where and when">
      {place ?? <Place {...fields} today={today} />}
      <Segmented
        label="How much is known of the time"
        options={WHEN_KINDS}
        value={draft.whenKind}
        onChange={(whenKind) => change({ whenKind })}
      />
      {draft.whenKind === 'dates' && <Days {...fields} today={today} />}
      {draft.whenKind === 'month' && <Month {...fields} today={today} />}
      {draft.whenKind === 'open' && (
        <p className="small muted">The agents will propose a time, and ask you about it.</p>
      )}
      <FromPlan {...fields} />
      {draft.about && (
        <p className={s.about}>
          You ask about{' '}
          <a className="link" href={draft.about.path}>
            {draft.about.title}
          </a>
          .{' '}
          <button type="button" className="link" onClick={() => change({ about: null })}>
            Leave it out
          </button>
        </p>
      )}
      <div data-field="notes">
        <TextAreaField
          label="What would make it a good trip?"
          hint="Optional. Pace, food, what you must see, what you would rather not."
          name="notes"
          value={draft.notes}
          error={problems.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </div>
    </FieldGroup>
  );
}
