import { wholeNumberText } from '@atoll/contracts/words';
import type { Figure } from './figures';

export const BEFORE = 'the 30 days before';
export const NOTHING_BEFORE = 'Nothing to compare with yet';

/** Visitors of a public page in the last 30 days beside the 30 before; null where there is no such page. */
export function visitsFigure(name: string, last: number | null, before: number | null): Figure {
  if (last === null || before === null)
    return { name, value: 'No public page yet', isNumber: false, note: 'Visitors, each once a day' };
  if (last === 0 && before === 0)
    return { name, value: 'No visit yet', isNumber: false, note: 'Visitors, each once a day' };
  const value = wholeNumberText(last);
  if (before === 0) return { name, value, isNumber: true, note: NOTHING_BEFORE };
  const difference = last - before;
  if (difference === 0) return { name, value, isNumber: true, note: `As many as in ${BEFORE}` };
  const sign = difference > 0 ? '+' : '−';
  return {
    ...{ name, value, isNumber: true },
    ...{ note: `${sign}${wholeNumberText(Math.abs(difference))} on ${BEFORE}`, isGood: difference > 0 },
  };
}
