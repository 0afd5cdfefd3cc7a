import { formatMoney } from '@atoll/ui/price';

/** True where an amount has no cents to show. */
export function isWhole(amount: number): boolean {
  return Number.isInteger(Math.round(amount * 100) / 100);
}

/** '$486', '$401.40': cents only where there are any, so that a total reads the same on every screen. */
export function money(amount: number, currency: string): string {
  return formatMoney(amount, currency, { round: isWhole(amount) });
}

/** '$486.00', for columns that are added up. */
export function exactMoney(amount: number, currency: string): string {
  return formatMoney(amount, currency);
}

/** '$201': rounded to whole units, for the price of one night (HSE-40). */
export function roundedMoney(amount: number, currency: string): string {
  return formatMoney(amount, currency, { round: true });
}
