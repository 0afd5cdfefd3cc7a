import type { Doc } from '../bson/document';
import type { Fold } from '../bson/key-encoder';
import type { Collection } from '../store/collection';
import type { Slot } from '../store/slot';
import { compileMatcher, type Matcher } from './matcher';
import { type IndexScan, type Plan, planQuery } from './planner';
import { parseSort, sortBy } from './sort';

export interface Query {
  filter: Doc;
  sort?: Doc;
  skip?: number;
  /** Absent or 0 for no limit. */
  limit?: number;
  hint?: unknown;
  fold?: Fold;
  variables?: Doc;
}

/** How often queries went through an index or over a whole collection, since the start. */
export const planCounters = { indexScans: 0, collectionScans: 0, documentsExamined: 0 };

/** The slots that a query selects, in its order, as they are at this moment. */
export function findSlots(collection: Collection, query: Query): Slot[] {
  const matcher = compileMatcher(query.filter, { fold: query.fold, variables: query.variables });
  const sort = parseSort(query.sort ?? {});
  const natural = sort[0]?.name === '$natural' ? sort[0] : null;
  const hint = natural ? { $natural: 1 } : query.hint;
  const plan = planQuery(collection, {
    filter: query.filter,
    sort: natural ? [] : sort,
    hint,
    fold: query.fold,
  });
  const skip = query.skip ?? 0;
  const end = query.limit ? skip + query.limit : Infinity;
  const needsSort = sort.length > 0 && !natural && !plan.isSorted;
  const found = collect(
    candidates(collection, plan),
    matcher,
    needsSort || natural?.isDescending ? Infinity : end,
  );
  if (natural?.isDescending) found.reverse();
  const sorted = needsSort ? sortBy(found, sort, (slot) => slot.stored.doc) : found;
  return skip === 0 && sorted.length <= end ? sorted : sorted.slice(skip, end);
}

function collect(slots: Iterable<Slot>, matcher: Matcher, most: number): Slot[] {
  const found: Slot[] = [];
  for (const slot of slots) {
    planCounters.documentsExamined += 1;
    if (!matcher(slot.stored.doc)) continue;
    found.push(slot);
    if (found.length >= most) break;
  }
  return found;
}

function candidates(collection: Collection, { scans }: Plan): Iterable<Slot> {
  if (!scans) {
    planCounters.collectionScans += 1;
    return collection.slots;
  }
  planCounters.indexScans += 1;
  for (const index of new Set(scans.map((scan) => scan.index))) index.uses += 1;
  const slots = scanAll(scans);
  return scans.length > 1 || scans[0]?.index.isMultikey ? distinct(slots) : slots;
}

function* scanAll(scans: IndexScan[]): Generator<Slot> {
  for (const { index, ranges, isBackwards } of scans) {
    const ordered = isBackwards ? [...ranges].reverse() : ranges;
    for (const range of ordered) yield* index.scan(range, isBackwards);
  }
}

function* distinct(slots: Iterable<Slot>): Generator<Slot> {
  const seen = new Set<Slot>();
  for (const slot of slots) {
    if (seen.has(slot)) continue;
    seen.add(slot);
    yield slot;
  }
}
