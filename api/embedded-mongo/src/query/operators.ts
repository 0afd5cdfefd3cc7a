import { Binary } from 'bson';
import { rankOf, typeRank } from '../bson/canonical-order';
import { compareValues } from '../bson/compare';
import { type Doc, isDoc } from '../bson/document';
import { encodeKey, type Fold } from '../bson/key-encoder';
import { isNumeric, toDouble, toInteger } from '../bson/numbers';
import { badValue } from '../command-error';
import type { ValueTest } from './path-walk';
import { isRegExp, toRegExp } from './regex';

const comparisons: Record<string, (order: number) => boolean> = {
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

/** Equality as a query sees it: null also stands for a missing field. */
export function equals(operand: unknown, fold?: Fold): ValueTest {
  if (operand === null || operand === undefined) return (value) => value === null || value === undefined;
  if (typeof operand === 'string' && !fold) return (value) => value === operand;
  return (value) => value !== undefined && compareValues(value, operand, fold) === 0;
}

/** $gt, $gte, $lt, $lte: only values of the operand's own type can match. */
export function compares(operator: string, operand: unknown, fold?: Fold): ValueTest {
  const accepts = comparisons[operator];
  if (!accepts) throw badValue(`unknown operator: ${operator}`);
  if (isRegExp(operand)) throw badValue(`Can't have RegEx as arg to predicate over field '${operator}'.`);
  const rank = rankOf(operand);
  if (rank === typeRank.null) return (value) => accepts(0) && (value === null || value === undefined);
  if (rank === typeRank.minKey || rank === typeRank.maxKey) {
    return (value) => value !== undefined && accepts(compareValues(value, operand, fold));
  }
  if (Number.isNaN(operand)) return (value) => accepts(0) && Number.isNaN(value);
  return (value) =>
    rankOf(value) === rank && !Number.isNaN(value) && accepts(compareValues(value, operand, fold));
}

/** $in: any of the values, or any of the regular expressions. */
export function isAnyOf(operands: unknown, fold?: Fold): ValueTest {
  if (!Array.isArray(operands)) throw badValue('$in needs an array');
  if (operands.some((operand) => isDoc(operand) && Object.keys(operand)[0]?.startsWith('$'))) {
    throw badValue('cannot nest $ under $in');
  }
  const patterns = operands.filter(isRegExp).map((pattern) => matchesRegex(toRegExp(pattern)));
  const keys = new Set(operands.map((operand) => encodeKey(operand, fold)));
  const matchesMissing = operands.includes(null);
  return (value) => {
    if (value === undefined) return matchesMissing;
    return keys.has(encodeKey(value, fold)) || patterns.some((test) => test(value));
  };
}

/** A pattern finds strings, and a stored regular expression that is the same. */
export function matchesRegex(regex: RegExp): ValueTest {
  return (value) => {
    if (typeof value === 'string') return regex.test(value);
    return value instanceof RegExp && value.source === regex.source && value.flags === regex.flags;
  };
}

/** $mod: [divisor, remainder], both cut to whole numbers. */
export function hasRemainder(operand: unknown): ValueTest {
  if (!Array.isArray(operand) || operand.length < 2) throw badValue('malformed mod, not enough elements');
  if (operand.length > 2) throw badValue('malformed mod, too many elements');
  const [divisor, remainder] = operand.map((part) => Math.trunc(toDouble(part)));
  if (!divisor || remainder === undefined || Number.isNaN(remainder)) throw badValue('divisor cannot be 0');
  return (value) => isNumeric(value) && Math.trunc(toDouble(value)) % divisor === remainder;
}

/** $size: an array of exactly that many elements. */
export function hasSize(operand: unknown): ValueTest {
  const size = toInteger(operand);
  if (size === null || size < 0)
    throw badValue('Failed to parse $size. Expected a non-negative whole number');
  return (value) => Array.isArray(value) && value.length === size;
}

/** $bitsAllSet, $bitsAnySet, $bitsAllClear, $bitsAnyClear. */
export function testsBits(operator: string, operand: unknown): ValueTest {
  const mask = toMask(operand);
  return (value) => {
    const bits = toBits(value);
    if (bits === null) return false;
    if (operator === '$bitsAllSet') return (bits & mask) === mask;
    if (operator === '$bitsAnySet') return (bits & mask) !== 0n;
    if (operator === '$bitsAllClear') return (bits & mask) === 0n;
    return (bits & mask) !== mask;
  };
}

function toMask(operand: unknown): bigint {
  if (Array.isArray(operand))
    return operand.reduce<bigint>((mask, bit) => mask | (1n << BigInt(Number(bit))), 0n);
  const mask = toBits(operand);
  if (mask === null)
    throw badValue('a bit test takes a non-negative number, binary data or an array of positions');
  return mask;
}

function toBits(value: unknown): bigint | null {
  if (value instanceof Binary) {
    return [...value.buffer.subarray(0, value.position)].reduce(
      (bits, byte, i) => bits | (BigInt(byte) << BigInt(8 * i)),
      0n,
    );
  }
  const whole = toInteger(value);
  return whole === null ? null : BigInt.asUintN(64, BigInt(whole));
}

/** True when a document's first key is an operator: `{$gt: 1}` is a condition, `{a: 1}` a value. */
export function isOperatorDoc(value: unknown): value is Doc {
  return isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true && !('$ref' in value);
}
