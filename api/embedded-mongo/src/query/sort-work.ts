import { FieldNames } from '../bson/raw-fields';
import { CommandError } from '../command-error';
import type { IndexField } from '../indexes/index-definition';
import type { Pace } from '../turns/pace';
import type { Work } from '../turns/work';
import type { Found } from './candidates';
import { sortKey } from './sort';

/** What MongoDB allows a sort to hold before it would go to disk, which this engine does not. */
const mostBytes = 100 * 1024 * 1024;
const runItems = 1_024;

/** Something to sort, with the key that an index would have for it. */
interface Keyed<Item> {
  readonly item: Item;
  readonly key: string;
}

/** Sorts what a query found by its documents' fields; only the first `end` of them are kept. */
export function sortWithin(
  found: readonly Found[],
  fields: IndexField[],
  end: number,
  pace: Pace,
): Work<Found[]> {
  const names = new FieldNames(fields.map(({ path }) => path[0] ?? ''));
  return sortItems(
    found,
    {
      keyOf: ({ stored }) => sortKey(stored.pick(names), fields),
      sizeOf: ({ stored }) => stored.raw.length,
      end,
    },
    pace,
  );
}

export interface Sorting<Item> {
  keyOf: (item: Item) => string;
  /** Bytes of an item, for the limit. */
  sizeOf: (item: Item) => number;
  /** How many of the first items are wanted; Infinity for all. */
  end: number;
}

/**
 * Sorts stably, in steps. Throws QueryExceededMemoryLimitNoDiskUseAllowed (292) when what it must hold at once is more
 * than 100 MB.
 */
export function* sortItems<Item>(
  items: Iterable<Item>,
  { keyOf, sizeOf, end }: Sorting<Item>,
  pace: Pace,
): Work<Item[]> {
  let kept: Keyed<Item>[] = [];
  let bytes = 0;
  // Of a sort with a limit only the best so far can still be wanted: nothing that comes behind the last of them.
  let last: string | null = null;
  for (const item of items) {
    if (pace.isDue()) yield;
    const key = keyOf(item);
    if (last !== null && key >= last) continue;
    kept.push({ item, key });
    bytes += sizeOf(item);
    if (kept.length >= 2 * end + runItems || (bytes > mostBytes && kept.length > end)) {
      kept = (yield* mergeSort(kept, pace)).slice(0, end);
      bytes = kept.reduce((sum, { item: one }) => sum + sizeOf(one), 0);
      last = kept[end - 1]?.key ?? null;
    }
    if (bytes > mostBytes) throw tooLarge();
  }
  const sorted = yield* mergeSort(kept, pace);
  return sorted.slice(0, end).map(({ item }) => item);
}

function tooLarge(): CommandError {
  return new CommandError(
    292,
    `Sort exceeded memory limit of ${mostBytes} bytes, but did not opt in to external sorting.`,
  );
}

function* mergeSort<Item>(items: Keyed<Item>[], pace: Pace): Work<Keyed<Item>[]> {
  let runs: Keyed<Item>[][] = [];
  for (let at = 0; at < items.length; at += runItems) {
    runs.push(items.slice(at, at + runItems).sort(byKey));
    if (pace.isOver()) yield;
  }
  while (runs.length > 1) {
    const longer: Keyed<Item>[][] = [];
    for (let i = 0; i < runs.length; i += 2)
      longer.push(yield* merge(runs[i] ?? [], runs[i + 1] ?? [], pace));
    runs = longer;
  }
  return runs[0] ?? [];
}

function byKey<Item>(a: Keyed<Item>, b: Keyed<Item>): number {
  if (a.key === b.key) return 0;
  return a.key < b.key ? -1 : 1;
}

function* merge<Item>(left: Keyed<Item>[], right: Keyed<Item>[], pace: Pace): Work<Keyed<Item>[]> {
  if (right.length === 0) return left;
  const merged: Keyed<Item>[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [a, b] = [left[i], right[j]];
    if (!a) break;
    if (!b || a.key <= b.key) {
      merged.push(a);
      i += 1;
    } else {
      merged.push(b);
      j += 1;
    }
    if (pace.isDue()) yield;
  }
  for (; j < right.length; j += 1) {
    const b = right[j];
    if (b) merged.push(b);
  }
  return merged;
}
