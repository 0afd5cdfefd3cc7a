import { isClosedOut } from './advice-rules';
import { isEnglishWord } from './english-words';
import { hasTag, isCapital, isNumber, wordsOf, type Word } from './tagged-words';

/** Whether the gazetteer knows a place of this whole name. */
export type IsPlace = (name: string) => Promise<boolean>;

/** Cannot be seen, but can hide a link or turn a text around. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Latin letters, digits and the marks of ordinary prose: no markup, address, currency or other script has a way in. */
const PROSE = /^[\p{Script=Latin}\p{M}\d\s.,;:!?'’"“”()…–—-]+$/u;
/** 'evil.com', 'evil:8080', '10.5': a mark between letters or digits without a space is no end of a sentence. */
const GLUED = /[\p{L}\p{N}][.:;,!?]+[\p{L}\p{N}]/u;
const LENGTH_MAX = 300;
const WORDS_MIN = 3;
const NAME_WORDS_MAX = 4;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const LANGUAGE_CODES = LETTERS.flatMap((one) => LETTERS.map((two) => one + two));
/** Names that are no names of houses: of months, days and languages by `Intl`, of peoples and feasts by the library. */
const COMMON_NAMES: ReadonlySet<string> = new Set(
  Array.from({ length: 12 }, (_, index) => [
    new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, index, 1)),
    new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, 0, index + 1)),
  ])
    .flat()
    .concat(LANGUAGE_CODES.map((code) => LANGUAGES.of(code) ?? ''))
    .map((name) => name.toLowerCase()),
);
const KNOWN_NAMES = ['Demonym', 'Holiday', 'Country'];
const SMALL_IN_NAMES = new Set(['de', 'da', 'do', 'del', 'of', 'the', 'la', 'le', 'di', 'du', 'and', 'am']);

/** 'six-year-old' and 'it's' are English by their parts. */
function isEnglish(text: string): boolean {
  const parts = text.split(/['’-]/u).filter((part) => part !== '');
  return parts.every(
    (part, index) => part.length === 1 || (index > 0 && part.length <= 2) || isEnglishWord(part),
  );
}

/** The words from `at` on that make the name of a place; 0 where none do. */
async function wordsOfPlace(words: readonly Word[], at: number, isPlace: IsPlace): Promise<number> {
  for (let count = Math.min(NAME_WORDS_MAX, words.length - at); count > 0; count -= 1) {
    const run = words.slice(at, at + count);
    const last = run.at(-1);
    const isRun =
      run.every((word) => isCapital(word) || SMALL_IN_NAMES.has(word.text)) && last && isCapital(last);
    const name = run.map(({ original }) => original.replace(/['’]s$/u, '')).join(' ');
    if (isRun && (await isPlace(name))) return count;
  }
  return 0;
}

/** Whether another name follows the one that ends before `at`, with nothing but a space between. */
function isNameBehind(text: string, words: readonly Word[], at: number): boolean {
  const [last, next] = [words[at - 1], words[at]];
  return (
    last !== undefined &&
    next !== undefined &&
    isCapital(next) &&
    text.includes(`${last.original} ${next.original}`)
  );
}

/**
 * A sentence of a model as it may be shown as advice; null where it has, or may have, a price, a rating, an hour, a way
 * to be reached, a house or a deed. English alone: every word must be an English one or the name of a place, and none
 * of the closed lists of buying and doing (record 50).
 */
export async function adviceOf(sentence: string, isPlace: IsPlace): Promise<string | null> {
  const text = sentence.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ').trim();
  if (text.length > LENGTH_MAX || !PROSE.test(text) || GLUED.test(text) || !/^["“'‘(]*\p{Lu}/u.test(text))
    return null;
  const words = wordsOf(text);
  // 'Hello!' says nothing; 'All set.' would say that something was done.
  if (words.length < WORDS_MIN && !words[0]?.tags.has('Expression')) return null;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    if (isClosedOut(words, at)) return null;
    // 'Cape Town' begins with an ordinary word.
    const count = isCapital(word) ? await wordsOfPlace(words, at, isPlace) : 0;
    const isOrdinary = !isCapital(word) || word.isFirst || /^i(?:'|$)/u.test(word.text);
    const isKnown =
      isNumber(word) ||
      (isOrdinary && isEnglish(word.text)) ||
      COMMON_NAMES.has(word.text) ||
      hasTag(word, KNOWN_NAMES);
    if (count < 2 && isKnown) continue;
    // 'Hilton Rome' is two names, and one house.
    if (count === 0 || isNameBehind(text, words, at + count)) return null;
    at += count - 1;
  }
  return text;
}
