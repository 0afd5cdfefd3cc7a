import { EMAIL_MAX } from '@atoll/contracts/account-words';
import { REQUEST_PROBLEMS } from '@atoll/contracts/request-rules';
import { toAppError } from '@atoll/platform';
import { formErrors } from '@atoll/platform/form-errors';
import { Button } from '@atoll/ui/button';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useRef, useState, type FormEvent } from 'react';
import { useResendLinkMutation } from './requests.api';
import * as s from './request-page.module.css';

/** Mails the links of somebody's requests again; it says the same for every address. */
export function ResendForm() {
  const [resend, { isLoading, isSuccess, error }] = useResendLinkMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const refusal = error ? formErrors(toAppError(error)) : null;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = input.current?.value.trim() ?? '';
    const isWrong = email === '' || !input.current?.validity.valid;
    setProblem(isWrong ? REQUEST_PROBLEMS.email : null);
    if (isWrong) input.current?.focus();
    else if (!isLoading) void resend(email);
  }

  if (isSuccess)
    return (
      <Notice role="status">If requests were made with this address, their links are on the way.</Notice>
    );
  return (
    <form className={s.resend} noValidate aria-label="Send me my link again" onSubmit={submit}>
      <TextField
        ref={input}
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={EMAIL_MAX}
        hint="The address that you asked with."
        error={problem ?? refusal?.fields.email}
        onChange={() => setProblem(null)}
      />
      <Button type="submit" variant="quiet" busy={isLoading}>
        Send me my link again
      </Button>
      {refusal?.message && (
        <Notice tone="danger" role="alert">
          {refusal.message}
        </Notice>
      )}
    </form>
  );
}
