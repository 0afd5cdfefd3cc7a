import { minorDigits } from '@atoll/contracts/currency-units';
import { minorText } from '@atoll/contracts/minor-in-words';
import { UNIT_AMOUNT_MAX } from '@atoll/contracts/quote-line';
import { readNumber, type Typed } from '@atoll/contracts/typed-number';

/** '1250.50': an amount as a field shows it. */
export function amountText(minor: number, digits: number): string {
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Reads an amount in smallest units of a currency. */
export function readAmount(typed: string, currency: string): Typed {
  const read = readNumber(typed, minorDigits(currency), currency);
  if ('minor' in read && read.minor > UNIT_AMOUNT_MAX)
    return { problem: `At most ${minorText(UNIT_AMOUNT_MAX, currency)} fit here` };
  return read;
}
