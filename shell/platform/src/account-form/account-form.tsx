import type { AppError } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { FieldErrors } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import type { FormEvent, ReactNode } from 'react';
import * as s from './account-form.module.css';
import { useOwnRules } from './use-own-rules';
import { useTypedDraft } from './use-typed-draft';
import { formErrors, useFocusOnError } from './use-form-errors';

interface Props {
  /** Where the form goes without JavaScript; absent where it needs some. */
  readonly action?: string;
  /** Keeps what is typed under this name through a reload, until `forgetDraft`; absent where nothing is kept. */
  readonly draft?: string;
  readonly submit: string;
  readonly busy: boolean;
  readonly error: AppError | undefined;
  readonly onSubmit: (values: Readonly<Record<string, string>>) => void;
  readonly children: ReactNode;
}

/** The values of a form by name; what was left empty, or has nothing but blanks, is left out. */
function valuesOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** A form that is sent as JSON, or by the browser itself where JavaScript does not run. */
export function AccountForm({ action, draft, submit, busy, error, onSubmit, children }: Props) {
  const ref = useFocusOnError(error);
  const form = useTypedDraft(draft);
  const { problems: ownProblems, check, forget } = useOwnRules(form);
  const { fields, message } = formErrors(error);
  const problems = message ? [message] : Object.values(fields);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!busy && check(event.currentTarget)) onSubmit(valuesOf(event.currentTarget));
  }

  return (
    <form
      ref={form}
      className={s.form}
      method="post"
      action={action}
      data-needs-script={action ? undefined : ''}
      onSubmit={send}
      onInput={({ target }) => forget(target as HTMLInputElement)}
    >
      {problems.length > 0 && (
        <Notice tone="danger" role="alert" tabIndex={-1} ref={ref}>
          {problems.join(' ')}
        </Notice>
      )}
      <FieldErrors value={ownProblems}>{children}</FieldErrors>
      <Button type="submit" size="large" wide busy={busy} data-replay={action ? undefined : ''}>
        {submit}
      </Button>
    </form>
  );
}
