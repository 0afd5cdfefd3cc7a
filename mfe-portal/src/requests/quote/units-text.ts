import { minorText } from '@atoll/contracts/minor-in-words';
import type { PricedLine } from '@atoll/contracts/quote';

/** '3 × $365.00', or one unit's amount where its currency is not the quote's; null where the line's amount says it. */
export function unitsText(
  { units, unitAmount, currency: own }: Pick<PricedLine, 'units' | 'unitAmount' | 'currency'>,
  currency: string,
): string | null {
  const one = minorText(unitAmount, own);
  if (units > 1) return `${units} × ${one}`;
  return own === currency ? null : one;
}
