/** Currencies whose smallest unit is not a hundredth (ISO 4217). */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      'BIF',
      'CLP',
      'DJF',
      'GNF',
      'ISK',
      'JPY',
      'KMF',
      'KRW',
      'PYG',
      'RWF',
      'UGX',
      'VND',
      'VUV',
      'XAF',
      'XOF',
      'XPF',
    ].map((code) => [code, 0]),
  ),
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3])),
};

/** Digits after the point of an amount in this currency: 0 for JPY, 2 for USD, 3 for KWD. */
export function minorDigits(currency: string): number {
  return Object.hasOwn(DIGITS, currency) ? (DIGITS[currency] ?? 2) : 2;
}

/** An amount in smallest units as a number of whole ones: 1250 US cents are 12.5. For showing; sums stay in smallest units. */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

/** The nearest whole number of smallest units. */
export function toMinor(major: number, currency: string): number {
  // Written out and read again, because 1.005 * 100 is 100.49999.
  const [digits = '', exponent = '0'] = String(major).split('e');
  return Math.round(Number(`${digits}e${Number(exponent) + minorDigits(currency)}`));
}
