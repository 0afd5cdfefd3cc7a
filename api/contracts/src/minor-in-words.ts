import { withCurrency } from './currency-signs';
import { minorDigits } from './currency-units';
import { wholeNumberText } from './words';

/** '$1,250.50', 'JPY 1,200' or 'KWD 1.250': an amount in smallest units, with all digits of its currency. */
export function minorText(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = wholeNumberText(Number(text.slice(0, text.length - digits)));
  return withCurrency(digits === 0 ? whole : `${whole}.${text.slice(-digits)}`, minor < 0, currency);
}
