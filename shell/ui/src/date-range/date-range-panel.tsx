import { formatDay } from '@atoll/contracts/dates';
import { useDeferredValue, useState, type RefObject } from 'react';
import { Button, IconButton } from '../button/button';
import { useModalDialog } from '../dialog/use-modal-dialog';
import { ErrorText } from '../field/field-frame';
import * as s from './date-range-panel.module.css';
import { NativeDates } from './native-dates';
import { isComplete, pickDay, type DateRange, type RangeLimits } from './range';
import { SHEET, useAnchored } from './use-anchored';
import type { CalendarState } from './use-calendar';
import { nightsInWords, stayInWords } from './words';

type ContentProps = {
  titleId: string;
  isOpen: boolean;
  value: DateRange;
  limits: RangeLimits;
  validate?: (range: DateRange) => string | null;
  calendar: CalendarState;
  onChange: (range: DateRange) => void;
  onClose: () => void;
};

type PanelProps = Omit<ContentProps, 'titleId'> & {
  id: string;
  label: string;
  /** How often it was opened: each time starts from the value. */
  opening: number;
  anchor: RefObject<HTMLElement | null>;
  /** Between the field and the panel, in px. */
  gap: number;
};

const NONE: DateRange = { from: null, to: null };

/** A range that may not be used stays in the panel with its message; a good one is passed on at once. */
function useDraft({
  value,
  limits,
  validate,
  onChange,
}: Pick<ContentProps, 'value' | 'limits' | 'validate' | 'onChange'>) {
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

/** What changes with the dates: the calendar, and what is chosen so far. */
function PanelContent({
  titleId,
  isOpen,
  value,
  limits,
  validate,
  calendar,
  onChange,
  onClose,
}: ContentProps) {
  const { draft, error, set, pick, clear } = useDraft({ value, limits, validate, onChange });
  const { Calendar, hasFailed } = calendar;
  const canFinish = isComplete(draft) && !error;
  const isReady = Calendar !== null || hasFailed;
  // The panel answers the tap by itself; its days are drawn in a frame of their own.
  const showsDays = useDeferredValue(isOpen && isReady, false);
  return (
    <>
      <div className={s.body} aria-busy={isOpen && !showsDays}>
        {!showsDays && <div className={s.waiting} />}
        {showsDays && Calendar && <Calendar range={draft} limits={limits} onPick={pick} />}
        {showsDays && hasFailed && <NativeDates range={draft} limits={limits} onChange={set} />}
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
          data-dismiss={canFinish ? '' : undefined}
          onClick={() => {
            if (canFinish) onClose();
          }}
        >
          Done
        </Button>
      </footer>
    </>
  );
}

/**
 * The calendar in the top layer: under its field, or the whole screen on a phone. It stands closed in the page, also in
 * the server's, so that a tap on a phone opens it before any code is here.
 */
export function DateRangePanel({ id, label, opening, anchor, gap, ...content }: PanelProps) {
  const titleId = `${id}-title`;
  const { isOpen, onClose } = content;
  const { ref, dialogProps } = useModalDialog({
    open: isOpen,
    onClose,
    focusId: titleId,
    returnFocus: anchor,
  });
  useAnchored(ref, anchor, { gap, isOpen });

  return (
    <dialog
      {...dialogProps}
      id={id}
      className={s.panel}
      aria-labelledby={titleId}
      data-fills-screen={SHEET}
      suppressHydrationWarning
    >
      <div className={s.content}>
        <header className={s.head}>
          <h2 className={s.title} id={titleId} tabIndex={-1}>
            {label}
          </h2>
          <IconButton icon="x" label="Close" data-dismiss="" onClick={onClose} />
        </header>
        <PanelContent key={opening} {...content} titleId={titleId} />
      </div>
    </dialog>
  );
}
