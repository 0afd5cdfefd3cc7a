import { fold } from '@atoll/contracts/fold';

/** Words that say how many, or how good: whoever did not say so has to be asked. */
const CLAIMS = new Set(
  [
    ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'twenty', 'thirty'],
    ...['dozen', 'dozens', 'hundred', 'hundreds', 'thousand', 'thousands', 'decade', 'decades', 'years'],
    ...[
      'award',
      'awards',
      'winning',
      'certified',
      'licensed',
      'accredited',
      'guaranteed',
      'guarantee',
      'official',
    ],
    ...[
      'best',
      'leading',
      'cheapest',
      'exclusive',
      'free',
      'native',
      'fluent',
      'expert',
      'specialist',
      'always',
      'never',
    ],
  ].map(fold),
);

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’@./:+-]*/gu;
/** What stands before the first word of a sentence. */
const SENTENCE_START = /(^|[.!?:…]\s+|\n\s*|[“"(]\s*)$/u;

function isFact(word: string, before: string): boolean {
  if (/\p{N}|@|:\/\/|www\./u.test(word)) return true;
  if (
    fold(word)
      .split(' ')
      .some((part) => CLAIMS.has(part))
  )
    return true;
  return /^\p{Lu}/u.test(word) && word.length > 1 && !SENTENCE_START.test(before);
}

/**
 * Numbers, names and claims of a text that another text does not have, as they stand in it and each once; names of
 * several words are one. A name that begins a sentence alone looks like any other word and is missed.
 */
export function newFacts(old: string, text: string): string[] {
  const known = new Set(fold(old).split(' '));
  const isKnown = (word: string) =>
    fold(word)
      .split(' ')
      .every((part) => known.has(part));
  const found: { word: string; from: number; to: number }[] = [];
  for (const { 0: match, index } of text.matchAll(WORD)) {
    const word = match.replace(/[.:/'’-]+$/u, '');
    if (word === '' || isKnown(word) || !isFact(word, text.slice(0, index))) continue;
    const last = found.at(-1);
    const to = index + word.length;
    if (last && text.slice(last.to, index) === ' ' && /^\p{Lu}/u.test(word))
      found.splice(-1, 1, { word: text.slice(last.from, to), from: last.from, to });
    else found.push({ word, from: index, to });
  }
  return [...new Set(found.map(({ word }) => word))];
}
