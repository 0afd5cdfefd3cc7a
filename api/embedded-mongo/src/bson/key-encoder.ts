import type { ObjectId, Timestamp } from 'bson';
import { Binary, BSONRegExp, Code, DBRef, Decimal128 } from 'bson';
import { rankOf, typeRank } from './canonical-order';
import { type Doc, isDoc } from './document';
import { isLong, toDouble } from './numbers';

/** Turns a string into the form it is compared in: identity, or case folding under a collation. */
export type Fold = (text: string) => string;

const numberBytes = Buffer.alloc(10);
const needsEncoding = /[\0\u0080-\uffff]/;

/**
 * Encodes a value so that comparing two keys as strings compares the values in MongoDB's order.
 *
 * A key is a string of code units 0 to 255 (one byte each in V8). Every encoding ends itself, so keys can be
 * concatenated for compound indexes and inverted for descending fields.
 */
export function encodeKey(value: unknown, fold?: Fold): string {
  const rank = rankOf(value);
  return String.fromCharCode(rank) + encodeBody(value, rank, fold);
}

/** The key of a descending index field: the same bytes, complemented. */
export function invertKey(key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = 255 - (bytes[i] ?? 0);
  return bytes.toString('latin1');
}

function encodeBody(value: unknown, rank: number, fold: Fold | undefined): string {
  switch (rank) {
    case typeRank.number:
      return encodeNumber(value);
    case typeRank.string:
      return encodeText(fold ? fold(String(value)) : String(value));
    case typeRank.objectId:
      return (value as ObjectId).id instanceof Uint8Array ? latin1((value as ObjectId).id) : '';
    case typeRank.boolean:
      return value === true ? '\x01' : '\x00';
    case typeRank.date:
      return encodeDouble((value as Date).getTime(), 0);
    case typeRank.object:
      return encodeObject(value as Doc, fold);
    case typeRank.array:
      return encodeArray(value as unknown[], fold);
    default:
      return encodeRare(value, rank);
  }
}

function encodeRare(value: unknown, rank: number): string {
  if (rank === typeRank.timestamp) return encodeUint64((value as Timestamp).toBigInt());
  if (rank === typeRank.binary) return encodeBinary(value as Binary | Uint8Array);
  if (value instanceof RegExp) return encodeText(value.source) + encodeText(value.flags);
  if (value instanceof BSONRegExp) return encodeText(value.pattern) + encodeText(value.options);
  if (value instanceof Code) return encodeText(String(value.code)) + encodeObject(value.scope ?? {});
  if (value instanceof DBRef) return encodeText(value.collection) + encodeKey(value.oid);
  return '';
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

// UTF-8 order is code point order, which is how MongoDB compares strings; UTF-16 order is not.
function encodeText(text: string): string {
  if (!needsEncoding.test(text)) return `${text}\x00\x01`;
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  return `${bytes.replaceAll('\x00', '\x00\xff')}\x00\x01`;
}

function encodeNumber(value: unknown): string {
  const double = toDouble(value);
  if (isLong(value)) return encodeDouble(double, Number(value.toBigInt() - BigInt(double)));
  if (value instanceof Decimal128) return encodeDecimal(value, double);
  return encodeDouble(double, 0);
}

// A decimal that a double cannot hold sorts just after that double, by its own text among its neighbours.
function encodeDecimal(value: Decimal128, double: number): string {
  const text = value.toString();
  const isExact = String(double) === text || !Number.isFinite(double) || isSameDecimal(double, text);
  return isExact ? encodeDouble(double, 0) : encodeDouble(double, 1) + encodeText(text);
}

function isSameDecimal(double: number, text: string): boolean {
  return !/e/i.test(text) && String(double) === text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
}

/** Eight bytes of the double in sortable form, then the distance from it that a 64-bit integer may have. */
function encodeDouble(double: number, remainder: number): string {
  if (Number.isNaN(double)) return '\x00'.repeat(10);
  numberBytes.writeDoubleBE(double === 0 ? 0 : double, 0);
  if ((numberBytes[0] ?? 0) & 0x80)
    for (let i = 0; i < 8; i += 1) numberBytes[i] = 255 - (numberBytes[i] ?? 0);
  else numberBytes[0] = (numberBytes[0] ?? 0) | 0x80;
  numberBytes.writeUInt16BE(0x8000 + remainder, 8);
  return numberBytes.toString('latin1');
}

function encodeUint64(value: bigint): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, value));
  return bytes.toString('latin1');
}

// MongoDB compares binary data by length, then subtype, then bytes.
function encodeBinary(value: Binary | Uint8Array): string {
  const bytes = value instanceof Binary ? value.buffer.subarray(0, value.position) : value;
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length);
  head[4] = value instanceof Binary ? value.sub_type : 0;
  return head.toString('latin1') + latin1(bytes);
}

function encodeObject(doc: Doc, fold?: Fold): string {
  let key = '';
  for (const name of Object.keys(doc)) {
    const rank = rankOf(doc[name]);
    key += String.fromCharCode(rank) + encodeText(name) + encodeBody(doc[name], rank, fold);
  }
  return `${key}\x00`;
}

function encodeArray(values: unknown[], fold?: Fold): string {
  let key = '';
  for (const value of values) key += encodeKey(value, fold);
  return `${key}\x00`;
}

/** True when two values are equal the way an index sees them; field order of documents counts. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' && typeof b !== 'object' && typeof a === typeof b)
    return Number.isNaN(a) && Number.isNaN(b);
  if (isDoc(a) !== isDoc(b)) return false;
  return encodeKey(a) === encodeKey(b);
}
