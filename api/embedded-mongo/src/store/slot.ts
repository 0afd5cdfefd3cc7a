import type { Doc } from '../bson/document';

/** A document at one moment: its bytes as they came or were last written, and their decoded form. Never changed. */
export interface StoredDocument {
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
