import { QUOTE_DAYS_MAX } from '@atoll/contracts/quote-line';
import { PLAN_NOTE_MAX, type PlanLine } from '@atoll/contracts/trip-plan';
import { Button } from '@atoll/ui/button';
import { SelectField, TextAreaField, TextField } from '@atoll/ui/field';
import { Icon } from '@atoll/ui/icon';
import { useState } from 'react';
import { PlanLineWords } from './plan-lines';
import * as s from './trip-plan.module.css';
import type { OwnPlanHandle } from './use-own-plan';

interface OwnPlanLineProps {
  readonly line: PlanLine;
  readonly currency: string;
  readonly days: readonly (number | null)[];
  readonly own: Pick<OwnPlanHandle, 'changeLine' | 'drop'>;
}

/** Beside those of the plan: a trip may be longer than what was taken over. */
const MORE_DAYS = 7;

/** The days that a line can be moved to: those of the plan, and a week more. */
export function dayOptions(days: readonly (number | null)[]) {
  const last = Math.min(QUOTE_DAYS_MAX, Math.max(0, ...days.map((day) => day ?? 0)) + MORE_DAYS);
  const numbers = Array.from({ length: last }, (_, index) => String(index + 1));
  return [{ value: '', label: 'Whole trip' }, ...numbers.map((value) => ({ value, label: `Day ${value}` }))];
}

export const dayOf = (value: string) => (value === '' ? null : Number(value));

/** A line of one's own plan: kept or left out, with what should be different. */
export function OwnPlanLine({ line, currency, days, own }: OwnPlanLineProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, title, note, day, isOut, amount } = line;
  const words = <PlanLineWords line={line} currency={currency} />;
  return (
    <>
      <div className={s.line}>
        {isOut ? <del>{words}</del> : words}
        <span className={s.lineActions}>
          {!isOut && (
            <Button
              variant="text"
              size="small"
              aria-expanded={isOpen}
              aria-label={`Change: ${title}`}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="pencil" size="s" />
              Change
            </Button>
          )}
          <Button
            variant="text"
            size="small"
            aria-label={`${isOut ? 'Take back in' : 'Leave out'}: ${title}`}
            onClick={() => own.changeLine(id, { isOut: !isOut })}
          >
            {isOut ? 'Take back in' : 'Leave out'}
          </Button>
          {isOut && amount === null && (
            <Button variant="text" size="small" aria-label={`Remove: ${title}`} onClick={() => own.drop(id)}>
              Remove
            </Button>
          )}
        </span>
      </div>
      {note && !isOpen && !isOut && <p className="small">Different: {note}</p>}
      {isOpen && !isOut && (
        <div className={s.fields}>
          <TextField
            label="What"
            name={`title-${id}`}
            maxLength={160}
            value={title}
            error={
              title.trim() === ''
                ? 'A line needs a name. It keeps the one before until there is another.'
                : null
            }
            onChange={(event) => own.changeLine(id, { title: event.target.value })}
          />
          <SelectField
            label="Day"
            name={`day-${id}`}
            value={day === null ? '' : String(day)}
            options={dayOptions(days)}
            onChange={(event) => own.changeLine(id, { day: dayOf(event.target.value) })}
          />
          <TextAreaField
            label="What should be different?"
            name={`note-${id}`}
            maxLength={PLAN_NOTE_MAX}
            value={note}
            onChange={(event) => own.changeLine(id, { note: event.target.value })}
          />
        </div>
      )}
    </>
  );
}
