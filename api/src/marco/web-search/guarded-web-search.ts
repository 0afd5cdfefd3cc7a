import { WebSearchUnavailable, type WebSearch } from './web-search';

/** More than this many errors in a row, each an exhausted call, and the search rests (MAR-39, C36). */
const ERRORS_ALLOWED = 3;
const REST_MS = 5 * 60_000;
/** Repetitions of a failed call, the first after half a second, the next after twice as long (MAR-40). */
const RETRIES = 2;
const FIRST_DELAY_MS = 500;

export interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

export const REAL_CLOCK: Clock = {
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** A web search that repeats what failed, and is left alone for five minutes after the fourth exhausted call in a row. */
export function guardWebSearch(inner: WebSearch, clock: Clock = REAL_CLOCK): WebSearch {
  let errors = 0;
  let restsUntil = 0;

  async function attempt(
    query: string,
    retriesLeft: number,
    delayMs: number,
  ): ReturnType<WebSearch['search']> {
    try {
      return await inner.search(query);
    } catch (error) {
      if (retriesLeft === 0) throw error;
      await clock.sleep(delayMs);
      return attempt(query, retriesLeft - 1, delayMs * 2);
    }
  }

  return {
    search: async (query) => {
      if (clock.now() < restsUntil) throw new WebSearchUnavailable('The web search rests');
      try {
        const answer = await attempt(query, RETRIES, FIRST_DELAY_MS);
        errors = 0;
        return answer;
      } catch (error) {
        errors += 1;
        if (errors > ERRORS_ALLOWED) {
          errors = 0;
          restsUntil = clock.now() + REST_MS;
        }
        throw error;
      }
    },
  };
}
