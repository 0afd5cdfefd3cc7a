import { bsonTypeOf } from './document';

/**
 * The classes of MongoDB's comparison order, lowest first; they are also the leading byte of an index key.
 * Source: MongoDB manual, "Comparison/Sort Order".
 */
export const typeRank = {
  minKey: 0x05,
  undefined: 0x0a,
  null: 0x10,
  number: 0x18,
  string: 0x20,
  object: 0x28,
  array: 0x30,
  binary: 0x38,
  objectId: 0x40,
  boolean: 0x48,
  date: 0x50,
  timestamp: 0x58,
  regex: 0x60,
  dbRef: 0x68,
  code: 0x70,
  maxKey: 0xf0,
} as const;

const classRanks: Record<string, number> = {
  MinKey: typeRank.minKey,
  MaxKey: typeRank.maxKey,
  ObjectId: typeRank.objectId,
  Long: typeRank.number,
  Int32: typeRank.number,
  Double: typeRank.number,
  Decimal128: typeRank.number,
  Binary: typeRank.binary,
  Timestamp: typeRank.timestamp,
  BSONRegExp: typeRank.regex,
  BSONSymbol: typeRank.string,
  Code: typeRank.code,
  DBRef: typeRank.dbRef,
};

/** Where a value's type stands in MongoDB's order; values of different rank never match a range query. */
export function rankOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return typeRank.string;
    case 'number':
    case 'bigint':
      return typeRank.number;
    case 'boolean':
      return typeRank.boolean;
    case 'undefined':
      return typeRank.undefined;
    default:
      return rankOfObject(value);
  }
}

function rankOfObject(value: unknown): number {
  if (value === null) return typeRank.null;
  if (Array.isArray(value)) return typeRank.array;
  if (value instanceof Date) return typeRank.date;
  if (value instanceof RegExp) return typeRank.regex;
  if (ArrayBuffer.isView(value)) return typeRank.binary;
  const name = bsonTypeOf(value);
  return name === null ? typeRank.object : (classRanks[name] ?? typeRank.object);
}
