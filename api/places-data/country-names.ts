/** Languages whose names of countries are understood: those of most travelers, and one or more of every script. */
const LANGUAGES =
  'en de fr es it pt nl sv da nb fi is pl cs sk hu ro bg ru uk sr hr sl el tr ar he fa ur hi bn ta te th vi id ms zh zh-Hant ja ko ka hy am km my mn ca et lv lt'.split(
    ' ',
  );

/** What people write and no list of countries has. */
const SHORTHANDS: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'United States of America', 'America', 'U.S.'],
  GB: ['UK', 'Great Britain', 'Britain'],
  AE: ['UAE', 'Emirates'],
  CZ: ['Czech Republic'],
  NL: ['Holland'],
  KR: ['Korea'],
  MM: ['Burma'],
  TR: ['Turkey'],
};

// Making one takes longer than all its answers.
const DISPLAY_NAMES = LANGUAGES.map(
  (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
);

/** Every known name and the code of a country, in any of the languages; the English one is first. */
export function countryNames(countryCode: string): string[] {
  const own = DISPLAY_NAMES.map((names) => names.of(countryCode));
  const known = [...own, countryCode, ...(SHORTHANDS[countryCode] ?? [])];
  return [...new Set(known.filter((name) => name !== undefined))];
}
