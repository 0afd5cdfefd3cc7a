import { withCurrency } from './currency-signs';
import { wholeNumberText } from './words';

export type MoneyOptions = {
  /** Whole units: '$486'. */
  round?: boolean;
  /** The code also of a currency that has a sign: 'EUR 124'. */
  code?: boolean;
};

/**
 * An amount in words for en-US, the same on the server and in every browser: '$486.00', '€1,204.50', 'CHF 99.00'.
 * Dollars, euros and pounds carry their sign, every other currency its code.
 * An amount that is not a number gives ''.
 */
export function formatMoney(
  amount: string | number,
  currency: string,
  { round = false, code = false }: MoneyOptions = {},
): string {
  const value = typeof amount === 'number' ? amount : Number.parseFloat(amount);
  if (!Number.isFinite(value)) return '';
  const [whole, ...cents] = Math.abs(value)
    .toFixed(round ? 0 : 2)
    .split('.');
  const text = [wholeNumberText(Number(whole)), ...cents].join('.');
  return withCurrency(text, value < 0, currency, code ? '' : undefined);
}

/** '$486': in whole units, wherever prices are compared (HSE-40). */
export function wholeMoney(amount: string | number, currency: string): string {
  return formatMoney(amount, currency, { round: true });
}
