import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import { HttpFailure } from './http-failure';

export interface RetryOptions {
  /** Repetitions after the first attempt. */
  readonly retries: number;
  /** Before the first repetition; doubles for each further one, and half of it is random. */
  readonly firstDelayMs: number;
  /** A Retry-After beyond this is not waited for: a traveler is waiting too. */
  readonly longestWaitMs: number;
}

export const RETRY_DEFAULTS: RetryOptions = { retries: 2, firstDelayMs: 100, longestWaitMs: 1_000 };

/** Repeating helps against broken connections and 5xx, and against 429 only when told how long to wait. */
function isWorthRepeating(error: Error, longestWaitMs: number): boolean {
  if (!(error instanceof HttpFailure)) return false;
  if (error.kind === 'network') return true;
  if (error.kind !== 'status' || error.status === undefined) return false;
  if ((error.retryAfterMs ?? 0) > longestWaitMs) return false;
  return error.status >= 500 || (error.status === 429 && error.retryAfterMs !== undefined);
}

/** Repeats idempotent calls; a timeout is never repeated, because its time is already spent. */
export function retryPolicy(options: RetryOptions) {
  const backoff = new DelegateBackoff((context: { attempt: number; result: object }) => {
    const failure = 'error' in context.result ? context.result.error : undefined;
    if (failure instanceof HttpFailure && failure.retryAfterMs !== undefined) return failure.retryAfterMs;
    const delayMs = options.firstDelayMs * 2 ** (context.attempt - 1);
    return delayMs * (0.5 + Math.random() / 2);
  });
  return retry(
    handleWhen((error) => isWorthRepeating(error, options.longestWaitMs)),
    { maxAttempts: options.retries, backoff },
  );
}
