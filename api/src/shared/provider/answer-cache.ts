import { LRUCache } from 'lru-cache';
import type { CacheResult, CacheWatch } from '../observability/cache-watch';
import { byDeadline, type Deadline } from './deadline';
import { ProviderError } from './provider-error';

export interface AnswerCacheOptions {
  readonly provider: string;
  /** Answers kept at most. */
  readonly max: number;
  /** How long an answer is as good as a new one. */
  readonly freshMs: number;
  /** How long after that it is still better than an error. */
  readonly staleMs: number;
  /** A call that runs longer no longer serves new requests: it may hang while the vendor has recovered. */
  readonly sharedMs: number;
  /** Told how each read ended. */
  readonly watch?: CacheWatch | undefined;
  /** Milliseconds; injectable for tests. */
  readonly now?: () => number;
}

interface Kept<T> {
  readonly value: T;
  readonly at: number;
}

interface Flight<T> {
  readonly work: Promise<T>;
  readonly at: number;
}

export interface AnswerCache<T> {
  /** The answer to `key`: kept, from a call under way, or from `load`; by the deadline, or a ProviderError. */
  read(key: string, load: () => Promise<T>, deadline: Deadline): Promise<T>;
  /** The answer that is kept for `key`, fresh or old; undefined where there is none. Nobody is asked. */
  peek(key: string): T | undefined;
}

/**
 * Keeps a vendor's answers for a short time. Identical requests share one call; a call that misses its deadline goes
 * on and fills the cache; when the vendor fails, an older answer is preferred to an error.
 */
export function createAnswerCache<T>(options: AnswerCacheOptions): AnswerCache<T> {
  const now = options.now ?? (() => performance.now());
  const kept = new LRUCache<string, Kept<T>>({ max: options.max });
  const flights = new Map<string, Flight<T>>();
  const note = (result: CacheResult) => options.watch?.(result, kept.size);

  const start = (key: string, load: () => Promise<T>): Promise<T> => {
    const flight = { at: now(), work: load() };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.work.then((value) => {
      kept.set(key, { value, at: now() });
      land();
    }, land);
    return flight.work;
  };

  /** A call that may still serve a new request. */
  const isShared = (flight: Flight<T> | undefined): flight is Flight<T> =>
    flight !== undefined && now() - flight.at <= options.sharedMs;

  const current = async (key: string, load: () => Promise<T>): Promise<T> => {
    const flight = flights.get(key);
    if (!isShared(flight)) return start(key, load);
    try {
      return await flight.work;
    } catch (error) {
      // Whoever made the call may ask for nothing more; who joined it may.
      if (error instanceof ProviderError && error.kind === 'limited') return current(key, load);
      throw error;
    }
  };

  return {
    peek: (key) => {
      const known = kept.get(key);
      return known && now() - known.at <= options.freshMs + options.staleMs ? known.value : undefined;
    },

    read: async (key, load, deadline) => {
      const known = kept.get(key);
      const age = known ? now() - known.at : Infinity;
      if (known && age <= options.freshMs) {
        note('hit');
        return known.value;
      }
      note(isShared(flights.get(key)) ? 'joined' : 'miss');
      try {
        return await byDeadline(current(key, load), deadline, options.provider);
      } catch (error) {
        const usable = known && age <= options.freshMs + options.staleMs;
        if (!usable || !(error instanceof ProviderError) || !error.retryable) throw error;
        note('stale');
        return known.value;
      }
    },
  };
}
