import { boundsProblem, type Bounds, type BoundsProblems } from '@atoll/contracts/bounds';
import { useState, type KeyboardEvent } from 'react';
import { TextField } from '../field/field';
import { ErrorText } from '../field/field-frame';
import { FilterGroup } from '../filter-fields/filter-fields';
import * as s from './number-range.module.css';

export type NumberRangeFieldProps = {
  legend: string;
  /** What the numbers are of: 'In USD'. */
  unit?: string;
  /** Begins the names of both fields: 'price'. */
  name: string;
  /** Null where the field is empty: that end is open. */
  range: Bounds;
  /** The smallest number that makes sense. */
  least?: number;
  /** What is said of numbers that bound nothing. */
  problems: BoundsProblems;
  onChange: (range: Bounds) => void;
};

type End = 'min' | 'max';

/** A text as an end of the range; undefined where it is no number. */
function endOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? undefined : number;
}

/**
 * A lowest and a highest whole number, which count when a field is left or Enter is pressed. What is no number is
 * ignored and the field shows what counts (TOU-27); numbers that bound nothing stay, with what is wrong with them.
 */
export function NumberRangeField(props: NumberRangeFieldProps) {
  const { legend, unit, name, range, least = 0, problems, onChange } = props;
  const [draft, setDraft] = useState<Partial<Record<End, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);

  function finish(): void {
    const read = (end: End) => {
      const text = draft[end];
      const typed = text === undefined ? range[end] : endOf(text);
      return typed === undefined ? range[end] : typed;
    };
    const next = { min: read('min'), max: read('max') };
    const isChanged = next.min !== range.min || next.max !== range.max;
    const found = isChanged ? boundsProblem(next, problems, least) : null;
    setProblem(found);
    if (found) return;
    setDraft({});
    if (isChanged) onChange(next);
  }
  const finishOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  };
  const field = (end: End, label: string) => (
    <TextField
      label={label}
      name={`${name}-${end}`}
      inputMode="numeric"
      autoComplete="off"
      value={draft[end] ?? range[end] ?? ''}
      onChange={(event) => {
        setDraft({ ...draft, [end]: event.target.value });
        setProblem(null);
      }}
      onBlur={finish}
      onKeyDown={finishOnEnter}
    />
  );
  return (
    <FilterGroup legend={legend}>
      {unit && <p className={`small muted ${s.unit}`}>{unit}</p>}
      <div className={s.pair}>
        {field('min', 'Min')}
        {field('max', 'Max')}
      </div>
      {problem && (
        <div className={s.problem}>
          <ErrorText role="alert">{problem}</ErrorText>
        </div>
      )}
    </FilterGroup>
  );
}
