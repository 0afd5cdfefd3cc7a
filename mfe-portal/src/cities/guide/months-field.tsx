import { longMonth } from '@atoll/contracts/dates';
import { CheckboxField } from '@atoll/ui/field';
import * as s from './guide-fields.module.css';

const MONTHS = Array.from({ length: 12 }, (_, at) => ({
  month: at + 1,
  word: longMonth(`2020-${String(at + 1).padStart(2, '0')}-01`),
}));

interface Props {
  /** Given by the form's item. */
  readonly id?: string;
  readonly value?: readonly number[];
  readonly onChange?: (months: readonly number[]) => void;
  readonly 'aria-describedby'?: string;
}

/** Months of a year, 1 to 12, each taken or not. */
export function MonthsField({ id, value = [], onChange, 'aria-describedby': describedBy }: Props) {
  const turn = (month: number) =>
    onChange?.(
      value.includes(month)
        ? value.filter((each) => each !== month)
        : [...value, month].sort((a, b) => a - b),
    );
  return (
    <div className={s.months} role="group" aria-label="Best months" aria-describedby={describedBy}>
      {MONTHS.map(({ month, word }) => (
        <CheckboxField
          key={month}
          {...(month === 1 && { id })}
          name={`month-${month}`}
          label={word}
          checked={value.includes(month)}
          onChange={() => turn(month)}
        />
      ))}
    </div>
  );
}
