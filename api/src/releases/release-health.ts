import type { ReleasePointer } from './release-pointer';

/** How long a new release is watched. */
export const WATCH_MS = 30 * 60_000;
/** Fewer errors than this may be one person's browser. */
const ERRORS_MIN = 5;
/** Share of the loads that failed, from which on the release goes. */
const ERROR_SHARE_MAX = 0.3;

/** How the loads of a release went. */
export interface LoadCounts {
  readonly mounted: number;
  /** Loads that never came to a mount. */
  readonly failed: number;
  /** Errors while loading or rendering; one that is mounted may still throw. */
  readonly errors: number;
}

function isRecent(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < WATCH_MS;
}

/** True for a release in its first half hour that can be taken back: a new active one, or a canary. */
export function isWatched(
  { watch, canary }: Pick<ReleasePointer, 'watch' | 'canary'>,
  hash: string,
  now: Date,
): boolean {
  return [watch, canary].some((each) => each?.hash === hash && isRecent(each.since, now));
}

/** True where a release fails for so many that it has to go (`ERRORS_MIN`, `ERROR_SHARE_MAX`). */
export function isFailing({ mounted, failed, errors }: LoadCounts): boolean {
  // Reports are best effort: where fewer loads than errors arrived, each error stands for a load.
  const loads = Math.max(mounted + failed, errors);
  return errors >= ERRORS_MIN && errors / loads >= ERROR_SHARE_MAX;
}
