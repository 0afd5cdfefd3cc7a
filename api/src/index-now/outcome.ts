import type { SubmissionDocument } from './submission.model';

type Outcome = Pick<SubmissionDocument, 'state' | 'status' | 'problem' | 'due_at' | 'attempts'>;

/** How IndexNow refuses (IDX-06). */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'invalid request',
  403: 'key verification failed',
  422: 'invalid URLs',
  429: 'too many requests',
};
/** How often somebody who does not answer is tried. */
export const ATTEMPTS_MAX = 5;
const RETRY_BASE_MS = 30_000;

/** What becomes of a submission after an attempt; `status` is null where nobody answered. */
export function outcomeOf(attemptsBefore: number, status: number | null, now: Date): Outcome {
  const attempts = attemptsBefore + 1;
  // 202: taken, and the key is looked at later.
  if (status === 200 || status === 202)
    return { state: 'sent', status, problem: null, due_at: null, attempts };
  const refusal = status === null ? undefined : REFUSALS[status];
  if (refusal !== undefined) return { state: 'refused', status, problem: refusal, due_at: null, attempts };
  const problem = status === null ? 'IndexNow could not be reached' : `IndexNow answered ${status}`;
  if (attempts >= ATTEMPTS_MAX) return { state: 'given-up', status, problem, due_at: null, attempts };
  const due_at = new Date(now.getTime() + RETRY_BASE_MS * 2 ** attemptsBefore);
  return { state: 'waiting', status, problem, due_at, attempts };
}
