const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** 'French' for 'FR': an ISO 639-1 code in either case. */
export function languageName(code: string): string {
  return NAMES.of(code.toLowerCase()) ?? code;
}
