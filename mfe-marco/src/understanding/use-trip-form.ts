import type { Understood } from '@atoll/contracts/marco-understanding';
import { useAppDispatch } from '@atoll/platform';
import { useToday } from '@atoll/platform/today';
import { useState } from 'react';
import { selectMarco } from '../shared/chat/chat.slice';
import type { Thunk } from '../shared/chat/thunk';
import { changeUnderstood } from '../shared/chat/understood-actions';
import { useMarco } from '../shared/chat/use-marco';
import { otherChips, placeChips } from './chips';
import { draftOf, problemsOf, rebased, understoodOf, type TripDraft, type TripProblems } from './trip-draft';
import { FORM_PROBLEMS, newerInWords, SAVE_PROBLEMS } from './words';

/** What is in the form, and what it was made of. */
export interface TypedTrip {
  readonly draft: TripDraft;
  readonly before: TripDraft;
}

/** What a field of the form is given. */
export interface TripFields {
  readonly draft: TripDraft;
  readonly problems: TripProblems;
  readonly today: string | null;
  /** A function of what is there, where one event changes a field twice. */
  readonly change: (part: DraftChange) => void;
}

type DraftChange = Partial<TripDraft> | ((draft: TripDraft) => Partial<TripDraft>);

const readShown: Thunk<Understood> = (_dispatch, getState) => selectMarco(getState()).understood;

/** The form of `understood`, with what was typed before it was closed. */
function opened(typed: TypedTrip | null, understood: Understood): TypedTrip {
  const now = draftOf(understood);
  return { draft: typed ? rebased(typed.draft, typed.before, now) : now, before: now };
}

type DateName = 'checkIn' | 'checkOut';

function isDateName(name: string): name is DateName {
  return name === 'checkIn' || name === 'checkOut';
}

/** The dates that are half typed: the browser gives them as empty. */
function halfDatesOf(form: HTMLFormElement): DateName[] {
  return [...form.querySelectorAll('input')]
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => name)
    .filter(isDateName);
}

/** The state of the form that changes what was understood, with what was `typed` and not saved before. */
export function useTripForm(typed: TypedTrip | null, onSaved: () => void) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const { understood } = useMarco();
  const [form, setForm] = useState(() => opened(typed, understood));
  const [halfDates, setHalfDates] = useState<readonly DateName[]>([]);
  /** How often it was tried to save: problems are said from the first time on. */
  const [tries, setTries] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  function change(part: DraftChange): void {
    setForm(({ draft, before }) => ({
      draft: { ...draft, ...(typeof part === 'function' ? part(draft) : part) },
      before,
    }));
    setHalfDates([]);
  }

  const halfProblems = Object.fromEntries(halfDates.map((name) => [name, FORM_PROBLEMS.halfDate]));
  const problems: TripProblems = tries > 0 ? { ...problemsOf(form.draft, today), ...halfProblems } : {};

  async function save(element: HTMLFormElement): Promise<void> {
    if (isSaving) return;
    const half = halfDatesOf(element);
    setHalfDates(half);
    setTries(tries + 1);
    if (half.length > 0 || Object.keys(problemsOf(form.draft, today)).length > 0) return;
    setSaving(true);
    setRefusal(null);
    const outcome = await dispatch(changeUnderstood(understoodOf(form.draft, understood)));
    setSaving(false);
    if (outcome === 'kept') {
      onSaved();
      return;
    }
    if (outcome !== 'newer') {
      setRefusal(SAVE_PROBLEMS[outcome]);
      return;
    }
    const shown = dispatch(readShown);
    const chips = [...placeChips(shown), ...otherChips(shown, today)];
    setRefusal(newerInWords(chips.map(({ text }) => text)));
    setForm((current) => opened(current, shown));
  }

  const fields: TripFields = { draft: form.draft, problems, today, change };
  return { form, fields, tries, isSaving, refusal, save };
}
