import type { Collection } from '../store/collection';
import type { Slot, StoredDocument } from '../store/slot';
import type { IndexScan, Plan } from './planner';

/** How often queries went through an index or over a whole collection, since the start. */
export const planCounters = { indexScans: 0, collectionScans: 0, documentsExamined: 0 };

/** A document that a query found: its place, and what that held then. */
export interface Found {
  readonly slot: Slot;
  readonly stored: StoredDocument;
}

/** Some slots, and what they held when that was taken down; null while nobody else can write. */
interface Page {
  readonly slots: readonly Slot[];
  readonly stored: readonly StoredDocument[] | null;
}

/** The documents that a plan leads to, one after the other. */
export class Candidates {
  readonly #pages: Iterator<Slot[]>;
  #page: Page = { slots: [], stored: null };
  #at = 0;
  /** Pages that were taken down, the next one last. */
  #taken: Page[] | null = null;
  /** The slots that were delivered; null where none can come twice. */
  readonly #seen: Set<Slot> | null;

  constructor(collection: Collection, { scans }: Plan) {
    if (scans) {
      planCounters.indexScans += 1;
      for (const index of new Set(scans.map((scan) => scan.index))) index.uses += 1;
    } else planCounters.collectionScans += 1;
    this.#pages = scans ? scanAll(scans) : collection.pages();
    const mayRepeat = scans !== null && (scans.length > 1 || scans[0]?.index.isMultikey === true);
    this.#seen = mayRepeat ? new Set() : null;
  }

  /** The next document; null behind the last. */
  next(): Found | null {
    for (;;) {
      const slot = this.#page.slots[this.#at];
      if (slot === undefined) {
        if (!this.#turnPage()) return null;
        continue;
      }
      const stored = this.#page.stored?.[this.#at] ?? slot.stored;
      this.#at += 1;
      if (this.#seen?.has(slot)) continue;
      this.#seen?.add(slot);
      planCounters.documentsExamined += 1;
      return { slot, stored };
    }
  }

  /** Takes down what is still to come as it is now, so that it stays so while others write. */
  detach(): void {
    if (this.#taken) return;
    const rest = [takeDown(this.#page.slots.slice(this.#at))];
    for (let page = this.#pages.next(); !page.done; page = this.#pages.next())
      rest.push(takeDown(page.value));
    this.#taken = rest.reverse();
    this.#turnPage();
  }

  #turnPage(): boolean {
    this.#at = 0;
    if (this.#taken) {
      const taken = this.#taken.pop();
      if (taken) this.#page = taken;
      return taken !== undefined;
    }
    const page = this.#pages.next();
    if (!page.done) this.#page = { slots: page.value, stored: null };
    return !page.done;
  }
}

function takeDown(slots: readonly Slot[]): Page {
  return { slots, stored: slots.map((slot) => slot.stored) };
}

function* scanAll(scans: IndexScan[]): Generator<Slot[]> {
  for (const { index, ranges, isBackwards } of scans) {
    const ordered = isBackwards ? [...ranges].reverse() : ranges;
    for (const range of ordered) yield* index.pages(range, isBackwards);
  }
}
