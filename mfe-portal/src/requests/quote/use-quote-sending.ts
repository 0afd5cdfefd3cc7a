import { toAppError } from '@atoll/platform';
import { formErrors } from '@atoll/platform/form-errors';
import { useState } from 'react';
import { useSendQuoteMutation } from '../../shared/requests.api';
import type { QuoteDraft } from './quote-draft';
import { fieldsOfForm, readDraft, type Problems } from './read-draft';

interface Refusal {
  readonly problems: Problems;
  /** What is wrong with the whole; null where fields say it. */
  readonly message: string | null;
  /** Another version was sent meanwhile, or the request is no longer open. */
  readonly isConflict: boolean;
}

const NOTHING: Refusal = { problems: {}, message: null, isConflict: false };

/** Sends a draft as a version, and says what keeps it from being one. */
export function useQuoteSending(requestId: string, today: string) {
  const [send, { isLoading }] = useSendQuoteMutation();
  const [refusal, setRefusal] = useState(NOTHING);

  /** True where it was sent. */
  async function submit(draft: QuoteDraft): Promise<boolean> {
    const read = readDraft(draft, today);
    if ('problems' in read) {
      setRefusal({ ...NOTHING, problems: read.problems });
      return false;
    }
    const { error } = await send({ requestId, body: read.body });
    if (!error) {
      setRefusal(NOTHING);
      return true;
    }
    const problem = toAppError(error);
    const { fields, message } = formErrors(problem);
    const isConflict = problem.kind === 'api' && problem.status === 409;
    setRefusal({ problems: fieldsOfForm(fields, read.body), message, isConflict });
    return false;
  }

  return {
    submit,
    isSending: isLoading,
    ...refusal,
    /** A field that is changed is no longer wrong until the quote is sent again. */
    forgive: (names: readonly string[]) => {
      if (!names.some((name) => name in refusal.problems)) return;
      const left = Object.entries(refusal.problems).filter(([name]) => !names.includes(name));
      setRefusal({ ...refusal, problems: Object.fromEntries(left) });
    },
    settle: () => setRefusal(NOTHING),
  };
}
