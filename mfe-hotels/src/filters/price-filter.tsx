import { Icon } from '@atoll/ui/icon';
import { useId, useState, type KeyboardEvent } from 'react';
import { INITIAL_PRICE_RANGE, type PriceRange } from '@atoll/contracts/pages/hotels.page';
import { parsePriceRange, priceProblem, textsOf, type PriceTexts } from './price-range';
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
  /** How many rooms a price is for. */
  rooms: number;
  /** Why there is nothing to choose, as the id of the sentence that says it. */
  disabledBy: string | undefined;
  onChange: (range: PriceRange | null) => void;
}

const STEP = 10;

/** What is being typed; kept until it makes sense, so that nothing is changed behind somebody's back. */
function usePriceDraft({ range, onChange }: Pick<PriceFilterProps, 'range' | 'onChange'>) {
  const current = textsOf(range ?? INITIAL_PRICE_RANGE);
  const [draft, setDraft] = useState<PriceTexts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = draft ?? current;

  function finish(): void {
    if (!draft) return;
    const found = priceProblem(draft);
    setProblem(found);
    if (found) return;
    setDraft(null);
    const next = parsePriceRange(draft);
    if (JSON.stringify(next) !== JSON.stringify(range)) onChange(next);
  }

  function edit(change: Partial<PriceTexts>): void {
    setDraft({ ...shown, ...change });
    setProblem(null);
  }
  return { shown, problem, edit, finish };
}

/**
 * A slider with two handles over two number fields. Nothing counts before it is touched, then the numbers count when
 * they are finished: a handle released, a field left or Enter pressed (HSE-52, HSE-64, C24).
 */
export function PriceFilter({ range, rooms, disabledBy, onChange }: PriceFilterProps) {
  const id = useId();
  const { shown, problem, edit, finish } = usePriceDraft({ range, onChange });
  const [min, max] = [Number.parseInt(shown.min, 10) || 0, Number.parseInt(shown.max, 10) || 0];

  const finishOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  };
  const field = (end: 'min' | 'max', label: string) => (
    <label className={s.number} htmlFor={`${id}-${end}`}>
      <span className="small muted">{label}</span>
      <input
        id={`${id}-${end}`}
        className={s.input}
        inputMode="numeric"
        autoComplete="off"
        value={shown[end]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => edit({ [end]: event.target.value })}
        onBlur={finish}
        onKeyDown={finishOnEnter}
      />
    </label>
  );
  // A handle stops at the other one.
  const handle = (end: 'min' | 'max', label: string, within: (value: number) => number) => (
    <input
      type="range"
      className={s.handle}
      aria-label={label}
      min={INITIAL_PRICE_RANGE.min}
      max={INITIAL_PRICE_RANGE.max}
      step={STEP}
      value={end === 'min' ? min : max}
      onChange={(event) => edit({ [end]: String(within(Number(event.target.value))) })}
      onBlur={finish}
      onPointerUp={finish}
      onKeyUp={finish}
    />
  );
  return (
    <fieldset className={fields.group} disabled={disabledBy !== undefined} aria-describedby={disabledBy}>
      <legend className={fields.legend}>Price per night{rooms > 1 && `, ${rooms} rooms`}</legend>
      <div className={s.slider}>
        <SliderFill min={min} max={max} />
        {handle('min', 'Lowest price', (value) => Math.min(value, max))}
        {handle('max', 'Highest price', (value) => Math.max(value, min))}
      </div>
      <div className={s.numbers}>
        {field('min', 'Min, $')}
        {field('max', 'Max, $')}
      </div>
      {problem && (
        <p className={s.problem} id={`${id}-problem`} role="alert">
          <Icon name="alert-circle" size="s" />
          {problem}
        </p>
      )}
    </fieldset>
  );
}
