import { TextField } from '@atoll/ui/field';
import { FilterGroup } from '@atoll/ui/filter-fields';
import { useState } from 'react';
import * as s from './number-pair.module.css';

interface NumberPairProps {
  legend: string;
  /** Begins the names of both fields: 'price'. */
  name: string;
  min: number | null;
  max: number | null;
  onChange: (change: { min?: number | null; max?: number | null }) => void;
}

/** A lowest and a highest whole number. What is no number is ignored: the field shows what counts (TOU-27). */
export function NumberPair({ legend, name, min, max, onChange }: NumberPairProps) {
  return (
    <FilterGroup legend={legend}>
      <div className={s.pair}>
        <NumberField
          label="Min"
          name={`${name}-min`}
          value={min}
          onChange={(value) => onChange({ min: value })}
        />
        <NumberField
          label="Max"
          name={`${name}-max`}
          value={max}
          onChange={(value) => onChange({ max: value })}
        />
      </div>
    </FilterGroup>
  );
}

interface NumberFieldProps {
  label: string;
  name: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Counts when it is left or Enter is pressed. */
function NumberField({ label, name, value, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  function finish(): void {
    if (draft === null) return;
    setDraft(null);
    const text = draft.trim();
    const next = text === '' ? null : Number.parseInt(text, 10);
    const makesSense = next === null || next >= 0;
    if (makesSense && next !== value) onChange(next);
  }
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? (value === null ? '' : String(value))}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        finish();
      }}
    />
  );
}
