import nlp from 'compromise';
import {
  ADVISING,
  AFTER_AT,
  ANY_HOUSE,
  CONTACT_WORDS,
  DEED_WORDS,
  HOUR_WORDS,
  HOUSE_WORDS,
  MONEY_WORDS,
  NAMING,
  OWN_DEEDS,
  RATING_WORDS,
  STAYING,
} from './advice-words';
import { isEnglishWord } from './english-words';

/** One word of a sentence with what the language library says of it. */
interface Word {
  /** In small letters. */
  readonly text: string;
  readonly original: string;
  readonly tags: ReadonlySet<string>;
  readonly isFirst: boolean;
}

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
/** Names that are no names of houses: of months, days and languages by `Intl`, of peoples and feasts by the library. */
const LANGUAGE_CODES = LETTERS.flatMap((one) => LETTERS.map((two) => one + two));
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
const CLOSED: readonly ReadonlySet<string>[] = [
  MONEY_WORDS,
  RATING_WORDS,
  HOUR_WORDS,
  DEED_WORDS,
  CONTACT_WORDS,
  OWN_DEEDS,
  NAMING,
];

function wordsOf(sentence: string): Word[] {
  const sentences = nlp(sentence).json({ terms: { text: true, tags: true } }) as {
    terms: { text: string; tags: string[] }[];
  }[];
  return sentences.flatMap(({ terms }) =>
    terms
      // A contraction is one word and an empty one: 'it's'.
      .filter(({ text }) => text !== '')
      .map(({ text, tags }, index) => ({
        text: text.toLowerCase().replaceAll('’', "'"),
        original: text,
        tags: new Set(tags),
        isFirst: index === 0,
      })),
  );
}

