import { ObjectId } from 'bson';
import { decode } from './codec';
import { type Doc, setField } from './document';
import { elementEnd } from './raw-array';

/** Names of top-level fields to decode. */
export class FieldNames {
  readonly #encoded: { name: string; bytes: Buffer }[];

  constructor(names: Iterable<string>) {
    this.#encoded = [...new Set(names)].map((name) => ({ name, bytes: Buffer.from(name, 'utf8') }));
  }

  get isEmpty(): boolean {
    return this.#encoded.length === 0;
  }

  /** The wanted name that stands at a place of the bytes, or null. */
  find(raw: Buffer, start: number, end: number): string | null {
    for (const { name, bytes } of this.#encoded) {
      if (bytes.length === end - start && isSame(bytes, raw, start)) return name;
    }
    return null;
  }
}

function isSame(name: Buffer, raw: Buffer, start: number): boolean {
  for (let i = 0; i < name.length; i += 1) if (name[i] !== raw[start + i]) return false;
  return true;
}

/**
 * Decodes some top-level fields of a document and skips the others, which costs a fraction of decoding them all. The
 * values are those that `decode` gives.
 */
export function decodeFields(raw: Buffer, wanted: FieldNames): Doc {
  const doc: Doc = {};
  if (wanted.isEmpty) return doc;
  const last = raw.length - 1;
  let at = 4;
  while (at < last) {
    const nameStart = at + 1;
    let nameEnd = nameStart;
    while (raw[nameEnd] !== 0) nameEnd += 1;
    const end = elementEnd(raw, at, nameEnd + 1);
    const name = wanted.find(raw, nameStart, nameEnd);
    if (name !== null) setField(doc, name, decodeElement(raw, at, nameEnd + 1, end, name));
    at = end;
  }
  return doc;
}

function decodeElement(raw: Buffer, start: number, value: number, end: number, name: string): unknown {
  switch (raw[start]) {
    case 0x01:
      return raw.readDoubleLE(value);
    case 0x02:
      return raw.toString('utf8', value + 4, end - 1);
    case 0x07:
      return new ObjectId(raw.subarray(value, end));
    case 0x08:
      return raw[value] === 1;
    case 0x09:
      return new Date(raw.readInt32LE(value + 4) * 2 ** 32 + raw.readUInt32LE(value));
    case 0x0a:
      return null;
    case 0x10:
      return raw.readInt32LE(value);
    default:
      return decodeAlone(raw.subarray(start, end))[name];
  }
}

/** Decodes one element as a document of its own. */
function decodeAlone(element: Buffer): Doc {
  const bytes = Buffer.alloc(element.length + 5);
  bytes.writeInt32LE(bytes.length, 0);
  element.copy(bytes, 4);
  return decode(bytes);
}
