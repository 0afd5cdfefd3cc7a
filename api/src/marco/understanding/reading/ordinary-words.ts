import { fold } from '@atoll/contracts/fold';
import { deu, eng, fra, ita, por, porBr, spa, tur } from 'stopword';
import { MESSAGE_LANGUAGES, type MessageLanguage } from './languages/language';
import type { Piece } from './words';

/** The most ordinary words of the languages that share the Latin script, by which a message of a few words is told. */
const ORDINARY_WORDS: Readonly<Partial<Record<MessageLanguage, ReadonlySet<string>>>> = Object.fromEntries(
  Object.entries({ en: eng, de: deu, fr: fra, es: spa, it: ita, pt: [...por, ...porBr], tr: tur }).map(
    ([language, words]) => [language, new Set(words.map(fold))],
  ),
);

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const LANGUAGE_CODES = LETTERS.flatMap((one) => LETTERS.map((two) => one + two));

/** What languages are called in each of those that are read: 'do you speak French?' names no town. */
const LANGUAGE_NAMES: ReadonlySet<string> = new Set(
  MESSAGE_LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
    return LANGUAGE_CODES.map((code) => names.of(code) ?? '').map((name) => fold(name) || name);
  }),
);

/** Whether a word is the name of a language. */
export const isLanguageName = (folded: string): boolean => LANGUAGE_NAMES.has(folded);

/** Whether a word is one of the most ordinary of a language, such as 'my' or 'some'. */
export function isOrdinaryWord(language: MessageLanguage, folded: string): boolean {
  return ORDINARY_WORDS[language]?.has(folded) ?? false;
}

/** Letters of a message in ordinary words of a language. */
export function lettersOrdinary(language: MessageLanguage, pieces: readonly Piece[]): number {
  return pieces
    .filter(({ text }) => isOrdinaryWord(language, text))
    .reduce((letters, { text }) => letters + text.length, 0);
}
