import { ObjectId } from 'bson';
import { rankOf } from './canonical-order';
import { encodeKey, type Fold } from './key-encoder';

const surrogate = /[\ud800-\udfff]/;

/**
 * Compares two values in MongoDB's order: negative, zero or positive.
 *
 * It agrees with the index keys by construction: whatever has no quick way is compared by its key.
 */
export function compareValues(a: unknown, b: unknown, fold?: Fold): number {
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b, fold);
  if (a instanceof Date && b instanceof Date) return compareNumbers(a.getTime(), b.getTime());
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  const ranks = rankOf(a) - rankOf(b);
  return ranks !== 0 ? ranks : order(encodeKey(a, fold), encodeKey(b, fold));
}

function compareNumbers(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  // NaN is equal to itself and below every other number.
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareText(a: string, b: string, fold: Fold | undefined): number {
  const [left, right] = fold ? [fold(a), fold(b)] : [a, b];
  if (left === right) return 0;
  if (surrogate.test(left) || surrogate.test(right))
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  return order(left, right);
}

function order(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
