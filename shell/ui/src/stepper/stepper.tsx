import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../button/button';
import { classNames } from '../class-names';
import * as s from './stepper.module.css';

export type StepperProps = {
  label: string;
  name?: string;
  min: number;
  max: number;
  /** The number; without it the stepper keeps its own, from `defaultValue` or `min`. */
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  hint?: ReactNode;
  /** `cell` is a field of the search bar: the label above, the hint behind the number. */
  variant?: 'row' | 'cell';
  className?: string;
};

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}

/** A small whole number with minus and plus. It is a native number field, so a form carries it without JavaScript. */
export function Stepper({
  label,
  name,
  min,
  max,
  value,
  defaultValue,
  onChange,
  hint,
  variant = 'row',
  className,
}: StepperProps) {
  const id = useId();
  const [own, setOwn] = useState(() => clamp(defaultValue ?? min, min, max));
  const current = value ?? own;

  const [isOver, setOver] = useState(false);

  function set(next: number): void {
    const allowed = clamp(Math.round(next), min, max);
    setOver(next > max);
    setOwn(allowed);
    if (allowed !== current) onChange?.(allowed);
  }

  const atMin = current <= min;
  const atMax = current >= max;
  return (
    <div className={classNames(s.stepper, variant === 'cell' && s.cell, className)}>
      <span className={s.words}>
        <label className={s.label} htmlFor={id}>
          {label}
        </label>
        {isOver ? (
          <span className={s.hint} role="status">{`${max} is the most`}</span>
        ) : (
          hint && <span className={s.hint}>{hint}</span>
        )}
      </span>
      <span className={s.controls}>
        <IconButton
          line={variant === 'row'}
          icon="minus"
          label={`Fewer: ${label}`}
          aria-disabled={atMin || undefined}
          onClick={() => set(current - 1)}
        />
        <input
          className={s.number}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={current}
          onChange={(event) => {
            if (event.target.value !== '') set(event.target.valueAsNumber);
          }}
        />
        <IconButton
          line={variant === 'row'}
          icon="plus"
          label={`More: ${label}`}
          aria-disabled={atMax || undefined}
          onClick={() => set(current + 1)}
        />
      </span>
    </div>
  );
}
