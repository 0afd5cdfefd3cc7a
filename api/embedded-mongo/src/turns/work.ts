/**
 * A computation in steps: it yields where others may have their turn, and returns its result. Nothing that it shares
 * with others may be half done at such a place.
 */
export type Work<T> = Generator<undefined, T, undefined>;

/** Runs work to its end at once. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** True for work, false for a result that is there already. */
export function isWork<T>(value: T | Work<T>): value is Work<T> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value;
}
