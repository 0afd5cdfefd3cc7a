import { formatMoney } from '@atoll/ui/price';

/** '$486.40': to the cent, where a bill is added up. */
export function exactMoney(amount: number, currency: string): string {
  return formatMoney(amount, currency);
}

/** '$486': in whole units, wherever prices are compared (HSE-40). */
export function wholeMoney(amount: number, currency: string): string {
  return formatMoney(amount, currency, { round: true });
}
