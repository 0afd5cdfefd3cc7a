export type BreakerState = 'closed' | 'half-open' | 'open';

/** Sees every call to one vendor. */
export interface VendorWatch {
  /** Makes one attempt, and notes how long it took and how it ended. Gives what it gave, and throws what it threw. */
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T>;
  /** A call was wanted, and not made: the circuit is open. */
  readonly notAsked: () => void;
  readonly breaker: (state: BreakerState) => void;
}

/** For calls that nobody counts. */
export const UNWATCHED: VendorWatch = {
  attempt: (work) => work(),
  notAsked: () => undefined,
  breaker: () => undefined,
};
