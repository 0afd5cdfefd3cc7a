import { formatDay } from '@atoll/contracts/dates';
import { useId, useState, type RefObject } from 'react';
import { Button, IconButton } from '../button/button';
import { useModalDialog } from '../dialog/use-modal-dialog';
import { ErrorText } from '../field/field-frame';
import * as s from './date-range-panel.module.css';
import { NativeDates } from './native-dates';
import { isComplete, pickDay, type DateRange, type RangeLimits } from './range';
import { useAnchored } from './use-anchored';
import type { CalendarState } from './use-calendar';
import { nightsInWords, stayInWords } from './words';

type PanelProps = {
  label: string;
  value: DateRange;
  limits: RangeLimits;
  validate?: (range: DateRange) => string | null;
  calendar: CalendarState;
  anchor: RefObject<HTMLElement | null>;
  /** Between the field and the panel, in px. */
  gap: number;
  onChange: (range: DateRange) => void;
  onClose: () => void;
};

const NONE: DateRange = { from: null, to: null };

/** A range that may not be used stays in the panel with its message; a good one is passed on at once. */
function useDraft({
  value,
  limits,
  validate,
  onChange,
}: Pick<PanelProps, 'value' | 'limits' | 'validate' | 'onChange'>) {
  const [draft, setDraft] = useState(value);
  const error = isComplete(draft) ? (validate?.(draft) ?? null) : null;

  function set(next: DateRange): void {
    setDraft(next);
    if (isComplete(next) && !validate?.(next)) onChange(next);
  }

  function pick(day: string): void {
    // With rules of its own the caller explains why a day will not do; without, such a day does nothing.
    set(pickDay(draft, day, validate ? 0 : limits.minNights));
  }

  function clear(): void {
    setDraft(NONE);
    onChange(NONE);
  }

  return { draft, error, set, pick, clear };
}

function Words({ draft }: { draft: DateRange }) {
  if (isComplete(draft)) {
    return (
      <>
        <b>{nightsInWords(draft.from, draft.to)}</b> {stayInWords(draft.from, draft.to)}
      </>
    );
  }
  return <>{draft.from ? `${formatDay(draft.from)}. Choose the last day.` : 'Choose the first day.'}</>;
}

/** The calendar in the top layer: under its field, or the whole screen on a phone. */
export function DateRangePanel({
  label,
  value,
  limits,
  validate,
  calendar,
  anchor,
  gap,
  onChange,
  onClose,
}: PanelProps) {
  const titleId = useId();
  const { ref, dialogProps } = useModalDialog({ open: true, onClose, focusId: titleId, returnFocus: anchor });
  const { draft, error, set, pick, clear } = useDraft({ value, limits, validate, onChange });
  const { Calendar, hasFailed } = calendar;
  const canFinish = isComplete(draft) && !error;
  useAnchored(ref, anchor, gap);

  return (
    <dialog {...dialogProps} className={s.panel} aria-labelledby={titleId}>
      <div className={s.content}>
        <header className={s.head}>
          <h2 className={s.title} id={titleId} tabIndex={-1}>
            {label}
          </h2>
          <IconButton icon="x" label="Close" onClick={onClose} />
        </header>
        <div className={s.body} aria-busy={!Calendar && !hasFailed}>
          {Calendar && <Calendar range={draft} limits={limits} onPick={pick} />}
          {!Calendar &&
            (hasFailed ? (
              <NativeDates range={draft} limits={limits} onChange={set} />
            ) : (
              <div className={s.waiting} />
            ))}
        </div>
        <footer className={s.foot}>
          {error && (
            <div className={s.error} role="alert">
              <ErrorText id={`${titleId}-error`}>{error}</ErrorText>
            </div>
          )}
          <p className={s.words} role="status">
            <Words draft={draft} />
          </p>
          {draft.from && (
            <Button variant="text" size="small" onClick={clear}>
              Clear
            </Button>
          )}
          <Button
            size="small"
            aria-disabled={!canFinish || undefined}
            onClick={() => {
              if (canFinish) onClose();
            }}
          >
            Done
          </Button>
        </footer>
      </div>
    </dialog>
  );
}
