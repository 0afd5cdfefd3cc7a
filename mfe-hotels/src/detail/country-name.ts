const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

/** 'Portugal' of 'PT'; what is no code stays as it is. */
export function countryName(code: string | undefined): string | undefined {
  return code && /^[A-Z]{2}$/.test(code) ? COUNTRIES.of(code) : code;
}
