import { earliestToday } from '@atoll/contracts/dates';
import type { OwnRequest } from '@atoll/contracts/quote';
import { wishDifferences } from '@atoll/contracts/wish-changes';
import { toAppError } from '@atoll/platform';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { withoutChanged } from '../form/changed-fields';
import { firstField, focusField, sortProblems, type FieldProblems } from '../form/form-fields';
import { draftProblems, wishOf } from '../form/request-body';
import type { RequestDraft } from '../form/request-draft';
import type { RequestFields } from '../form/use-request-form';
import { problemText } from '@atoll/platform/form-errors';
import { useChangeWishMutation } from '../requests.api';
import { draftOfWish } from './draft-of-wish';
import { forgetTouched, keepTouched, keptTouched } from './kept-touched';

interface Options {
  readonly request: OwnRequest;
  readonly token: string;
  readonly onSaved: () => void;
}

/**
 * A wish that is being changed. What nobody has touched follows the request: where it is changed elsewhere meanwhile, what
 * is new is there, and what was typed stays, in this tab until it is saved.
 */
export function useWishForm({ request, token, onSaved }: Options) {
  const [begun] = useState(request);
  const [touched, setTouched] = useState(() => keptTouched(request.id));
  const [isRestored] = useState(Object.keys(touched).length > 0);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [message, setMessage] = useState<string | null>(null);
  // Counts what was refused: each time the focus goes to the first problem.
  const [refusals, setRefusals] = useState(0);
  const [save, { isLoading, isSuccess }] = useChangeWishMutation();
  const form = useRef<HTMLFormElement>(null);
  const own = useMemo(() => draftOfWish(request), [request]);
  const draft = { ...own, ...touched };

  const focusFirst = useEffectEvent(() => {
    const field = firstField(problems);
    if (form.current && field) focusField(form.current, field);
  });
  useEffect(() => {
    if (refusals > 0) focusFirst();
  }, [refusals]);

  function change(part: Partial<RequestDraft>): void {
    const typed = { ...touched, ...part };
    setTouched(typed);
    keepTouched(request.id, typed);
    setProblems((before) => withoutChanged(before, part));
  }

  /** Also what is shown: the form is there until its dialog has faded out. */
  function forget(): void {
    forgetTouched(request.id);
    setTouched({});
  }

  function refuse(found: FieldProblems): void {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  async function send(): Promise<void> {
    if (isLoading) return;
    setMessage(null);
    const found = sortProblems(draftProblems(draft, earliestToday(new Date()))).shown;
    if (firstField(found)) return refuse(found);
    const { about: _about, ...wish } = wishOf(draft);
    const { error } = await save({ token, wish: { ...wish, version: request.wishVersion } });
    if (!error) {
      forget();
      return onSaved();
    }
    const problem = toAppError(error);
    const { shown, others } = sortProblems((problem.kind === 'api' && problem.fields) || {});
    if (firstField(shown)) refuse(shown);
    if (others.length > 0 || !firstField(shown)) setMessage(others.join(' ') || problemText(error));
  }

  return {
    form,
    fields: { draft, problems, change } satisfies RequestFields,
    message,
    isSaving: isLoading,
    /** True where what is shown was typed before. */
    isRestored,
    forget,
    send,
    /** What somebody else has changed since this form was opened. */
    news: isSuccess ? [] : wishDifferences(begun.wish, request.wish),
  };
}
