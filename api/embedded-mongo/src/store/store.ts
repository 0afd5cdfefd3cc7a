import { decode, encode } from '../bson/codec';
import { CommandError } from '../command-error';
import { defineIndex, idIndex, type IndexDefinition } from '../indexes/index-definition';
import type { Change } from '../storage/change-codec';
import { encodeChange } from '../storage/change-codec';
import type { ChangeSet } from './change-set';
import { Collection } from './collection';

const snapshotRecordBytes = 256 * 1024;

/** All databases in memory. Collections are known by namespace, `database.collection`. */
export class Store {
  readonly #collections = new Map<string, Collection>();

  get collections(): Collection[] {
    return [...this.#collections.values()];
  }

  /** Bytes of all documents. */
  get bytes(): number {
    let total = 0;
    for (const collection of this.#collections.values()) total += collection.bytes;
    return total;
  }

  find(namespace: string): Collection | null {
    return this.#collections.get(namespace) ?? null;
  }

  /** The collections of one database, by name. */
  inDatabase(database: string): Collection[] {
    return this.collections.filter(({ namespace }) => namespace.startsWith(`${database}.`));
  }

  /** The collection, made when it is missing, as a write does. */
  obtain(namespace: string, changes: ChangeSet): Collection {
    return this.find(namespace) ?? this.create(namespace, changes);
  }

  create(namespace: string, changes: ChangeSet): Collection {
    changes.permit();
    checkNamespace(namespace);
    const collection = new Collection(namespace);
    this.#collections.set(namespace, collection);
    changes.note('createCollection', namespace, {});
    return collection;
  }

  drop(collection: Collection, changes: ChangeSet): void {
    changes.permit();
    this.#collections.delete(collection.namespace);
    changes.noteDrop(collection.namespace);
  }

  addIndex(collection: Collection, definition: IndexDefinition, changes: ChangeSet): void {
    changes.permit();
    collection.addIndex(definition);
    changes.note('createIndex', collection.namespace, definition.specification);
  }

  dropIndex(collection: Collection, name: string, changes: ChangeSet): void {
    changes.permit();
    collection.dropIndex(name);
    changes.note('dropIndex', collection.namespace, { name });
  }

  /** Applies one change read from the log. */
  restore(change: Change): void {
    if (change.kind === 'dropCollection') {
      this.#collections.delete(change.namespace);
      return;
    }
    const collection = this.find(change.namespace) ?? new Collection(change.namespace);
    this.#collections.set(change.namespace, collection);
    if (change.kind === 'put') return collection.restore(change.document);
    const doc = decode(change.document);
    if (change.kind === 'remove') collection.restoreRemoval(doc._id);
    if (change.kind === 'createIndex') collection.restoreIndex(defineIndex(doc));
    if (change.kind === 'dropIndex') collection.dropIndex(String(doc.name));
  }

  /** Fills the indexes after the whole log has been applied. */
  finishRestore(): void {
    for (const collection of this.#collections.values()) collection.rebuildIndexes();
  }

  /** The state as log records. It is taken at once: later changes do not show in what is still to be written. */
  snapshot(): Iterable<readonly Uint8Array[]> {
    return recordsOf(this.collections.map(captureCollection));
  }
}

interface Captured {
  namespace: string;
  specifications: Buffer[];
  documents: Buffer[];
}

function captureCollection(collection: Collection): Captured {
  const secondary = collection.indexes.filter(({ definition }) => definition.name !== idIndex.name);
  return {
    namespace: collection.namespace,
    specifications: secondary.map(({ definition }) => encode(definition.specification)),
    documents: [...collection.pages()].flatMap((page) => page.map((slot) => slot.stored.raw)),
  };
}

function* recordsOf(captured: Captured[]): Generator<Buffer[]> {
  for (const { namespace, specifications, documents } of captured) {
    yield encodeChange({ kind: 'createCollection', namespace, document: encode({}) });
    for (const document of specifications) yield encodeChange({ kind: 'createIndex', namespace, document });
    let record: Buffer[] = [];
    let bytes = 0;
    for (const document of documents) {
      record.push(...encodeChange({ kind: 'put', namespace, document }));
      bytes += document.length;
      if (bytes < snapshotRecordBytes) continue;
      yield record;
      [record, bytes] = [[], 0];
    }
    if (record.length > 0) yield record;
  }
}

function checkNamespace(namespace: string): void {
  const dot = namespace.indexOf('.');
  const [database, collection] = [namespace.slice(0, dot), namespace.slice(dot + 1)];
  const isValid =
    dot > 0 &&
    database.length < 64 &&
    !/[/\\. "$*<>:|?\0]/.test(database) &&
    collection !== '' &&
    !/[$\0]|^\.|\.$/.test(collection) &&
    Buffer.byteLength(namespace) <= 255;
  if (!isValid) throw new CommandError(73, `Invalid namespace specified '${namespace}'`);
  if (collection.startsWith('system.')) {
    throw new CommandError(73, `cannot write to '${namespace}'`);
  }
}
