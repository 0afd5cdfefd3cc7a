import { API_PATHS } from '@atoll/contracts/api-paths';

export interface ClientErrorContext {
  /** Who reports: a remote's name, with the part of it that failed where that helps. */
  readonly source: string;
  /** The release the code came from, where known. */
  readonly release?: string;
}

let muted = 0;

/**
 * Holds back every report until the returned function is called: nothing is sent while a booking is being
 * submitted (BKG-19).
 */
export function muteClientErrors(): () => void {
  muted += 1;
  return () => {
    muted -= 1;
  };
}

/** Writes an error to the console and tells the API of it. Carries the message only, never form values. */
export function reportClientError(error: unknown, { source, release }: ClientErrorContext): void {
  console.error(`[${source}]`, error);
  if (muted > 0) return;
  const message = error instanceof Error ? error.message : messageOf(error);
  const body = JSON.stringify({
    source,
    message: message.slice(0, 500),
    release,
    path: window.location.pathname,
  });
  // The report is best effort: when the API is the thing that is down, the console line above is what is left.
  void fetch(API_PATHS.clientErrors, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}

function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return String(error);
}
