import { AppError } from '../errors/app-error';
import { ownLimit } from '../limits/rate-limit';
import { createCallLane, LaneFull } from './call-lane';
import { currentCaller } from './caller';
import { ProviderError } from './provider-error';

export interface CallAllowanceOptions {
  readonly provider: string;
  /** Calls that one client may cause in a minute. */
  readonly clientCallsPerMinute: number;
  /** A call that takes longer gives its place to others: from then on it is the circuit breaker's business. */
  readonly slowCallMs: number;
}

/** Makes a vendor call if whoever asks is allowed one more. Throws a ProviderError of kind 'limited' if not. */
export type CallAllowance = <T>(call: () => Promise<T>) => Promise<T>;

/** What one request may lead to: twelve circles with two sets of amenities, and offers of 300 hotels. */
const REQUEST_CALLS_MAX = 40;
/** What an ordinary search needs: a list, and the offers of its page. */
const FIRST_CALLS = 2;
/**
 * Two lanes, so that wide searches, whoever sends them, never stand before ordinary ones. A vendor that takes 400 ms
 * answers 120 calls a second then.
 */
const FIRST_LANE = { atOnce: 32, waiting: 96 };
const WIDE_LANE = { atOnce: 16, waiting: 160 };
const RETRY_MS = 1_000;

function limited(provider: string, detail: string, retryAfterMs = RETRY_MS, cause?: unknown): ProviderError {
  const known = { provider, status: null, detail, retryAfterMs, cause };
  return new ProviderError({ ...known, kind: 'limited', retryable: true });
}

function asProviderError(provider: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof LaneFull)) throw error;
    if (error.by === 'client') throw limited(provider, 'Too many searches at once came from this address.');
    const known = { provider, status: null, retryAfterMs: RETRY_MS, cause: error };
    throw new ProviderError({ ...known, kind: 'unavailable', retryable: true });
  };
}

function settledWithin(work: Promise<unknown>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const settled = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(settled, settled);
  });
}

/**
 * Bounds what requests from outside can make of us at a vendor: so many calls for one request, so many a minute for one
 * client, and so many at once, a share of which is kept for others. Work that no request has led to is not bounded.
 */
export function createCallAllowance(options: CallAllowanceOptions): CallAllowance {
  const { provider, clientCallsPerMinute, slowCallMs } = options;
  const [firstLane, wideLane] = [createCallLane(FIRST_LANE), createCallLane(WIDE_LANE)];
  const budget = ownLimit({
    name: 'provider-calls',
    most: clientCallsPerMinute,
    windowSeconds: 60,
    complaint: 'Too many searches came from this address',
  });

  async function count(client: string): Promise<void> {
    await budget.count(client).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw limited(provider, error.message, (error.retryAfterSeconds ?? 1) * 1_000, error);
    });
  }

  return async (call) => {
    const caller = currentCaller();
    if (!caller) return call();
    caller.calls += 1;
    if (caller.calls > REQUEST_CALLS_MAX)
      throw limited(provider, 'This search is too wide. Please narrow it.');
    await count(caller.client);
    // Only now: the calls that a search makes at once are all counted, and a wide one has none of them in the first lane.
    const lane = caller.calls <= FIRST_CALLS ? firstLane : wideLane;
    return new Promise((resolve, reject) => {
      const placed = lane(caller.client, () => {
        const work = call();
        resolve(work);
        return settledWithin(work, slowCallMs);
      });
      placed.catch(asProviderError(provider)).catch(reject);
    });
  };
}
