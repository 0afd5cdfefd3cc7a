const SYMBOLS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' };

function withCurrency(number: string, currency: string): string {
  const symbol = SYMBOLS[currency];
  return symbol ? `${symbol}${number}` : `${currency} ${number}`;
}

function group(amount: number, digits: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** '$486', '$401.40': cents only where there are any, so that a total reads the same on every screen. */
export function money(amount: number, currency: string): string {
  return withCurrency(group(amount, Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2), currency);
}

/** '$486.00', for columns that are added up. */
export function exactMoney(amount: number, currency: string): string {
  return withCurrency(group(amount, 2), currency);
}

/** '$201': rounded to whole units, for the price of one night (HSE-40). */
export function roundedMoney(amount: number, currency: string): string {
  return withCurrency(group(Math.round(amount), 0), currency);
}
