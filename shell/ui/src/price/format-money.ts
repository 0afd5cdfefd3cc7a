export type MoneyOptions = {
  /** Whole units: '$486'. */
  round?: boolean;
};

const SIGNED = new Set(['USD', 'EUR', 'GBP']);

/**
 * An amount in words for en-US, the same on the server and in every browser: '$486.00', '€1,204.50', 'CHF 99.00'.
 * Dollars, euros and pounds carry their sign, every other currency its code.
 * An amount that is not a number gives ''.
 */
export function formatMoney(
  amount: string | number,
  currency: string,
  { round = false }: MoneyOptions = {},
): string {
  const value = typeof amount === 'number' ? amount : Number.parseFloat(amount);
  if (!Number.isFinite(value)) return '';
  const digits = round ? 0 : 2;
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(SIGNED.has(currency) ? { style: 'currency', currency } : {}),
  });
  return SIGNED.has(currency) ? format.format(value) : `${currency} ${format.format(value)}`;
}

/** '$486': in whole units, wherever prices are compared (HSE-40). */
export function wholeMoney(amount: string | number, currency: string): string {
  return formatMoney(amount, currency, { round: true });
}
