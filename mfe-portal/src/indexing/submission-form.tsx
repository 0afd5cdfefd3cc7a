import { indexNowProblems, type IndexNowBody, type IndexNowProblems } from '@atoll/contracts/index-now-rules';
import { portalAuthPage } from '@atoll/contracts/pages/portal-auth.page';
import { countOf } from '@atoll/contracts/words';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { shownErrors } from '@atoll/platform/shown-errors';
import { Button } from '@atoll/ui/button';
import { TextAreaField, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { useRef, useState, type FormEvent } from 'react';
import { useSubmitUrlsMutation } from './indexing.api';
import * as s from './indexing.module.css';
import { bodyOf, useTypedSubmission, type TypedSubmission } from './typed-submission';

const FIELDS = ['host', 'key', 'keyLocation', 'urlList'] as const;

/** Why the API refused the whole; whoever is not the administrator finds the way to sign in, and back. */
function Refused({ error }: { readonly error: unknown }) {
  const problem = toAppError(error);
  const { message } = shownErrors(problem, FIELDS);
  if (message === null) return null;
  const isForOthers = problem.kind === 'api' && problem.status === 403;
  // Signing in leads to pages of the account alone: the portal's screen has the same form, with what was typed here.
  const query = new URLSearchParams({ next: '/management-portal/indexing' }).toString();
  return (
    <Notice tone="danger" role="alert">
      {message}
      {isForOthers && (
        <>
          {'. '}
          <a className="link" href={`${portalAuthPage.pattern}?${query}`}>
            Sign in as an administrator
          </a>
        </>
      )}
    </Notice>
  );
}

interface Props {
  /** What the site knows of itself; undefined for everybody but administrators. */
  readonly own: Omit<IndexNowBody, 'urlList'> | undefined;
}

/** Host, key, key location and addresses, as IndexNow takes them (IDX-01 to IDX-04). */
export function SubmissionForm({ own }: Props) {
  const { values, change, generate, forget } = useTypedSubmission(own);
  const [submit, { error, isLoading }] = useSubmitUrlsMutation();
  const [problems, setProblems] = useState<IndexNowProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const dispatch = useAppDispatch();

  function show(found: IndexNowProblems): void {
    setProblems(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }
  function type(changed: Partial<TypedSubmission>): void {
    change(changed);
    const left = Object.entries(problems).filter(([name]) => !(name in changed));
    setProblems(Object.fromEntries(left));
  }
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const body = bodyOf(values);
    const found = indexNowProblems(body);
    show(found);
    if (Object.keys(found).length > 0) return;
    const { data, error: refusal } = await submit(body);
    if (refusal) show(shownErrors(toAppError(refusal), FIELDS).fields);
    if (!data) return;
    forget();
    dispatch(showToast({ text: `${countOf(data.urlCount, 'URL')} submitted` }));
  }
  const field = (name: keyof TypedSubmission) => ({
    ...{ name, value: values[name], error: problems[name] ?? null },
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  });

  return (
    <form
      ref={form}
      className={s.form}
      noValidate
      aria-label="Submission"
      data-needs-script=""
      onSubmit={(event) => void send(event)}
    >
      {error !== undefined && Object.keys(problems).length === 0 && <Refused error={error} />}
      <TextField {...field('host')} label="Host" hint="Such as www.example.com" autoCapitalize="none" />
      <div className={s.key}>
        <TextField {...field('key')} label="Key" hint="8 to 128 letters, digits and hyphens" />
        <Button
          variant="quiet"
          onClick={() => {
            generate();
            setProblems(({ host, urlList }) => ({ ...(host && { host }), ...(urlList && { urlList }) }));
          }}
        >
          Generate key
        </Button>
      </div>
      <TextField
        {...field('keyLocation')}
        label="Key location"
        hint="The address of a text file on the host that has the key in it"
        inputMode="url"
      />
      <TextAreaField
        {...field('urlList')}
        label="URLs"
        hint="One a line, at most 10,000, all of them on the host"
        rows={8}
        spellCheck={false}
      />
      <div>
        <Button type="submit" busy={isLoading}>
          Submit URLs
        </Button>
      </div>
    </form>
  );
}
