import type { RequestReceived } from '@atoll/contracts/quote-request';
import { earliestToday } from '@atoll/contracts/dates';
import { selectUser, useAppSelector } from '@atoll/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  firstField,
  focusField,
  problemsOf,
  sortProblems,
  stepOf,
  type FieldProblems,
  type Step,
} from './form-fields';
import { randomId } from '@atoll/platform/random-id';
import { bodyOf, draftProblems } from './request-body';
import { beginDraft, forgetDraft, keepDraft, type RequestDraft, type RequestPrefill } from './request-draft';
import { withoutChanged } from './changed-fields';
import { refusalText, sendRequest, type Sent } from './send-request';

/** What the parts of the form are given. */
export interface RequestFields {
  readonly draft: RequestDraft;
  readonly problems: FieldProblems;
  readonly change: (part: Partial<RequestDraft>) => void;
}

interface Options {
  readonly prefill: RequestPrefill;
  readonly onSent: (received: RequestReceived, email: string) => void;
}

/** The request that is being written: its draft on the device, its checks, and sending it. */
export function useRequestForm({ prefill, onSent }: Options) {
  const user = useAppSelector(selectUser);
  const [draft, setDraft] = useState(() => beginDraft(prefill));
  const latest = useRef(draft);
  const [step, setStep] = useState<Step>(1);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [message, setMessage] = useState<string | null>(null);
  const [mustBeCertain, setMustBeCertain] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isKept, setKept] = useState(true);
  // Counts what was refused: each time the focus goes to the first problem.
  const [refusals, setRefusals] = useState(0);
  // Counts turns to another step, whose beginning is then in sight and has the focus.
  const [turns, setTurns] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  function set(next: RequestDraft): void {
    latest.current = next;
    setDraft(next);
  }

  function change(part: Partial<RequestDraft>): void {
    const next = { ...latest.current, ...part };
    set(next);
    setKept(keepDraft(next));
    setProblems((before) => withoutChanged(before, part));
  }

  const fillFromAccount = useEffectEvent((account: NonNullable<typeof user>) => {
    const { name, email, phone } = latest.current;
    set({
      ...latest.current,
      name: name || account.user_metadata.name,
      email: email || account.email,
      phone: phone || (account.user_metadata.phone ?? ''),
    });
  });
  useEffect(() => {
    if (user) fillFromAccount(user);
  }, [user]);

  const focusFirst = useEffectEvent(() => {
    const field = firstField(problems);
    if (form.current && field) focusField(form.current, field);
  });
  useEffect(() => {
    if (refusals > 0) focusFirst();
  }, [refusals]);

  useEffect(() => {
    if (turns === 0) return;
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, [turns]);

  function turnTo(next: Step): void {
    setStep(next);
    setTurns((count) => count + 1);
  }

  function refuse(found: FieldProblems): void {
    const field = firstField(found);
    setProblems(found);
    if (field) setStep(stepOf(field));
    setRefusals((count) => count + 1);
  }

  function checked(): FieldProblems {
    return sortProblems(draftProblems(latest.current, earliestToday(new Date()))).shown;
  }

  function handle(sent: Sent): void {
    if (sent.state === 'received') {
      const { email } = latest.current;
      forgetDraft();
      onSent(sent.received, email.trim());
      return;
    }
    const { error } = sent;
    // What was sent first under this key has arrived, only its answer has not: this is another request.
    if (error.kind === 'api' && error.status === 409) change({ key: randomId() });
    const { isCertain, ...fields } = (error.kind === 'api' && error.fields) || {};
    const { shown, others } = sortProblems(fields);
    setMustBeCertain(isCertain !== undefined);
    if (Object.keys(shown).length > 0) refuse(shown);
    const words = [...(isCertain === undefined ? [] : [isCertain]), ...others];
    const isWhole = words.length === 0 && Object.keys(shown).length === 0;
    setMessage(isWhole ? refusalText(sent) : words.join(' ') || null);
  }

  async function send(askable: ReadonlySet<string> | null, website: string): Promise<void> {
    if (isSending) return;
    const found = checked();
    setMessage(null);
    if (firstField(found)) return refuse(found);
    setSending(true);
    const sent = await sendRequest(bodyOf(latest.current, { askable, website, isCertain: mustBeCertain }));
    setSending(false);
    handle(sent);
  }

  return {
    form,
    fields: { draft, problems, change } satisfies RequestFields,
    step,
    message,
    isSending,
    isKept,
    send,
    /** On to the next step of a phone, where nothing is wrong with this one. */
    next: () => {
      const found = problemsOf(step, checked());
      if (firstField(found)) return refuse(found);
      setProblems({});
      turnTo(step === 1 ? 2 : 3);
    },
    back: () => turnTo(step === 3 ? 2 : 1),
  };
}
