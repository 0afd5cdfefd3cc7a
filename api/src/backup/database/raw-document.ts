import { createHash } from 'node:crypto';
import { BSON, EXACT } from './driver';

type Element = readonly [type: number, nameAt: number, nameLength: number, at: number, length: number];

const TYPE = { double: 1, object: 3, array: 4, int32: 16, int64: 18 } as const;

function elementsOf(raw: Buffer): Iterable<Element> {
  return BSON.onDemand.parseToElements(raw) as Iterable<Element>;
}

function nameOf(raw: Buffer, [, at, length]: Element): string {
  return raw.toString('utf8', at, at + length);
}

/** 5, 5.0 and NumberLong(5) are one id to a database. */
function numberIn(raw: Buffer, [type, , , at]: Element): string | null {
  if (type === TYPE.int32) return String(raw.readInt32LE(at));
  if (type === TYPE.int64) return String(raw.readBigInt64LE(at));
  if (type !== TYPE.double) return null;
  const value = raw.readDoubleLE(at);
  return Number.isInteger(value) ? String(BigInt(value)) : String(value);
}

/** What tells a document's `_id` from every other: sixteen bytes, as a string of as many characters. */
export function idKeyOf(raw: Buffer): string {
  for (const element of elementsOf(raw)) {
    if (nameOf(raw, element) !== '_id') continue;
    const [type, , , at, length] = element;
    const number = numberIn(raw, element);
    const hash = createHash('sha256');
    if (number === null) hash.update(Buffer.from([type])).update(raw.subarray(at, at + length));
    else hash.update(`number ${number}`);
    return hash.digest().toString('latin1', 0, 16);
  }
  throw new Error('a document without _id');
}

/** One document with nothing but an `_id`, from a value that was read with EXACT. */
export function idDocument(id: unknown): Buffer {
  return Buffer.from(BSON.serialize({ _id: id }));
}

/** The `_id` of a document, as a value that can be asked for. */
export function idOf(raw: Buffer): unknown {
  return BSON.deserialize(raw, EXACT)._id;
}

/** Documents that lie one behind the other, as in a file of mongodump. Throws where they do not end where they should. */
export function* documentsIn(bytes: Buffer): Generator<Buffer> {
  let at = 0;
  while (at < bytes.length) {
    const length = at + 4 <= bytes.length ? bytes.readInt32LE(at) : 0;
    if (length < 5 || at + length > bytes.length) throw new Error('a document that is cut');
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

/** Maps keep the order of fields that are called like numbers, which objects of JavaScript do not. */
function toOrdered(raw: Buffer): Map<string, unknown> {
  const plain = BSON.deserialize(raw, EXACT);
  const ordered = new Map<string, unknown>();
  for (const element of elementsOf(raw)) {
    const name = nameOf(raw, element);
    const [type, , , at, length] = element;
    const inner = raw.subarray(at, at + length);
    if (type === TYPE.object) ordered.set(name, toOrdered(inner));
    else if (type === TYPE.array) ordered.set(name, [...toOrdered(inner).values()]);
    else ordered.set(name, plain[name]);
  }
  return ordered;
}

/** What the driver writes as these very bytes. Throws where there is no such thing. */
export function writable(raw: Buffer): object {
  const plain = BSON.deserialize(raw, EXACT);
  if (raw.equals(BSON.serialize(plain))) return plain;
  const ordered = toOrdered(raw);
  if (raw.equals(BSON.serialize(ordered))) return ordered;
  throw new Error('a document that cannot be written as it is');
}
