import { fold } from '@atoll/contracts/fold';
import type { Taste, Want } from '@atoll/contracts/understanding-values';
import type { LanguageWords, MessageLanguage } from './languages/language';
import { match, matchWithSlip, type Lexicon, type Match, type Meaning } from './lexicon';
import { amountOf, type Piece } from './words';

/** What stands at one place of a message. */
export interface Sign extends Meaning {
  readonly from: number;
  readonly to: number;
  readonly raw: string;
}

/** So many letters say what stands beside a place. */
const NEAR = 12;

/** A message as one letter for each of its signs, so that a pattern of a few letters reads it in every language. */
export class SignLine {
  /** Of all signs. */
  readonly letters: string;
  /** The same, with spaces for what was read. */
  left: string;

  constructor(readonly signs: readonly Sign[]) {
    this.letters = signs.map(({ letter }) => letter).join('');
    this.left = this.letters;
  }

  /** Reads what a pattern finds; what `read` takes nothing from is left. */
  take(pattern: RegExp, read: (signs: readonly Sign[], at: number) => boolean): void {
    const found = [...this.left.matchAll(pattern)]
      .map(({ 0: { length }, index }) => ({ from: index, to: index + length }))
      .filter(({ from, to }) => to > from && read(this.signs.slice(from, to), from));
    // All at once, because a message may have a thousand of them.
    const letters = [...this.left];
    for (const { from, to } of found) letters.fill(' ', from, to);
    this.left = letters.join('');
  }

  /** The unread letters right before a place. */
  before(at: number): string {
    return this.left.slice(Math.max(0, at - NEAR), at);
  }

  /** The unread letters right behind a place. */
  behind(at: number): string {
    return this.left.slice(at, at + NEAR);
  }

  mark(from: number, to: number): void {
    this.left = this.left.slice(0, from) + ' '.repeat(Math.max(0, to - from)) + this.left.slice(to);
  }
}

const SIGN_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/^20\d\d$/, 'J'],
  [/^\d/, '#'],
  [/^[-–—~〜]$/, '-'],
  [/^[,()]$/, ','],
  [/^[.!?;:]$/, '.'],
  [/^[&+]$/, '&'],
];
const DATE_IN_NUMBERS =
  /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{2,4}|\d{1,2}\/\d{1,2}|\d{1,2}\.\d{1,2}\.|\d{2}\.\d{2})$/;

function ownMeaning({ raw }: Piece): Meaning {
  if (DATE_IN_NUMBERS.test(raw)) return { letter: 'Q' };
  const letter =
    SIGN_LETTERS.find(([pattern]) => pattern.test(raw))?.[1] ?? (/^\p{Lu}/u.test(raw) ? '^' : '_');
  return /[#J]/.test(letter) ? { letter, value: amountOf(raw) } : { letter };
}

const BORROWED = /^[VS$NDWEAPC]/;
const BORROWED_LENGTH_MIN = 3;

/** A word that stands in a message of another language as well: 'pool', 'check-in'. */
function borrowed(english: Lexicon, pieces: readonly Piece[], at: number): Match | null {
  if ((pieces[at]?.text.length ?? 0) < BORROWED_LENGTH_MIN) return null;
  const found = match(english, pieces, at);
  return found && BORROWED.test(found.meanings[0]?.letter ?? '') ? found : null;
}

/** 'Palm Beach' and 'Epidaurus Spa' are names: in languages that write other words small. */
function isPartOfName(text: string, before: Piece | undefined, { raw, from }: Piece): boolean {
  return (
    before !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(raw) &&
    /^\p{Lu}\p{Ll}/u.test(before.raw) &&
    text.slice(before.to, from) === ' '
  );
}

/** Towns that are called like something to do, behind what stands before a place. */
const TOWNS: ReadonlySet<string> = new Set(['tours', 'essen']);
const PLACE_WORDS: ReadonlySet<string> = new Set(['in', 'a', 'en', 'em', 'nach', 'to', 'near', 'bei']);

/** 'À Tours', 'in essen', and not 'interested in tours'. */
function isTown(language: MessageLanguage, before: Piece | undefined, { raw, text }: Piece): boolean {
  return (
    TOWNS.has(text) && PLACE_WORDS.has(before?.text ?? '') && (language !== 'en' || /^\p{Lu}/u.test(raw))
  );
}

export interface Reader {
  readonly language: MessageLanguage;
  readonly words: LanguageWords;
  readonly lexicon: Lexicon;
}

/** How many letters of a message are words of a language. */
export function lettersKnown({ lexicon }: Reader, pieces: readonly Piece[]): number {
  let known = 0;
  for (let at = 0; at < pieces.length;) {
    const found = match(lexicon, pieces, at);
    const count = found?.count ?? 0;
    const isTelling = found && !/[o$]/.test(found.meanings[0]?.letter ?? '');
    for (const { raw } of pieces.slice(at, at + count))
      known += isTelling && /^\p{L}/u.test(raw) ? raw.length : 0;
    at += Math.max(count, 1);
  }
  return known;
}

const isOf = (words: readonly (Want | Taste)[] | undefined, values: readonly string[]) =>
  words?.every((each) => values.includes(each)) ?? false;

/** Finds out what each word of a message is. */
export function signsOf(text: string, pieces: readonly Piece[], reader: Reader, english: Lexicon): Sign[] {
  const { language, words, lexicon } = reader;
  const refusing = words.refusingEndings?.split(', ').map(fold) ?? [];
  // 'Havuzsuz' is without a pool, and 'sessiz' is quiet.
  const isRefusedByEnd = (piece: Piece) =>
    refusing.some((ending) => {
      const text = piece.text.slice(0, -ending.length);
      return piece.text.endsWith(ending) && match(lexicon, [{ ...piece, text }], 0) !== null;
    });
  const signs: Sign[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (!piece) break;
    const before = pieces[at - 1];
    // Turkish joins its cases to names and numbers by an apostrophe: 'Ocak'ta'.
    if (language === 'tr' && before && /^['’‘`´]$/.test(text.slice(before.to, piece.from))) {
      const last = signs.pop();
      if (last) signs.push({ ...last, to: piece.to });
      at += 1;
      continue;
    }
    const isBehindUnread = signs.at(-1)?.letter === '^' && at > 1;
    const found =
      match(lexicon, pieces, at) ??
      borrowed(english, pieces, at) ??
      (/^\p{Lu}/u.test(piece.raw) && language !== 'de' ? null : matchWithSlip(lexicon, piece));
    const isName =
      isTown(language, before, piece) ||
      (isBehindUnread &&
        language !== 'de' &&
        isOf(found?.meanings[0]?.values, ['beach', 'bar', 'spa', 'family', 'central']) &&
        isPartOfName(text, before, piece));
    const meanings = found && !isName ? found.meanings : [ownMeaning(piece)];
    const count = found && !isName ? found.count : 1;
    const end = pieces[at + count - 1] ?? piece;
    const place = { from: piece.from, to: end.to, raw: text.slice(piece.from, end.to) };
    signs.push(...meanings.map((meaning) => ({ ...meaning, ...place })));
    if ((meanings[0]?.values || meanings[0]?.letter === 'C') && isRefusedByEnd(piece))
      signs.push({ letter: '?', ...place });
    at += count;
  }
  return signs;
}
