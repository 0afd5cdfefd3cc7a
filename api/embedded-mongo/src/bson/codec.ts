import { calculateObjectSize, deserialize, serialize } from 'bson';
import type { Doc } from './document';

const options = { promoteValues: true, promoteLongs: true, promoteBuffers: false };

/** Decodes BSON bytes; throws BSONError when they are not one whole document. */
export function decode(bytes: Uint8Array): Doc {
  return deserialize(bytes, options);
}

/** How many bytes a document takes. */
export function sizeOf(doc: Doc): number {
  return calculateObjectSize(doc, { ignoreUndefined: true });
}

/** Encodes a document; undefined fields are left out. Throws BSONError for cycles and illegal keys. */
export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
