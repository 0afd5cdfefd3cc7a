import { useId, useState, type KeyboardEvent } from 'react';
import { INITIAL_PRICE_RANGE, parsePriceRange, type PriceRange } from './filters';
import * as fields from './filter-fields.module.css';
import * as s from './price-filter.module.css';

/** The part of the track between the handles. Attributes, because the server's HTML may hold no inline style. */
function SliderFill({ min, max }: PriceRange) {
  const percent = (value: number) => Math.min(100, (100 * value) / INITIAL_PRICE_RANGE.max);
  const [start, end] = [percent(min), percent(max)];
  return (
    <svg className={s.fill} aria-hidden="true">
      <rect x={`${start}%`} width={`${Math.max(0, end - start)}%`} height="4" />
    </svg>
  );
}

interface PriceFilterProps {
  /** Null: untouched. */
  range: PriceRange | null;
  onChange: (range: PriceRange | null) => void;
}

const STEP = 10;

/**
 * A slider with two handles over two number fields. Nothing counts before it is touched, then the numbers count when
 * they are finished: a handle released, a field left or Enter pressed (HSE-52, C24).
 */
export function PriceFilter({ range, onChange }: PriceFilterProps) {
  const id = useId();
  const current = range ?? INITIAL_PRICE_RANGE;
  const [draft, setDraft] = useState<{ min: string; max: string } | null>(null);
  const shown = draft ?? { min: String(current.min), max: String(current.max) };

  function finish(): void {
    if (!draft) return;
    const next = parsePriceRange(draft.min, draft.max);
    setDraft(null);
    if (next && (next.min !== current.min || next.max !== current.max)) onChange(next);
  }

  const edit = (end: 'min' | 'max') => ({
    value: shown[end],
    onChange: (event: { target: { value: string } }) => setDraft({ ...shown, [end]: event.target.value }),
    onBlur: finish,
  });
  const finishOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  };
  const slider = (end: 'min' | 'max', label: string) => (
    <input
      {...edit(end)}
      value={Number.parseInt(shown[end], 10) || 0}
      type="range"
      min={INITIAL_PRICE_RANGE.min}
      max={INITIAL_PRICE_RANGE.max}
      step={STEP}
      aria-label={label}
      className={s.handle}
      onPointerUp={finish}
      onKeyUp={finish}
    />
  );
  return (
    <fieldset className={fields.group}>
      <legend className={fields.legend}>Price per night</legend>
      <div className={s.slider}>
        <SliderFill min={Number.parseInt(shown.min, 10) || 0} max={Number.parseInt(shown.max, 10) || 0} />
        {slider('min', 'Lowest price')}
        {slider('max', 'Highest price')}
      </div>
      <div className={s.numbers}>
        <label className={s.number} htmlFor={`${id}-min`}>
          <span className="small muted">Min, $</span>
          <input
            {...edit('min')}
            id={`${id}-min`}
            className={s.input}
            inputMode="numeric"
            onKeyDown={finishOnEnter}
          />
        </label>
        <label className={s.number} htmlFor={`${id}-max`}>
          <span className="small muted">Max, $</span>
          <input
            {...edit('max')}
            id={`${id}-max`}
            className={s.input}
            inputMode="numeric"
            onKeyDown={finishOnEnter}
          />
        </label>
      </div>
    </fieldset>
  );
}
