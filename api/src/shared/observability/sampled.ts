import { within } from '@atoll/contracts/within';

export interface SampledOptions<T> {
  /** What costs a query, or the disk. */
  readonly read: () => Promise<T>;
  /** What is said where it failed, or has not come yet. */
  readonly otherwise: T;
  /** Milliseconds; injectable for tests. */
  readonly now?: () => number;
}

/** However often somebody looks, it is read once in this time. */
const EVERY_MS = 15_000;
/** The first look waits this long; later ones get what is known, and never wait. */
const FIRST_WAIT_MS = 1_000;

/**
 * The latest value of something that costs more than a look at the metrics may take: read at most every 15 seconds,
 * behind the look that finds it old.
 */
export function createSampled<T>({
  read,
  otherwise,
  now = performance.now.bind(performance),
}: SampledOptions<T>) {
  let value: T | undefined;
  let readAt = -Infinity;
  let reading: Promise<unknown> | null = null;
  const refresh = (): Promise<unknown> => {
    readAt = now();
    reading = read()
      .then(
        (fresh) => (value = fresh),
        // The database is away: what it said before would look like what is.
        () => (value = otherwise),
      )
      .finally(() => (reading = null));
    return reading;
  };
  return async (): Promise<T> => {
    if (!reading && now() - readAt >= EVERY_MS) void refresh();
    if (value === undefined && reading) await within(reading, FIRST_WAIT_MS, () => otherwise);
    return value ?? otherwise;
  };
}
