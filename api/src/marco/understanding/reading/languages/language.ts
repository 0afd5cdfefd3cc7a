import type { Taste, Want } from '@atoll/contracts/understanding-values';

export const MESSAGE_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'tr', 'hi', 'ja', 'ar'] as const;
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number];

/** Phrases with commas between them. `hotel*` is the beginning of a word, `*zimmer` its end; accents and case do not count. */
export type Phrases = string;

/**
 * What the words of a message are to its reader, each by one letter: a message becomes a line of letters, in which one
 * pattern reads every language ('#N' is a number of nights).
 */
export const KINDS = {
  night: 'N',
  day: 'D',
  week: 'W',
  weekend: 'E',
  month: 'm',
  today: 'T',
  tomorrow: 'Y',
  afterTomorrow: 'y',
  tonight: 'H',
  next: 'x',
  this: 's',
  christmas: 'h',
  newYear: 'j',
  /** Stands before a day or month: 'in March', 'on Friday'. */
  on: 'i',
  from: 'F',
  until: 'U',
  between: 'B',
  and: '&',
  or: '|',
  /** Stands before a number of people: 'for 2'. */
  for: 'f',
  /** 'a' counts as one before few words only. */
  one: '1',
  ordinal: 'o',
  adults: 'A',
  people: 'P',
  children: 'C',
  baby: 'I',
  ages: 'G',
  family: 'K',
  rooms: 'R',
  stars: 'S',
  limit: 'L',
  budget: 'b',
  noBudget: 'X',
  per: 'p',
  perNight: 'n',
  perPerson: 'r',
  perStay: 't',
  perTrip: 'q',
  also: 'Z',
  /** Refuses what follows it. */
  not: '!',
  /** Refuses what stands before it. */
  notAfter: '?',
  /** Says nothing here, and tells the language. Also phrases in which a word of another kind does not mean that. */
  common: 'c',
} as const;
export type Kind = keyof typeof KINDS;

export type PlainTaste = Exclude<Taste, `stars:${string}`>;

/** All that has to be known of a language to read a message: what `Intl` does not tell. */
export interface LanguageWords {
  /** From 0 to 20, then 30 to 90 in tens; `/` between two words for the same. */
  readonly numbers: Phrases;
  readonly kinds: Readonly<Partial<Record<Kind, Phrases>>>;
  /** 'hundred', 'k', by how many they are. */
  readonly multipliers: Readonly<Record<number, Phrases>>;
  /** One word for several: '2 night' for 'ليلتين', 'next week' for '来週'. */
  readonly several: Readonly<Record<string, Phrases>>;
  /** What currencies are called in short, by ISO 4217. */
  readonly money: Readonly<Record<string, Phrases>>;
  readonly wants: Readonly<Record<Want, Phrases>>;
  /** Of information that does not change from day to day: 'best time to visit'. */
  readonly timeless: Phrases;
  readonly tastes: Readonly<Record<PlainTaste, Phrases>>;
  /** Joined to the beginning of words: Arabic. */
  readonly joined?: Phrases;
  /** 'Until' stands behind its day: Turkish, Hindi, Japanese. */
  readonly isUntilBehind?: true;
  /** Of a word that is refused by its end: 'havuzsuz'. */
  readonly refusingEndings?: Phrases;
  readonly isMonthFirst?: true;
  /** More names of months than those of the language itself: Arabic has two sets. */
  readonly calendars?: readonly string[];
}
