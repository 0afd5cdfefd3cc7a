import type { Understood } from '@atoll/contracts/marco-understanding';
import { useAppDispatch } from '@atoll/platform';
import { useToday } from '@atoll/platform/today';
import { classNames } from '@atoll/ui/class-names';
import { Icon } from '@atoll/ui/icon';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { useEffect, useId, useRef, useState } from 'react';
import { changeUnderstood } from '../shared/chat/understood-actions';
import { useMarco } from '../shared/chat/use-marco';
import { otherChips, placeChips, suggestionsOf, type Suggestion, type TripChip } from './chips';
import { RowNote, type Note } from './row-note';
import { fetchTripDialog, TripDialogPart } from './trip-dialog-part';
import type { TypedTrip } from './use-trip-form';
import { removedInWords, ROW_WORDS } from './words';
import * as s from './understood-row.module.css';

interface UnderstoodRowProps {
  /** Sends a message. */
  send: (text: string) => void;
  /** Puts the focus into the message box. */
  focusBox: () => void;
}

interface ChipProps {
  chip: TripChip;
  /** Id of the sentence that says why nothing can be changed now; null where it can. */
  blockedBy: string | null;
  onEdit: () => void;
  onRemove: () => void;
  removeRef: (button: HTMLButtonElement | null) => void;
}

function blocked(id: string | null) {
  return id === null ? undefined : { 'aria-disabled': true, 'aria-describedby': id };
}

function Chip({ chip: { text }, blockedBy, onEdit, onRemove, removeRef }: ChipProps) {
  const prepare = () => void fetchTripDialog().catch(() => undefined);
  return (
    <li className={s.chip}>
      <button
        type="button"
        className={s.edit}
        aria-label={`Change ${text}`}
        aria-haspopup="dialog"
        {...blocked(blockedBy)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onEdit}
      >
        {text}
      </button>
      <button
        ref={removeRef}
        type="button"
        className={s.remove}
        aria-label={`Remove ${text}`}
        {...blocked(blockedBy)}
        onClick={onRemove}
      >
        <Icon name="x" size="s" />
      </button>
    </li>
  );
}

/** The remove buttons of the chips by their keys, and which of them takes the focus once it is there. */
function useRemoveButtons() {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const wanted = useRef<string | null>(null);
  return {
    refOf: (key: string) => (button: HTMLButtonElement | null) => {
      if (!button) {
        buttons.current.delete(key);
        return;
      }
      buttons.current.set(key, button);
      if (wanted.current !== key) return;
      wanted.current = null;
      button.focus();
    },
    /** False where there is none. */
    focus: (key: string | undefined): boolean => {
      const button = key === undefined ? undefined : buttons.current.get(key);
      button?.focus();
      return button !== undefined;
    },
    focusWhenThere: (key: string) => {
      wanted.current = key;
    },
  };
}

/** The focus must not be lost with the chip whose form was saved without it. */
function useFocusAfterForm(isOpen: boolean, focusBox: () => void): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) focusBox();
    wasOpen.current = isOpen;
  }, [isOpen, focusBox]);
}

/** What was just done with the row: the next message makes it old, and so does the end of an answer. */
function useNote(turn: string) {
  const [said, setSaid] = useState<{ readonly note: Note; readonly turn: string } | null>(null);
  return {
    note: said?.turn === turn ? said.note : null,
    say: (note: Note | null) => setSaid(note && { note, turn }),
    /** Adds to a note that still stands. */
    extend: (note: Note, part: Partial<Note>) =>
      setSaid((now) => (now?.note === note ? { ...now, note: { ...note, ...part } } : now)),
  };
}

const SEARCHED = ['hotels', 'activities', 'plan'] as const;

function canSearch({ wants }: Understood): boolean {
  return SEARCHED.some((want) => wants.includes(want));
}

function Row({ send, focusBox }: UnderstoodRowProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const id = useId();
  const { understood, isTyping, messages } = useMarco();
  const asked = messages.findLast(({ role }) => role === 'user');
  const { note, say, extend } = useNote(`${isTyping ? 'answering' : 'answered'} ${asked?.id ?? ''}`);
  const buttons = useRemoveButtons();
  /** The field that the form is open at; null while it is closed. */
  const [field, setField] = useState<string | null>(null);
  const [typed, setTyped] = useState<TypedTrip | null>(null);
  useFocusAfterForm(field !== null, focusBox);

  const places = placeChips(understood);
  const others = otherChips(understood, today);
  const chips = [...places, ...others];
  const reasonId = isTyping ? `${id}-reason` : null;
  const waits = () => {
    if (isTyping) say({ text: ROW_WORDS.waiting });
    return isTyping;
  };

  async function change(next: Understood, done: Note): Promise<void> {
    say(done);
    const outcome = await dispatch(changeUnderstood(next));
    if (outcome !== 'kept') say({ text: ROW_WORDS[outcome], isProblem: true });
    else extend(done, { canSearch: canSearch(next) });
  }
  function remove(chip: TripChip): void {
    if (waits()) return;
    const next = chips[chips.indexOf(chip) + 1];
    if (!buttons.focus(next?.key)) focusBox();
    const undo = () => {
      buttons.focusWhenThere(chip.key);
      say(null);
      void dispatch(changeUnderstood(understood)).then((outcome) => {
        if (outcome !== 'kept') say({ text: ROW_WORDS[outcome], isProblem: true });
      });
    };
    void change(chip.rest, { text: removedInWords(chip.text), undo });
  }
  function take({ changed, chipKey }: Suggestion): void {
    if (waits()) return;
    buttons.focusWhenThere(chipKey);
    void change(changed, { text: ROW_WORDS.changed });
  }
  const chipView = (chip: TripChip) => (
    <Chip
      key={chip.key}
      chip={chip}
      blockedBy={reasonId}
      removeRef={buttons.refOf(chip.key)}
      onRemove={() => remove(chip)}
      onEdit={() => {
        if (!waits()) setField(chip.field);
      }}
    />
  );

  if (chips.length === 0 && note === null && field === null) return null;
  return (
    <div className={s.row}>
      {note && (
        <RowNote note={note} onSearch={() => send(ROW_WORDS.searchMessage)} onDismiss={() => say(null)} />
      )}
      {reasonId && <VisuallyHidden id={reasonId}>{ROW_WORDS.waiting}</VisuallyHidden>}
      {chips.length > 0 && (
        <div className={s.understood}>
          <p className={s.title} id={id}>
            {ROW_WORDS.title}
          </p>
          <ul className={s.chips} aria-labelledby={id}>
            {places.map(chipView)}
            {suggestionsOf(understood).map((suggestion) => (
              <li key={suggestion.key} className={classNames(s.chip, s.suggestion)}>
                <button
                  type="button"
                  className={s.edit}
                  {...blocked(reasonId)}
                  onClick={() => take(suggestion)}
                >
                  {suggestion.text}
                </button>
              </li>
            ))}
            {others.map(chipView)}
          </ul>
        </div>
      )}
      {field !== null && (
        <TripDialogPart
          field={field}
          typed={typed}
          onSaved={() => {
            setTyped(null);
            setField(null);
            say({ text: ROW_WORDS.changed, canSearch: canSearch(understood) });
          }}
          onClose={(next) => {
            setTyped(next);
            setField(null);
          }}
          fallback={null}
        />
      )}
    </div>
  );
}

/** What Marco has understood of the trip, a chip a subject: each can be removed, or changed in a form (MAR-48). */
export function UnderstoodRow(props: UnderstoodRowProps) {
  const { conversationId } = useMarco();
  return <Row key={conversationId} {...props} />;
}
