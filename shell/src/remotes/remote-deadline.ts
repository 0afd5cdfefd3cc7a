import { within } from '@atoll/contracts/within';

/** A remote did not arrive in time. */
export class RemoteTimeoutError extends Error {
  constructor(app: string, timeoutMs: number) {
    super(`${app} did not load within ${timeoutMs} ms`);
    this.name = 'RemoteTimeoutError';
  }
}

/** The promise's result, or a RemoteTimeoutError once `timeoutMs` have passed (ERR-08). */
export function withDeadline<T>(app: string, timeoutMs: number, loading: Promise<T>): Promise<T> {
  return within(loading, timeoutMs, () => {
    throw new RemoteTimeoutError(app, timeoutMs);
  });
}
