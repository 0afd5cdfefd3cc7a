import { calculateObjectSize, deserialize, serialize } from 'bson';
import type { Doc } from './document';

const options = { promoteValues: true, promoteLongs: true, promoteBuffers: false };

/** Decodes BSON bytes; throws BSONError when they are not one whole document. */
export function decode(bytes: Uint8Array): Doc {
  return deserialize(bytes, options) as Doc;
}

/** Encodes a document; undefined fields are left out. Throws BSONError for cycles and illegal keys. */
export function encode(doc: Doc): Buffer {
  // calculateObjectSize is cheap next to the 17 MB scratch buffer that serialize would copy from twice.
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Bytes a document takes as BSON. */
export function encodedSize(doc: Doc): number {
  return calculateObjectSize(doc, { ignoreUndefined: true });
}
