/** Names of our own: see `wholeNumberText` for why pages do without `Intl`. Those that searches of hotels and tours offer. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  zh: 'Chinese',
  es: 'Spanish',
  ar: 'Arabic',
  fr: 'French',
  ru: 'Russian',
  de: 'German',
  ja: 'Japanese',
  it: 'Italian',
};

/** 'French' for 'FR': an ISO 639-1 code in either case; a code that is not listed stays as it is. */
export function languageName(code: string): string {
  return LANGUAGE_NAMES[code.toLowerCase()] ?? code;
}
