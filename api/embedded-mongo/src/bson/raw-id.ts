import { typeRank } from './canonical-order';
import { encodeKey } from './key-encoder';
import { decodeFields, FieldNames } from './raw-fields';

const idField = new FieldNames(['_id']);
/** How a document begins whose first field is an ObjectId called _id, behind its length. */
const objectIdHead = Buffer.from('\x07_id\0', 'latin1');
const objectIdKey = Buffer.alloc(13, typeRank.objectId);

/** The key of a document's `_id`. */
export function idKeyOf(raw: Buffer): string {
  // Most ids are ObjectIds, whose key is their bytes behind their rank: nothing needs to be decoded.
  if (raw.compare(objectIdHead, 0, 5, 4, 9) !== 0) return encodeKey(decodeFields(raw, idField)._id);
  raw.copy(objectIdKey, 1, 9, 21);
  return objectIdKey.toString('latin1');
}
