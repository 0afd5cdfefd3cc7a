import { countOf } from '@atoll/contracts/words';

/** How the loads of a release went. */
export interface LoadCounts {
  readonly mounted: number;
  /** Loads that never came to a mount. */
  readonly failed: number;
  /** Errors while loading or rendering; one that is mounted may still throw. */
  readonly errors: number;
}

/** Loads and errors: where fewer loads than errors arrived, each error stands for a load, because reports are best effort. */
export interface Health {
  readonly loads: number;
  readonly errors: number;
}

export function healthOf({ mounted, failed, errors }: LoadCounts): Health {
  // A load that failed is an error, also where what was thrown was never heard of.
  return { loads: Math.max(mounted + failed, errors), errors: Math.max(errors, failed) };
}

/** Figures as they stand in a history: '2 errors in 40 loads'. */
export function healthWords({ loads, errors }: Health): string {
  return `${countOf(errors, 'error')} in ${countOf(loads, 'load')}`;
}
