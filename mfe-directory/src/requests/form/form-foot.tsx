import { countOf } from '@atoll/contracts/words';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import type { Step } from './form-fields';
import * as s from './request-form.module.css';

interface FormFootProps {
  readonly step: Step;
  readonly askedCount: number;
  readonly message: string | null;
  readonly isSending: boolean;
  readonly isKept: boolean;
  readonly onBack: () => void;
}

const NEXT_WORDS = { 1: 'Who and budget', 2: 'To whom' } as const;

/** What is sent to whom, what went wrong, and the buttons: Next and Back on a phone only. */
export function FormFoot({ step, askedCount, message, isSending, isKept, onBack }: FormFootProps) {
  return (
    <div className={s.foot}>
      {message && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      <p className={`small muted ${s.consent}`}>
        The agents may read your request and your first name. Your e-mail and phone stay with Atoll until you
        accept a quote or share them.{' '}
        <a className="link" href="/privacy">
          Privacy
        </a>
        {!isKept && ' This browser does not keep what you type.'}
      </p>
      <div className={s.buttons}>
        {step > 1 && (
          <Button variant="quiet" className={s.onPhone} onClick={onBack}>
            Back
          </Button>
        )}
        {step !== 3 && (
          <Button type="submit" className={`${s.onPhone} ${s.grow}`}>
            {NEXT_WORDS[step]}
          </Button>
        )}
        <Button type="submit" size="large" busy={isSending} className={step === 3 ? s.grow : s.onDesktop}>
          {isSending
            ? 'Sending…'
            : askedCount > 0
              ? `Send to ${countOf(askedCount, 'agent')}`
              : 'Send request'}
        </Button>
      </div>
    </div>
  );
}
