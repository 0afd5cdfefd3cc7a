import { type Doc, setField } from '../bson/document';
import { CommandError } from '../command-error';
import type { Slot } from '../store/slot';
import { encodeField, type IndexDefinition } from './index-definition';
import { indexTuples } from './index-keys';
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

  /** Builds the index from scratch; throws E11000 when a unique key occurs twice. */
  build(namespace: string, slots: Iterable<Slot>): void {
    const entries: Entry<Slot>[] = [];
    const owners = new Map<string, Slot>();
    for (const slot of slots) {
      const { keys, tuples } = this.keysOf(slot.stored.doc);
      keys.forEach((key, i) => {
        if (this.definition.unique && owners.has(key)) throw this.#duplicate(namespace, tuples[i] ?? []);
        if (this.definition.unique) owners.set(key, slot);
        entries.push({ key, slot });
      });
    }
    this.#entries.fill(entries);
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
    const byKey = new Map<string, unknown[]>();
    for (const tuple of tuples) {
      byKey.set(fields.map((field, i) => encodeField(field, tuple[i], fold)).join(''), tuple);
    }
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

  scan(range: KeyRange, backwards = false): Generator<Slot> {
    return this.#entries.scan(range, backwards);
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
  if (typeof value === 'object' && value !== null && 'toHexString' in value)
    return `ObjectId('${String(value)}')`;
  return JSON.stringify(value) ?? String(value);
}
