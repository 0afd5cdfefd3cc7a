import type { UnderstoodBudget } from '@atoll/contracts/marco-understanding';
import type { Taste, Want } from '@atoll/contracts/understanding-values';
import { readDates } from './dates';
import { LANGUAGE_WORDS } from './languages/all';
import { MESSAGE_LANGUAGES, type MessageLanguage } from './languages/language';
import { createLexicon } from './lexicon';
import { readBudget } from './money';
import { saysMore } from './more-nights';
import { lettersOrdinary } from './ordinary-words';
import { readPeople } from './people';
import { lettersKnown, SignLine, signsOf, type Reader } from './signs';
import { readWants } from './wants';
import { piecesOf, type Piece } from './words';

export type { MessageLanguage } from './languages/language';

/** What one message says, but for its places. */
export interface MessageReading {
  /** English where it cannot be told. */
  readonly language: MessageLanguage;
  /** Of this message alone, in the order of `WANTS`. */
  readonly wants: readonly Want[];
  /** True where they come to what was wanted before: 'tours too'. */
  readonly adds?: true;
  readonly refused: readonly (Want | Taste)[];
  readonly checkIn?: string;
  readonly checkOut?: string;
  readonly nights?: number;
  /** The nights come to those that were said before. */
  readonly areMoreNights?: true;
  readonly month?: string;
  readonly days?: number;
  /** More days were said than a plan has. */
  readonly isShortened?: true;
  readonly adults?: number;
  /** Empty where no children was said; absent where nothing was. */
  readonly childrenAges?: readonly (number | null)[];
  readonly rooms?: number;
  readonly budget?: UnderstoodBudget;
  /** 'Money is no object'. */
  readonly noBudget?: true;
  readonly tastes: readonly Taste[];
  /** The information that is wanted does not change from day to day. */
  readonly isTimeless?: true;
  /** Numbers of which nothing was read. */
  readonly unreadNumbers: readonly number[];
  /** The message with spaces for what was read, each of its length: what is left may be a place. */
  readonly rest: string;
}

const READERS: readonly Reader[] = MESSAGE_LANGUAGES.map((language) => {
  const words = LANGUAGE_WORDS[language];
  return { language, words, lexicon: createLexicon(language, words) };
});
const readerOf = (language: MessageLanguage) =>
  READERS.find((reader) => reader.language === language) ?? READERS[0];
const LETTERS = /\p{L}/gu;
/** One sign of Japanese says as much as three letters. */
const SCRIPTS: readonly (readonly [MessageLanguage, RegExp, number])[] = [
  ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 3],
  ['hi', /\p{Script=Devanagari}/gu, 1.5],
  ['ar', /\p{Script=Arabic}/gu, 1.5],
];

/** What English leaves of a word behind an apostrophe: 've' of 'I've' is no Turkish word. */
const CONTRACTED = new Set(['ve', 'll', 're', 's', 't', 'm', 'd']);

function readerFor(text: string, all: readonly Piece[]): Reader | undefined {
  const pieces = all.filter(
    (piece) => !(CONTRACTED.has(piece.text) && /['’]/.test(text[piece.from - 1] ?? '')),
  );
  const letters = text.match(LETTERS)?.length ?? 0;
  for (const [language, script, weight] of SCRIPTS) {
    const count = text.match(script)?.length ?? 0;
    if (count > 0 && count * weight >= letters - count) return readerOf(language);
  }
  let best: readonly [Reader | undefined, number] = [readerOf('en'), -1];
  for (const reader of READERS) {
    if (SCRIPTS.some(([language]) => language === reader.language)) continue;
    const known = lettersKnown(reader, pieces) + lettersOrdinary(reader.language, pieces);
    if (known > best[1]) best = [reader, known];
  }
  return best[0];
}

/** Reads one message by its words alone, in ten languages (MAR-48, MAR-59). `today` is `yyyy-MM-dd`. */
export function readMessage(text: string, today: string): MessageReading {
  const pieces = piecesOf(text);
  const reader = readerFor(text, pieces);
  const english = readerOf('en');
  if (!reader || !english)
    return { language: 'en', wants: [], refused: [], tastes: [], unreadNumbers: [], rest: text };
  const line = new SignLine(signsOf(text, pieces, reader, english.lexicon));
  const { wants, tastes, refused } = readWants(line);
  const budget = readBudget(line, wants);
  const dates = readDates(line, reader.words, today);
  const people = readPeople(line, reader.words.isUntilBehind ?? false);
  // 'With kids' and 'for my family' say no number.
  const isCounted = people.adults !== undefined || people.childrenAges !== undefined;
  const isFamily = /[KC]/.test(line.letters) && !isCounted && !tastes.includes('family');
  const information = line.signs.filter(({ values }) => values?.includes('information'));
  const isTimeless = wants.includes('information') && information.every((sign) => sign.isTimeless);
  // What counts nothing is still no place.
  line.take(/[NDWECAPIRKSGLbZm]/g, () => true);
  line.take(reader.words.isUntilBehind ? /(?<= )f/g : /f(?= )/g, () => true);
  const { days, nights, checkIn } = dates;
  const isLong = days !== undefined || (nights && checkIn === undefined && /[WEm]/.test(line.letters));
  // '5 days in Rome', and not 'make it 5 days'.
  const isPlan = isLong && wants.length === 0 && /[_^]/.test(line.left);
  return {
    language: reader.language,
    wants: isPlan ? ['plan'] : wants,
    ...(line.letters.includes('Z') && { adds: true as const }),
    refused,
    ...dates,
    ...(nights !== undefined &&
      !checkIn &&
      saysMore(text, reader.language) && { areMoreNights: true as const }),
    ...people,
    ...(budget && { budget }),
    ...(line.letters.includes('X') && { noBudget: true as const }),
    tastes: isFamily ? [...tastes, 'family'] : tastes,
    ...(isTimeless && { isTimeless }),
    unreadNumbers: line.signs.flatMap(({ letter, value }, at) =>
      letter === '#' && line.left[at] !== ' ' ? [Number(value)] : [],
    ),
    rest: restOf(text, line),
  };
}

function restOf(text: string, { signs, left }: SignLine): string {
  const rest = text.split('');
  signs.forEach(({ from, to }, at) => {
    if (left[at] === ' ') rest.fill(' ', from, to);
  });
  return rest.join('');
}
