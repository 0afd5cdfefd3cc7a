import { healthOf, type LoadCounts } from './load-counts';
import type { ReleasePointer } from './release-pointer';

/** How long a new release is watched. */
export const WATCH_MS = 30 * 60_000;
/** Fewer errors than this may be one person's browser. */
const ERRORS_MIN = 5;
/** Share of the loads that failed, from which on the release goes. */
const ERROR_SHARE_MAX = 0.3;

function isRecent(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < WATCH_MS;
}

/** True for a release in its first half hour that can be taken back, a new active one or a canary; in steps for as long as they take. */
export function isWatched(
  { watch, canary }: Pick<ReleasePointer, 'watch' | 'canary'>,
  hash: string,
  now: Date,
): boolean {
  if (canary?.hash === hash && canary.plan) return true;
  return [watch, canary].some((each) => each?.hash === hash && isRecent(each.since, now));
}

/** True where a release fails for so many that it has to go (`ERRORS_MIN`, `ERROR_SHARE_MAX`). */
export function isFailing(counts: LoadCounts): boolean {
  const { loads, errors } = healthOf(counts);
  return errors >= ERRORS_MIN && errors / loads >= ERROR_SHARE_MAX;
}
