import { decode } from '../bson/codec';
import type { Doc } from '../bson/document';
import { decodeFields, type FieldNames } from '../bson/raw-fields';

/**
 * A document at one moment, as the bytes that came or were last written. It is decoded when it is needed and not kept
 * so, because decoded it takes several times the memory.
 */
export class StoredDocument {
  constructor(readonly raw: Buffer) {}

  /** The decoded document, a new one each time. */
  get doc(): Doc {
    return decode(this.raw);
  }

  /** The document as far as these fields go; null for all of them. */
  pick(fields: FieldNames | null): Doc {
    return fields ? decodeFields(this.raw, fields) : this.doc;
  }
}

/** A document on its way into a collection: its bytes, and what they say. */
export interface NewDocument {
  readonly raw: Buffer;
  readonly doc: Doc;
}

/** The place of a document in its collection; indexes point at it and an update replaces what it holds. */
export interface Slot {
  readonly serial: number;
  /** Encoded `_id`. */
  readonly idKey: string;
  stored: StoredDocument;
}
