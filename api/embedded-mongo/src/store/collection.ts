import { encode } from '../bson/codec';
import type { Doc } from '../bson/document';
import { idKeyOf } from '../bson/raw-id';
import { encodeKey, isSameValue } from '../bson/key-encoder';
import { CommandError } from '../command-error';
import { defineIndex, idIndex, type IndexDefinition } from '../indexes/index-definition';
import type { Entry } from '../indexes/ordered-entries';
import { SecondaryIndex } from '../indexes/secondary-index';
import { fieldNames } from '../query/needed-fields';
import type { Write } from './change-feed';
import type { ChangeSet } from './change-set';
import { type NewDocument, type Slot, StoredDocument } from './slot';

const pageSlots = 512;
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

  indexNamed(name: string): SecondaryIndex | null {
    return this.#indexes.get(name) ?? null;
  }

  /** The document of an encoded `_id`. */
  storedAt(idKey: string): StoredDocument | null {
    return this.#slots.get(idKey)?.stored ?? null;
  }

  /** Whether a slot that was found earlier is still one of the collection's. */
  holds(slot: Slot): boolean {
    return this.#slots.get(slot.idKey) === slot;
  }

  /** The slots in order of insertion, some hundred at a time; none may be added or removed between two pages. */
  *pages(): Generator<Slot[]> {
    let page: Slot[] = [];
    for (const slot of this.#slots.values()) {
      page.push(slot);
      if (page.length < pageSlots) continue;
      yield page;
      page = [];
    }
    if (page.length > 0) yield page;
  }

  /** Adds a document that has an `_id`; throws E11000 and changes nothing when a unique key is taken. */
  insert({ raw, doc }: NewDocument, changes: ChangeSet): Slot {
    checkSize(raw);
    const stored = new StoredDocument(raw);
    const slot: Slot = { serial: this.#nextSerial, idKey: encodeKey(doc._id), stored };
    const keys = this.indexes.map((index) => {
      const own = index.keysOf(doc);
      index.checkUnique(this.namespace, own, null);
      return { index, own };
    });
    changes.permit();
    this.#nextSerial += 1;
    this.#slots.set(slot.idKey, slot);
    this.#bytes += raw.length;
    for (const { index, own } of keys) index.add(own.keys, slot);
    changes.noteWrite(this.#write('insert', slot, doc._id, null, stored));
    return slot;
  }

  /** Replaces what a slot holds; false when the new document is the same. Throws E11000 and changes nothing. */
  replace(slot: Slot, doc: Doc, changes: ChangeSet): boolean {
    const old = slot.stored.doc;
    if (!isSameValue(doc._id, old._id)) {
      throw new CommandError(
        66,
        "Performing an update on the path '_id' would modify the immutable field '_id'",
      );
    }
    const raw = encode(doc);
    // The bytes may differ only in number types that decoding does not keep (5.0 and 5).
    if (raw.equals(slot.stored.raw) || raw.equals(encode(old))) return false;
    checkSize(raw);
    changes.permit();
    const moves = this.indexes.map((index) => this.#move(index, slot, old, doc));
    for (const { index, gone, come } of moves) {
      index.remove(gone, slot);
      index.add(come, slot);
    }
    this.#bytes += raw.length - slot.stored.raw.length;
    const before = slot.stored;
    slot.stored = new StoredDocument(raw);
    changes.noteWrite(this.#write('replace', slot, doc._id, before, slot.stored));
    return true;
  }

  remove(slot: Slot, changes: ChangeSet): void {
    changes.permit();
    const { doc } = slot.stored;
    for (const index of this.indexes) index.remove(index.keysOf(doc).keys, slot);
    this.#slots.delete(slot.idKey);
    this.#bytes -= slot.stored.raw.length;
    changes.noteWrite(this.#write('delete', slot, doc._id, slot.stored, null));
  }

  /** Adds an index and fills it; throws E11000 when the documents already break its uniqueness. */
  addIndex(definition: IndexDefinition): void {
    const index = new SecondaryIndex(definition);
    this.#build([index]);
    this.#indexes.set(definition.name, index);
  }

  dropIndex(name: string): void {
    this.#indexes.delete(name);
  }

  /** Puts back a document from the log, without indexes: `rebuildIndexes` follows once all are there. */
  restore(raw: Buffer): void {
    const stored = new StoredDocument(raw);
    const idKey = idKeyOf(raw);
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
    const [ids, ...others] = this.indexes;
    // The key of _id is known already, and was a new one for each slot.
    ids?.fill(
      this.namespace,
      Array.from(this.#slots.values(), (slot) => ({ key: slot.idKey, slot })),
    );
    this.#build(others);
  }

  /** Fills indexes in one go over the documents, of which only the indexed fields are decoded. */
  #build(indexes: readonly SecondaryIndex[]): void {
    if (indexes.length === 0) return;
    const fields = fieldNames(...indexes.map(({ definition }) => definition.reads));
    const built = indexes.map((index) => ({ index, entries: [] as Entry<Slot>[] }));
    for (const slot of this.#slots.values()) {
      const doc = slot.stored.pick(fields);
      for (const { index, entries } of built) {
        const only = index.plainKeyOf(doc);
        if (only !== null) entries.push({ key: only, slot });
        else for (const key of index.keysOf(doc).keys) entries.push({ key, slot });
      }
    }
    for (const { index, entries } of built) index.fill(this.namespace, entries);
  }

  #write(
    kind: Write['kind'],
    { idKey }: Slot,
    id: unknown,
    before: StoredDocument | null,
    after: StoredDocument | null,
  ): Write {
    return { kind, namespace: this.namespace, idKey, id, before, after };
  }

  #move(index: SecondaryIndex, slot: Slot, old: Doc, doc: Doc) {
    const before = index.keysOf(old).keys;
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
