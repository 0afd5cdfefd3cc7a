import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ErrorText } from '../field/field-frame';
import { FilterGroup } from '../filter-fields/filter-fields';
import { parseRange, rangeProblem, textsOf, type NumberRange, type RangeTexts } from './range-texts';
import { PRICE_WORDS, type RangeWords } from './range-words';
import * as s from './range-field.module.css';

export type { NumberRange } from './range-texts';
export type { RangeWords } from './range-words';

export type RangeFieldProps = {
  legend: ReactNode;
  /** The ends of the slider, which the untouched field shows. Numbers above them may be typed. */
  bounds: NumberRange;
  /** How far a handle moves at a time. */
  step: number;
  /** Null: untouched. */
  range: NumberRange | null;
  /** Id of the sentence that says why there is nothing to choose; disables the field. */
  disabledBy?: string;
  /** What the field says about its numbers; prices by default. */
  words?: RangeWords;
  onChange: (range: NumberRange | null) => void;
};

type DraftProps = Required<Pick<RangeFieldProps, 'range' | 'bounds' | 'words' | 'onChange'>>;

/** What is being typed; kept until it makes sense, so that nothing is changed behind somebody's back. */
function useRangeDraft({ range, bounds, words, onChange }: DraftProps) {
  const [draft, setDraft] = useState<RangeTexts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = draft ?? textsOf(range ?? bounds);

  function finish(): void {
    if (!draft) return;
    const found = rangeProblem(draft, words.problems);
    setProblem(found);
    if (found) return;
    setDraft(null);
    const next = parseRange(draft, bounds);
    if (JSON.stringify(next) !== JSON.stringify(range)) onChange(next);
  }

  function edit(change: Partial<RangeTexts>): void {
    setDraft({ ...shown, ...change });
    setProblem(null);
  }
  return { shown, problem, edit, finish };
}

/** The part of the track between the handles. Attributes, because the server's HTML may hold no inline style. */
function SliderFill({ range, bounds }: { range: NumberRange; bounds: NumberRange }) {
  const percent = (value: number) =>
    Math.min(100, Math.max(0, (100 * (value - bounds.min)) / (bounds.max - bounds.min)));
  const [start, end] = [percent(range.min), percent(range.max)];
  return (
    <svg className={s.fill} aria-hidden="true">
      <rect x={`${start}%`} width={`${Math.max(0, end - start)}%`} height="4" />
    </svg>
  );
}

/**
 * A slider with two handles over two number fields. Nothing counts before it is touched; then the numbers count when
 * they are finished: a handle released, a field left or Enter pressed. What is being typed belongs to one `range`: give
 * the field a key made of it, so that another range begins anew.
 */
export function RangeField(props: RangeFieldProps) {
  const { legend, bounds, step, range, disabledBy, words = PRICE_WORDS, onChange } = props;
  const id = useId();
  const { shown, problem, edit, finish } = useRangeDraft({ range, bounds, words, onChange });
  const [min, max] = [Number.parseInt(shown.min, 10) || 0, Number.parseInt(shown.max, 10) || 0];

  const finishOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  };
  const field = (end: 'min' | 'max') => (
    <label className={s.number}>
      <span className="small muted">{words.fields[end]}</span>
      <input
        type="text"
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
  const handle = (end: 'min' | 'max', within: (value: number) => number) => (
    <input
      type="range"
      className={s.handle}
      aria-label={words.handles[end]}
      min={bounds.min}
      max={bounds.max}
      step={step}
      value={end === 'min' ? min : max}
      onChange={(event) => edit({ [end]: String(within(Number(event.target.value))) })}
      onBlur={finish}
      onPointerUp={finish}
      onKeyUp={finish}
    />
  );
  return (
    <FilterGroup legend={legend} disabledBy={disabledBy}>
      <div className={s.slider}>
        <SliderFill range={{ min, max }} bounds={bounds} />
        {handle('min', (value) => Math.min(value, max))}
        {handle('max', (value) => Math.max(value, min))}
      </div>
      <div className={s.numbers}>
        {field('min')}
        {field('max')}
      </div>
      {problem && (
        <div className={s.problem}>
          <ErrorText id={`${id}-problem`} role="alert">
            {problem}
          </ErrorText>
        </div>
      )}
    </FilterGroup>
  );
}
