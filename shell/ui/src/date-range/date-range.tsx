import { useRef, useState } from 'react';
import { classNames } from '../class-names';
import { controlClass, FieldFrame, useFieldIds, type FieldWords } from '../field/field-frame';
import { DateRangePanel } from './date-range-panel';
import * as s from './date-range.module.css';
import type { DateRange } from './range';
import { useCalendar } from './use-calendar';
import { rangeInWords } from './words';

export type { DateRange } from './range';
export { nightsInWords, rangeInWords, stayInWords } from './words';

export type DateRangeFieldProps = FieldWords & {
  label: string;
  /** Names of the two values in a GET form. */
  nameFrom: string;
  nameTo: string;
  value: DateRange;
  /** Called with a whole, valid range, or with both ends null when it was cleared. */
  onChange: (range: DateRange) => void;
  placeholder?: string;
  /** The traveler's own day, so that another year is named; null while it is unknown. */
  today?: string | null;
  /** First and last day that may be chosen, `yyyy-MM-dd`. */
  min: string;
  max?: string;
  /** 1 by default: a stay; 0 lets one day be both ends. */
  minNights?: number;
  maxNights?: number;
  /** The exact message for a range that may not be used; null when it may. */
  validate?: (range: DateRange) => string | null;
  className?: string;
  id?: string;
};

/** A button that says the dates in words and opens a calendar (HSE-19; LOOK 'Date range'). */
export function DateRangeField(props: DateRangeFieldProps) {
  const {
    label,
    nameFrom,
    nameTo,
    value,
    onChange,
    placeholder = 'Select dates',
    today,
    min,
    max,
    minNights = 1,
    maxNights,
  } = props;
  const { hint, error, hideLabel, variant, className, validate } = props;
  const ids = useFieldIds(props.id, { hint, error });
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const [calendar, load] = useCalendar();
  const words = rangeInWords(value, today);
  const valueId = `${ids.controlId}-value`;
  const panelId = `${ids.controlId}-panel`;

  return (
    <FieldFrame
      {...{ ids, label, hint, error, hideLabel, variant }}
      className={classNames(s.root, className)}
      labelsButton
    >
      <button
        {...ids.control}
        ref={button}
        type="button"
        className={controlClass(variant, classNames(s.button, !words && s.placeholder))}
        aria-labelledby={`${ids.labelId} ${valueId}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-invalid={undefined}
        data-replay="opens"
        suppressHydrationWarning
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpening((times) => times + 1);
          setIsOpen(true);
        }}
      >
        <span id={valueId}>{words ?? placeholder}</span>
      </button>
      {/* First of their names, so that they count before what the page was opened with. */}
      <noscript>
        <span className={s.plain}>
          <input
            type="date"
            name={nameFrom}
            aria-label={`${label}, first day`}
            defaultValue={value.from ?? ''}
          />
          <input type="date" name={nameTo} aria-label={`${label}, last day`} defaultValue={value.to ?? ''} />
        </span>
      </noscript>
      <input type="hidden" name={nameFrom} value={value.from ?? ''} disabled={value.from === null} />
      <input type="hidden" name={nameTo} value={value.to ?? ''} disabled={value.to === null} />
      <DateRangePanel
        id={panelId}
        label={label}
        isOpen={isOpen}
        opening={opening}
        value={value}
        limits={{ min, max, minNights, maxNights }}
        validate={validate}
        calendar={calendar}
        anchor={button}
        gap={variant === 'cell' ? 16 : 8}
        onChange={onChange}
        onClose={() => setIsOpen(false)}
      />
    </FieldFrame>
  );
}
