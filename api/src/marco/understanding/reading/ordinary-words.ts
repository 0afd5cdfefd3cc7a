import { fold } from '@atoll/contracts/fold';
import { deu, eng, fra, ita, por, porBr, spa, tur } from 'stopword';
import type { MessageLanguage } from './languages/language';
import type { Piece } from './words';

/** The most ordinary words of the languages that share the Latin script, by which a message of a few words is told. */
const ORDINARY_WORDS: Readonly<Partial<Record<MessageLanguage, ReadonlySet<string>>>> = Object.fromEntries(
  Object.entries({ en: eng, de: deu, fr: fra, es: spa, it: ita, pt: [...por, ...porBr], tr: tur }).map(
    ([language, words]) => [language, new Set(words.map(fold))],
  ),
);

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
