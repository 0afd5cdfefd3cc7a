import { ObjectId } from 'bson';
import { type Doc, setField } from '../bson/document';
import { CommandError } from '../command-error';
import type { Slot } from '../store/slot';
import { encodeField, type IndexDefinition } from './index-definition';
import { indexTuples, plainValue } from './index-keys';
import { type Entry, type KeyRange, OrderedEntries } from './ordered-entries';

interface DocumentKeys {
  keys: string[];
  /** The values behind each key, for the E11000 message. */
  tuples: unknown[][];
}

/** An index over a collection's slots, kept current by the collection. */
export class SecondaryIndex {
  readonly #entries = new OrderedEntries<Slot>();
  /** How many queries went through it, as $indexStats reports. */
  uses = 0;
  /** Per field: whether some document ever had an array on its path; bounds must be chosen with care then. */
  readonly multikey: boolean[];

  constructor(readonly definition: IndexDefinition) {
    this.multikey = definition.fields.map(() => false);
  }

  get isMultikey(): boolean {
    return this.multikey.includes(true);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Replaces all entries, which may be in any order; throws E11000 when a unique key occurs twice. */
  fill(namespace: string, entries: Entry<Slot>[]): void {
    this.#entries.fill(entries);
    if (this.definition.unique) this.#checkNeighbours(namespace, entries);
  }

  // Sorted now: a key that occurs twice lies beside itself.
  #checkNeighbours(namespace: string, entries: Entry<Slot>[]): void {
    const second = entries.find((entry, i) => i > 0 && entries[i - 1]?.key === entry.key);
    if (!second) return;
    const { keys, tuples } = this.keysOf(second.slot.stored.doc);
    throw this.#duplicate(namespace, tuples[keys.indexOf(second.key)] ?? []);
  }

  /** The only key of a document without arrays; null where there may be none or several. */
  plainKeyOf(doc: Doc): string | null {
    const { fields, fold, partial, sparse } = this.definition;
    if (partial || sparse) return null;
    let key = '';
    for (const field of fields) {
      const value = plainValue(doc, field.path);
      if (Array.isArray(value)) return null;
      key += encodeField(field, value ?? null, fold);
    }
    return key;
  }

  /** The distinct keys of a document; none when a sparse or partial index leaves it out. */
  keysOf(doc: Doc): DocumentKeys {
    const { fields, fold, partial, sparse } = this.definition;
    if (partial && !partial.matches(doc)) return { keys: [], tuples: [] };
    const { tuples, hasAny, isArray } = indexTuples(
      doc,
      fields.map((field) => field.path),
    );
    isArray.forEach((opened, i) => (this.multikey[i] ||= opened));
    if (sparse && !hasAny) return { keys: [], tuples: [] };
    const encodeTuple = (tuple: unknown[]) =>
      fields.map((field, i) => encodeField(field, tuple[i], fold)).join('');
    const [only] = tuples;
    if (only && tuples.length === 1) return { keys: [encodeTuple(only)], tuples };
    const byKey = new Map(tuples.map((tuple) => [encodeTuple(tuple), tuple]));
    return { keys: [...byKey.keys()], tuples: [...byKey.values()] };
  }

  /** Throws E11000 when another document has one of these keys. */
  checkUnique(namespace: string, { keys, tuples }: DocumentKeys, own: Slot | null): void {
    if (!this.definition.unique) return;
    keys.forEach((key, i) => {
      const owner = this.#entries.find(key);
      if (owner && owner !== own) throw this.#duplicate(namespace, tuples[i] ?? []);
    });
  }

  add(keys: readonly string[], slot: Slot): void {
    for (const key of keys) this.#entries.add({ key, slot });
  }

  remove(keys: readonly string[], slot: Slot): void {
    for (const key of keys) this.#entries.remove({ key, slot });
  }

  find(key: string): Slot | null {
    return this.#entries.find(key);
  }

  pages(range: KeyRange, backwards = false): Generator<Slot[]> {
    return this.#entries.pages(range, backwards);
  }

  #duplicate(namespace: string, tuple: unknown[]): CommandError {
    const { name, key, fields } = this.definition;
    const keyValue: Doc = {};
    fields.forEach((field, i) => setField(keyValue, field.name, tuple[i] ?? null));
    const shown = Object.entries(keyValue).map(([field, value]) => `${field}: ${display(value)}`);
    return new CommandError(
      11000,
      `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: { ${shown.join(', ')} }`,
      { keyPattern: key, keyValue },
    );
  }
}

function display(value: unknown): string {
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  return JSON.stringify(value) ?? String(value);
}
