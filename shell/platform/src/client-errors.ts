import { API_PATHS } from '@atoll/contracts/api-paths';
import type { ClientErrorReport, ReleaseHealthReport } from '@atoll/contracts/client-error';
import { withoutSecrets } from '@atoll/contracts/secret-path';

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

/** Writes an error to the console and tells the API of it. Carries the message only, never form values, nor the secrets of links. */
export function reportClientError(error: unknown, { source, release }: ClientErrorContext): void {
  console.error(`[${source}]`, error);
  if (muted > 0) return;
  const message = error instanceof Error ? error.message : messageOf(error);
  const path = withoutSecrets(window.location.pathname);
  tell(API_PATHS.clientErrors, {
    source,
    message: withoutSecrets(message).slice(0, 500),
    path,
    ...(release === undefined ? {} : { release }),
  });
}

/** Tells the API how a load of a watched release went; held back like every report while a booking is submitted. */
export function reportReleaseHealth(report: ReleaseHealthReport): void {
  if (muted === 0) tell(API_PATHS.releaseHealth, report);
}

/** Best effort: when the API is the thing that is down, what is in the console is what is left. */
function tell(address: string, report: ClientErrorReport | ReleaseHealthReport): void {
  void fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}

function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return String(error);
}
