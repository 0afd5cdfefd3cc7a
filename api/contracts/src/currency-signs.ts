const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };

/** '€1,204', 'CHF 1,204': digits that are written already, with the sign of their currency, or its code without one. */
export function withCurrency(
  digits: string,
  isNegative: boolean,
  currency: string,
  sign = SIGNS[currency],
): string {
  const minus = isNegative ? '-' : '';
  return sign ? `${minus}${sign}${digits}` : `${currency} ${minus}${digits}`;
}
