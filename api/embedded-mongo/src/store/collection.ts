import { encode } from '../bson/codec';
import type { Doc } from '../bson/document';
import { encodeKey, isSameValue } from '../bson/key-encoder';
import { CommandError } from '../command-error';
import { defineIndex, idIndex, type IndexDefinition } from '../indexes/index-definition';
import { SecondaryIndex } from '../indexes/secondary-index';
import type { ChangeSet } from './change-set';
import type { Slot, StoredDocument } from './slot';

const largestDocumentBytes = 16 * 1024 * 1024;
// Updates may exceed it a little in MongoDB; here the limit is one and the same.

/** A collection in memory: its documents in order of insertion, and its indexes. */
export class Collection {
  readonly #slots = new Map<string, Slot>();
  readonly #indexes = new Map<string, SecondaryIndex>();
  #nextSerial = 1;
  #bytes = 0;

  constructor(readonly namespace: string) {
    this.#indexes.set(idIndex.name, new SecondaryIndex(defineIndex(idIndex)));
  }

  get count(): number {
    return this.#slots.size;
  }

  /** Bytes of all documents as BSON. */
  get bytes(): number {
    return this.#bytes;
  }

  get indexes(): SecondaryIndex[] {
    return [...this.#indexes.values()];
  }

  get slots(): Iterable<Slot> {
    return this.#slots.values();
  }

  indexNamed(name: string): SecondaryIndex | null {
    return this.#indexes.get(name) ?? null;
  }

  slotById(id: unknown): Slot | null {
    return this.#slots.get(encodeKey(id)) ?? null;
  }

  /** Adds a document that has an `_id`; throws E11000 and changes nothing when a unique key is taken. */
  insert(stored: StoredDocument, changes: ChangeSet): Slot {
    checkSize(stored.raw);
    const slot: Slot = { serial: this.#nextSerial, idKey: encodeKey(stored.doc._id), stored };
    const keys = this.indexes.map((index) => {
      const own = index.keysOf(stored.doc);
      index.checkUnique(this.namespace, own, null);
      return { index, own };
    });
    this.#nextSerial += 1;
    this.#slots.set(slot.idKey, slot);
    this.#bytes += stored.raw.length;
    for (const { index, own } of keys) index.add(own.keys, slot);
    changes.noteRaw('put', this.namespace, stored.raw);
    return slot;
  }

  /** Replaces what a slot holds; false when the new document is the same. Throws E11000 and changes nothing. */
  replace(slot: Slot, doc: Doc, changes: ChangeSet): boolean {
    if (!isSameValue(doc._id, slot.stored.doc._id)) {
      throw new CommandError(
        66,
        "Performing an update on the path '_id' would modify the immutable field '_id'",
      );
    }
    const raw = encode(doc);
    // The bytes may differ only in number types that decoding does not keep (5.0 and 5).
    if (raw.equals(slot.stored.raw) || raw.equals(encode(slot.stored.doc))) return false;
    checkSize(raw);
    const moves = this.indexes.map((index) => this.#move(index, slot, doc));
    for (const { index, gone, come } of moves) {
      index.remove(gone, slot);
      index.add(come, slot);
    }
    this.#bytes += raw.length - slot.stored.raw.length;
    slot.stored = { raw, doc };
    changes.noteRaw('put', this.namespace, raw);
    return true;
  }

  remove(slot: Slot, changes: ChangeSet): void {
    for (const index of this.indexes) index.remove(index.keysOf(slot.stored.doc).keys, slot);
    this.#slots.delete(slot.idKey);
    this.#bytes -= slot.stored.raw.length;
    changes.note('remove', this.namespace, { _id: slot.stored.doc._id });
  }

  /** Adds an index and fills it; throws E11000 when the documents already break its uniqueness. */
  addIndex(definition: IndexDefinition): void {
    const index = new SecondaryIndex(definition);
    index.build(this.namespace, this.slots);
    this.#indexes.set(definition.name, index);
  }

  dropIndex(name: string): void {
    this.#indexes.delete(name);
  }

  /** Puts back a document from the log, without indexes: `rebuildIndexes` follows once all are there. */
  restore(stored: StoredDocument): void {
    const idKey = encodeKey(stored.doc._id);
    const existing = this.#slots.get(idKey);
    this.#bytes += stored.raw.length - (existing?.stored.raw.length ?? 0);
    if (existing) existing.stored = stored;
    else {
      this.#slots.set(idKey, { serial: this.#nextSerial, idKey, stored });
      this.#nextSerial += 1;
    }
  }

  /** Takes a document away as the log says, without indexes. */
  restoreRemoval(id: unknown): void {
    const idKey = encodeKey(id);
    this.#bytes -= this.#slots.get(idKey)?.stored.raw.length ?? 0;
    this.#slots.delete(idKey);
  }

  /** Notes an index from the log; it is empty until `rebuildIndexes`. */
  restoreIndex(definition: IndexDefinition): void {
    this.#indexes.set(definition.name, new SecondaryIndex(definition));
  }

  rebuildIndexes(): void {
    for (const index of this.#indexes.values()) index.build(this.namespace, this.slots);
  }

  #move(index: SecondaryIndex, slot: Slot, doc: Doc) {
    const before = index.keysOf(slot.stored.doc).keys;
    const after = index.keysOf(doc);
    index.checkUnique(this.namespace, after, slot);
    return {
      index,
      gone: before.filter((key) => !after.keys.includes(key)),
      come: after.keys.filter((key) => !before.includes(key)),
    };
  }
}

function checkSize(raw: Buffer): void {
  if (raw.length <= largestDocumentBytes) return;
  throw new CommandError(
    10334,
    `BSONObj size: ${raw.length} is invalid. Size must be between 0 and 16777216(16MB)`,
  );
}
