import type { WebSearchAnswer } from '@atoll/contracts/marco-search';

/** Looks something up on the web. Fails where it cannot; never gives anything but texts and http(s) addresses. */
export interface WebSearch {
  search(query: string): Promise<WebSearchAnswer>;
}

/** The search is not asked: it is switched off, or failed too often. */
export class WebSearchUnavailable extends Error {
  override readonly name = 'WebSearchUnavailable';
}

/** Below this a message is not looked up (MAR-38, CON-09). */
export const WEB_QUERY_MIN = 10;
