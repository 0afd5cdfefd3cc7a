import { ARABIC } from './ar';
import { ENGLISH } from './en';
import { FRENCH } from './fr';
import { GERMAN } from './de';
import { HINDI } from './hi';
import { ITALIAN } from './it';
import { JAPANESE } from './ja';
import type { LanguageWords, MessageLanguage } from './language';
import { PORTUGUESE } from './pt';
import { SPANISH } from './es';
import { TURKISH } from './tr';

export const LANGUAGE_WORDS: Readonly<Record<MessageLanguage, LanguageWords>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  tr: TURKISH,
  hi: HINDI,
  ja: JAPANESE,
  ar: ARABIC,
};
