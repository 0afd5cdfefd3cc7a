import type { RequestReceived } from '@atoll/contracts/quote-request';
import { useRef, type FormEvent } from 'react';
import { AskedAgents } from './asked-agents';
import { ContactFields } from './contact-fields';
import { FormFoot } from './form-foot';
import type { RequestPrefill } from './request-draft';
import * as s from './request-form.module.css';
import { StepProgress } from './step-progress';
import { useMatches } from './use-matches';
import { useRequestForm } from './use-request-form';
import { WhatHappensNext } from './what-happens-next';
import { WhereAndWhen } from './where-and-when';
import { WhoAndBudget } from './who-and-budget';
import { Wishes } from './wishes';

export interface RequestFormProps {
  /** What is known before anybody types, such as the city whose page led here. */
  readonly prefill: RequestPrefill;
  /** The request has arrived; `email` is where its link was sent to. */
  readonly onSent: (received: RequestReceived, email: string) => void;
}

/** As the style sheet has it: one step at a time. */
const PHONE = '(max-width: 640px)';

/**
 * Asks agents for quotes (RFQ-02, RFQ-03, C37): one page in sections, on a phone three short steps. Drawn in the browser
 * only, because it begins with what the device keeps.
 */
export function RequestForm({ prefill, onSent }: RequestFormProps) {
  const { form, fields, step, message, isSending, isKept, send, next, back } = useRequestForm({
    prefill,
    onSent,
  });
  const found = useMatches(fields.draft);
  const website = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (step < 3 && window.matchMedia(PHONE).matches) return next();
    const askable = found.matches ? new Set(found.matches.agents.map(({ id }) => id)) : null;
    void send(askable, website.current?.value ?? '');
  }

  return (
    <form
      ref={form}
      className={s.form}
      data-step={step}
      tabIndex={-1}
      noValidate
      aria-label="Ask agents for a quote"
      aria-busy={isSending}
      onSubmit={submit}
    >
      <StepProgress step={step} isKept={isKept} />
      <div className={s.columns}>
        <div className={s.left}>
          <div className={s.step1}>
            <WhereAndWhen {...fields} />
          </div>
          <div className={s.step2}>
            <WhoAndBudget {...fields} />
            <Wishes {...fields} />
            <ContactFields {...fields} />
          </div>
        </div>
        <div className={`${s.right} ${s.step3}`}>
          <AskedAgents {...fields} found={found} />
          <WhatHappensNext />
        </div>
      </div>
      {/* For machines: people neither see it nor reach it, and whoever fills it is one. */}
      <div className={s.website} aria-hidden="true">
        <label>
          Website
          <input ref={website} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormFoot
        step={step}
        askedCount={found.hasArgs ? (found.matches?.agents.length ?? 0) : 0}
        message={message}
        isSending={isSending}
        isKept={isKept}
        onBack={back}
      />
    </form>
  );
}
