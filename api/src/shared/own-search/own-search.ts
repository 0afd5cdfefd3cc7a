import { fold } from '@atoll/contracts/fold';
import { OWN_QUERY_MIN, type OwnHit } from '@atoll/contracts/own-search';
import type { Principal } from '../auth/principal';

/** Whether some text has every word that was typed, in any order and whatever case or accents it has. */
export type HasWords = (...texts: readonly string[]) => boolean;

/** So many hits of one kind are shown, so that a kind with many leaves room for the others. */
export const OWN_HITS_OF_KIND_MAX = 8;

/** A part of what accounts own that can be searched. A feature makes one, and `features.ts` hands all of them on. */
export interface OwnSearchPart {
  /** The heading above its hits. */
  readonly kind: string;
  /**
   * What the account owns of it and has the words, the most useful first. Never anything that the account may not open.
   * `q` is what was typed, for parts that the database searches.
   */
  readonly find: (principal: Principal, hasWords: HasWords, q: string) => Promise<readonly OwnHit[]>;
}

/** A test for the words of a query, which are compared as text and never made a pattern; null where there is too little. */
export function wordsOf(query: string): HasWords | null {
  const typed = fold(query);
  if (typed.length < OWN_QUERY_MIN) return null;
  const words = typed.split(' ');
  return (...texts) => {
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}

const DETAIL_MAX = 120;

/** The beginning of somebody's text in one line, for a hit's detail. */
export function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > DETAIL_MAX ? `${line.slice(0, DETAIL_MAX - 1).trimEnd()}…` : line;
}
