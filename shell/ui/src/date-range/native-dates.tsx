import { isCivilDate } from '@atoll/contracts/dates';
import { TextField } from '../field/field';
import * as s from './date-range-panel.module.css';
import type { DateRange, RangeLimits } from './range';

type NativeDatesProps = { range: DateRange; limits: RangeLimits; onChange: (range: DateRange) => void };

/** The browser's own date fields, for when the calendar's code does not arrive. They belong to no form. */
export function NativeDates({ range, limits, onChange }: NativeDatesProps) {
  const valueOf = (text: string) => (isCivilDate(text) ? text : null);
  return (
    <div className={s.native}>
      <TextField
        label="First day"
        name=""
        form=""
        type="date"
        min={limits.min}
        max={limits.max}
        defaultValue={range.from ?? ''}
        onChange={(event) => onChange({ ...range, from: valueOf(event.target.value) })}
      />
      <TextField
        label="Last day"
        name=""
        form=""
        type="date"
        min={range.from ?? limits.min}
        max={limits.max}
        defaultValue={range.to ?? ''}
        onChange={(event) => onChange({ ...range, to: valueOf(event.target.value) })}
      />
    </div>
  );
}
