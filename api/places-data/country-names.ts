import isoCountries from 'i18n-iso-countries';

/** Languages whose names of countries are understood: those of most travelers, and one or more of every script. */
const LANGUAGES =
  'en de fr es it pt nl sv da nb fi is pl cs sk hu ro bg ru uk sr hr sl el tr ar he fa ur hi bn ta te th vi id ms zh zh-Hant ja ko ka hy am km my mn ca et lv lt'.split(
    ' ',
  );

/** What people write and neither of the two lists has. */
const SHORTHANDS: Readonly<Record<string, string>> = {
  AE: 'Emirates',
  GB: 'Britain',
  KR: 'Korea',
  MM: 'Burma',
  NL: 'Holland',
  US: 'America',
};

// Making one takes longer than all its answers.
const DISPLAY_NAMES = LANGUAGES.map(
  (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
);

/**
 * Every known name and the code of a country: CLDR's in any of the languages, the English one first, then those of the
 * ISO list ('USA', 'UK', 'Ivory Coast').
 */
export function countryNames(countryCode: string): string[] {
  const own = DISPLAY_NAMES.map((names) => names.of(countryCode));
  const official = isoCountries.getName(countryCode, 'en', { select: 'all' }) ?? [];
  const known = [...own, ...official, countryCode, SHORTHANDS[countryCode]];
  return [...new Set(known.filter((name) => name !== undefined))];
}
