const names = new Map<string, Intl.DisplayNames>();

function displayNames(language: string): Intl.DisplayNames {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, known);
  return known;
}

/** A country's name in the page's language; `otherwise` for territories without a code. */
export function countryName(code: string | undefined, otherwise: string, language: string): string {
  return code ? (displayNames(language).of(code) ?? otherwise) : otherwise;
}

export function pageLanguage(): string {
  return document.documentElement.lang || 'en';
}
