/** One entry of an index: an order-preserving key and the slot of the document that has it. */
export interface Entry<Slot> {
  key: string;
  slot: Slot;
}

interface Numbered {
  /** Breaks ties between equal keys: the order of insertion. */
  readonly serial: number;
}

/** Half-open range of keys; `to` null means to the end. */
export interface KeyRange {
  from: string;
  to: string | null;
}

const chunkEntries = 512;

/**
 * A sorted list of entries in chunks: finding a place is a binary search, inserting moves one chunk's entries.
 */
export class OrderedEntries<Slot extends Numbered> {
  #chunks: Entry<Slot>[][] = [[]];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Replaces everything by the given entries, which may be in any order. */
  fill(entries: Entry<Slot>[]): void {
    if (!isSorted(entries)) entries.sort(compareEntries);
    this.#chunks = [];
    for (let at = 0; at < entries.length; at += chunkEntries)
      this.#chunks.push(entries.slice(at, at + chunkEntries));
    if (this.#chunks.length === 0) this.#chunks.push([]);
    this.#size = entries.length;
  }

  add(entry: Entry<Slot>): void {
    const index = this.#chunkFor(entry);
    const chunk = this.#chunkAt(index);
    chunk.splice(place(chunk, entry), 0, entry);
    this.#size += 1;
    if (chunk.length <= 2 * chunkEntries) return;
    // Ascending inserts (ObjectIds, dates) leave full chunks behind instead of half-empty ones.
    const isAppend = index === this.#chunks.length - 1;
    const keep = isAppend ? chunk.length - 1 : chunkEntries;
    this.#chunks.splice(index + 1, 0, chunk.splice(keep));
  }

  remove(entry: Entry<Slot>): void {
    const index = this.#chunkFor(entry);
    const chunk = this.#chunkAt(index);
    const at = place(chunk, entry);
    const found = chunk[at];
    if (!found || compareEntries(found, entry) !== 0) return;
    chunk.splice(at, 1);
    this.#size -= 1;
    if (chunk.length === 0 && this.#chunks.length > 1) this.#chunks.splice(index, 1);
  }

  /** The slot of some entry with exactly this key, or null. */
  find(key: string): Slot | null {
    for (const [slot = null] of this.pages({ from: key, to: `${key}\x00` })) return slot;
    return null;
  }

  /**
   * Slots whose keys lie in the range, in key order or backwards, some hundred at a time. No entry may be added or
   * removed between two pages.
   */
  *pages(range: KeyRange, backwards = false): Generator<Slot[]> {
    yield* backwards ? this.#pagesBackwards(range) : this.#pagesForwards(range);
  }

  *#pagesForwards({ from, to }: KeyRange): Generator<Slot[]> {
    let start = placeOfKey(this.#chunkAt(this.#chunkBefore(from)), from);
    for (let index = this.#chunkBefore(from); index < this.#chunks.length; index += 1) {
      const chunk = this.#chunkAt(index);
      const end = to === null ? chunk.length : placeOfKey(chunk, to);
      if (end > start) yield slotsOf(chunk, start, end);
      if (end < chunk.length) return;
      start = 0;
    }
  }

  *#pagesBackwards({ from, to }: KeyRange): Generator<Slot[]> {
    for (let index = to === null ? this.#chunks.length - 1 : this.#chunkBefore(to); index >= 0; index -= 1) {
      const chunk = this.#chunkAt(index);
      const start = placeOfKey(chunk, from);
      const end = to === null ? chunk.length : placeOfKey(chunk, to);
      if (end > start) yield slotsOf(chunk, start, end).reverse();
      if (start > 0) return;
    }
  }

  #chunkAt(index: number): Entry<Slot>[] {
    const chunk = this.#chunks[index];
    if (!chunk) throw new RangeError('index chunk out of range');
    return chunk;
  }

  /** The last chunk whose first entry is not behind the given one. */
  #chunkFor(entry: Entry<Slot>): number {
    return this.#lastChunkWhere((first) => compareEntries(first, entry) <= 0);
  }

  /** The chunk where the first entry with a key of at least `key` may be. */
  #chunkBefore(key: string): number {
    return this.#lastChunkWhere((first) => first.key < key);
  }

  #lastChunkWhere(isBefore: (first: Entry<Slot>) => boolean): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const first = this.#chunkAt(middle)[0];
      if (first && isBefore(first)) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

// What was inserted in the order of its keys, as with ObjectIds, is sorted already: a sort costs more than a look.
function isSorted<Slot extends Numbered>(entries: readonly Entry<Slot>[]): boolean {
  return entries.every((entry, i) => {
    const before = entries[i - 1];
    return before === undefined || compareEntries(before, entry) < 0;
  });
}

function compareEntries<Slot extends Numbered>(a: Entry<Slot>, b: Entry<Slot>): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.slot.serial - b.slot.serial;
}

function slotsOf<Slot>(chunk: Entry<Slot>[], start: number, end: number): Slot[] {
  const slots: Slot[] = [];
  for (let at = start; at < end; at += 1) {
    const entry = chunk[at];
    if (entry) slots.push(entry.slot);
  }
  return slots;
}

function place<Slot extends Numbered>(chunk: Entry<Slot>[], entry: Entry<Slot>): number {
  return firstWhere(chunk, (other) => compareEntries(other, entry) >= 0);
}

function placeOfKey<Slot>(chunk: Entry<Slot>[], key: string): number {
  return firstWhere(chunk, (other) => other.key >= key);
}

function firstWhere<Slot>(chunk: Entry<Slot>[], holds: (entry: Entry<Slot>) => boolean): number {
  let low = 0;
  let high = chunk.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = chunk[middle];
    if (entry && !holds(entry)) low = middle + 1;
    else high = middle;
  }
  return low;
}
