import { rankOf, typeRank } from '../bson/canonical-order';
import { bsonTypeOf } from '../bson/document';
import { isNumeric } from '../bson/numbers';
import { badValue } from '../command-error';

const aliases: Record<string, number> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

const numbersByRank = new Map<number, number>([
  [typeRank.string, 2],
  [typeRank.object, 3],
  [typeRank.array, 4],
  [typeRank.binary, 5],
  [typeRank.undefined, 6],
  [typeRank.objectId, 7],
  [typeRank.boolean, 8],
  [typeRank.date, 9],
  [typeRank.null, 10],
  [typeRank.regex, 11],
  [typeRank.code, 13],
  [typeRank.timestamp, 17],
  [typeRank.minKey, -1],
  [typeRank.maxKey, 127],
]);

/**
 * The predicate of one `$type` operand, an alias or a number.
 *
 * Numbers are told apart by value, since the driver does not distinguish 5 from 5.0 either: a whole number in
 * 32 bits is an int, a larger whole number is both a long and a double.
 */
export function typeTest(type: unknown): (value: unknown) => boolean {
  if (type === 'number') return isNumeric;
  const code = typeof type === 'string' ? aliases[type] : typeof type === 'number' ? type : undefined;
  if (code === undefined || !Object.values(aliases).includes(code)) {
    throw badValue(`Unknown type name alias: ${String(type)}`);
  }
  return (value) =>
    isNumeric(value) ? numericTypes(value).includes(code) : numbersByRank.get(rankOf(value)) === code;
}

function numericTypes(value: unknown): number[] {
  if (bsonTypeOf(value) === 'Decimal128') return [19];
  if (typeof value !== 'number') return [18];
  if (!Number.isInteger(value)) return [1];
  return Math.abs(value) <= 0x7fffffff || value === -0x80000000 ? [16] : [1, 18];
}