/** 'six-year-old' and 'it's' are English by their parts. */
function isEnglish(text: string): boolean {
  const parts = text.split(/['’-]/u).filter((part) => part !== '');
  return parts.every(
    (part, index) => part.length === 1 || (index > 0 && part.length <= 2) || isEnglishWord(part),
  );
}

const isNumber = ({ text, tags }: Word) => /\d/u.test(text) || tags.has('Value');
const hasTag = ({ tags }: Word, names: readonly string[]) => names.some((name) => tags.has(name));
const isCapital = ({ original }: Word) => /\p{Lu}/u.test(original);

const JOINS_NUMBERS = new Set(['or', 'to', 'and']);
const SHARES_OUT = new Set(['a', 'an', 'per', 'each', 'every', 'the']);

/** A number counts what stands behind it: 'two or three days', 'about twenty degrees'. An amount stands alone, or is one 'a day'. */
function isCounting(words: readonly Word[], at: number): boolean {
  const [word, ...rest] = words.slice(at);
  if (!word) return false;
  if (/\d/u.test(word.text) && !/^\d{1,3}$/u.test(word.text)) return false;
  // 'Half a day' counts days.
  if (word.tags.has('Ordinal') || word.text === 'half') return true;
  // 'One of the islands', 'the best one', but not 'one a night'.
  if (word.text === 'one' && !SHARES_OUT.has(rest[0]?.text ?? '')) return true;
  const counted = rest.find(
    ({ tags, text }) =>
      SHARES_OUT.has(text) || (!tags.has('Adjective') && !tags.has('Value') && !JOINS_NUMBERS.has(text)),
  );
  if (!counted || SHARES_OUT.has(counted.text)) return false;
  const isThing = counted.tags.has('Noun') || counted.tags.has('Unit');
  return isThing && !counted.tags.has('Pronoun') && !counted.tags.has('Currency');
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

/** Houses in general: 'hotels', 'a small hotel'. One house, named or not, is for the claims. */
function isHouseInGeneral(words: readonly Word[], at: number): boolean {
  const { text } = words[at] as Word;
  const isPlural = text.endsWith('s') && HOUSE_WORDS.has(text.slice(0, -1));
  if (isPlural) return words[at - 1]?.text !== 'the' && !isNameBeside(words, at);
  const before = words
    .slice(0, at)
    .findLast((word) => !word.tags.has('Adjective') && !word.tags.has('Adverb'));
  return before !== undefined && ANY_HOUSE.has(before.text) && !isNameBeside(words, at);
}

/** 'Hotel Paris' and 'the Paris hotel', but not 'a hotel in Paris'. */
function isNameBeside(words: readonly Word[], at: number): boolean {
  return [words[at - 1], words[at + 1]].some((word) => word && !word.isFirst && isCapital(word));
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

/** 'I would take the train': who speaks advises, and has done nothing. */
function isAdvising(words: readonly Word[], at: number): boolean {
  return [words[at - 1], words[at + 1]].some((word) => word && ADVISING.has(word.text.replace(/'.*/u, '')));
}

/** 'Stay at zorbello': what follows is a name, unless it is one of many. */
function namesHouse(words: readonly Word[], at: number): boolean {
  const [verb, preposition, next] = words.slice(at);
  if (!verb || !STAYING.has(verb.text) || preposition?.text !== 'at' || !next) return false;
  return !ANY_HOUSE.has(next.text) && !AFTER_AT.has(next.text) && !next.tags.has('Plural');
}

/** What has happened: a deed is told in the past. */
function isPast(words: readonly Word[], at: number): boolean {
  const { tags, text } = words[at] as Word;
  if (!tags.has('PastTense')) return false;
  const before = words[at - 1];
  // 'Is best visited', 'well connected', 'steep and paved with stone'.
  const isJoined = before?.tags.has('Conjunction') && hasTag(words[at - 2] ?? before, ['Adjective']);
  const isState =
    isJoined || (before && hasTag(before, ['Copula', 'Adverb', 'Preposition', 'Adjective', 'Determiner']));
  return !isState || text === 'was' || text === 'were';
}

const OF_HOURS = /^(?:at|until|till|from|on|for|daily|every|all|late|during)$/u;

/** 'Open until late', 'the gates close at dusk'. */
function tellsHours(words: readonly Word[], at: number): boolean {
  const { text } = words[at] as Word;
  return (text === 'open' || text === 'close') && OF_HOURS.test(words[at + 1]?.text ?? '');
}

const IF = new Set([
  'if',
  'when',
  'while',
  'where',
  'unless',
  'once',
  'until',
  'that',
  'what',
  'how',
  'before',
]);
const STATES = /^(?:is|are|was|were|has|had|went|got|won|get|gets)$/u;
const STATES_OF_THINGS = /^(?:is|are|was|were|has|have|had|went|will)$/u;

/** What has become of the visitor, or of what is theirs: 'you are all set', 'your ticket is issued'. In a clause of 'if' nothing has. */
function tellsOfVisitor(words: readonly Word[], at: number): boolean {
  const { text } = words[at] as Word;
  const [who, contracted] = text.split("'");
  if (who !== 'you' && who !== 'your') return text === 'left' && STATES.test(words[at - 1]?.text ?? '');
  if (IF.has(words[at - 1]?.text ?? '')) return false;
  if (contracted === 're' || contracted === 've') return words[at + 1]?.text !== 'welcome';
  if (who === 'your') return words.slice(at + 1, at + 4).some((word) => STATES_OF_THINGS.test(word.text));
  return STATES.test(words[at + 1]?.text ?? '') && words[at + 2]?.text !== 'welcome';
}

const GIVING = new Set(['send', 'give', 'show', 'share', 'upload', 'enter', 'type', 'hand']);

/** What nobody may be asked for here, whatever it is: 'send me a copy of your passport'. */
function asksFor(words: readonly Word[], at: number): boolean {
  return GIVING.has(words[at]?.text ?? '') && ['me', 'your'].includes(words[at + 1]?.text ?? '');
}

function isClosedOut(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const parts = [word.text, ...word.text.split(/['-]/u)];
  if (parts.some((part) => CLOSED.some((list) => list.has(part)))) return true;
  if (hasTag(word, ['Money', 'Currency', 'Organization'])) return true;
  if (isNumber(word) && !isCounting(words, at)) return true;
  if (tellsHours(words, at) || tellsOfVisitor(words, at) || asksFor(words, at)) return true;
  if (word.text.split("'")[0] === 'i' && !isAdvising(words, at) && !/^i'd$/u.test(word.text)) return true;
  if (HOUSE_WORDS.has(word.text) && !isHouseInGeneral(words, at)) return true;
  return namesHouse(words, at) || isPast(words, at);
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
