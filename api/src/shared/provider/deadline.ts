import { within } from '@atoll/contracts/within';
import { ProviderError } from './provider-error';

/** The moment by which a traveler gets an answer, whatever the vendor does. */
export interface Deadline {
  /** 0 when it has passed. */
  remainingMs(): number;
}

/** A deadline `ms` from now. */
export function deadlineIn(ms: number): Deadline {
  const end = performance.now() + ms;
  return { remainingMs: () => Math.max(0, end - performance.now()) };
}

/**
 * The result of `work`, or a ProviderError of kind 'timeout' once the deadline has passed. The work goes on: its
 * result fills a cache, and its failure was counted where the call was made.
 */
export function byDeadline<T>(work: Promise<T>, deadline: Deadline, provider: string): Promise<T> {
  return within(work, deadline.remainingMs(), () => {
    throw new ProviderError({ provider, kind: 'timeout', status: null, retryable: true });
  });
}
