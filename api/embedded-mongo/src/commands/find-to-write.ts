import type { Doc } from '../bson/document';
import { findDocuments, type Query } from '../query/find-documents';
import { compileMatcher } from '../query/matcher';
import type { Collection } from '../store/collection';
import type { Slot } from '../store/slot';
import type { Pace } from '../turns/pace';
import type { Work } from '../turns/work';

/**
 * The slots that a write is about, as they are when it goes on. The search may pause; when it did, what others have
 * changed meanwhile is looked at again, so that nobody writes over what he has not seen. `collectionOf` gives the
 * collection, or null as long as there is none. `isUpsert` is true where finding nothing leads to a new document.
 */
export function* findToWrite(
  collectionOf: () => Collection | null,
  query: Query,
  pace: Pace,
  isUpsert = false,
): Work<{ collection: Collection | null; slots: Slot[] }> {
  const pausesBefore = pace.pauses;
  const before = collectionOf();
  const found = before ? yield* pace.through(findDocuments(before, query, pace)) : [];
  const slots = found.map(({ slot }) => slot);
  const collection = collectionOf();
  if (pace.pauses === pausesBefore || !collection) return { collection, slots };
  const matches = compileMatcher(query.filter, query);
  const still = slots.filter((slot) => collection.holds(slot) && matchesNow(slot, matches, pace));
  const hasLost = query.limit ? still.length < slots.length : collection !== before;
  if (!hasLost && !(isUpsert && still.length === 0)) return { collection, slots: still };
  const again = pace.finish(findDocuments(collection, query, pace));
  return { collection, slots: again.map(({ slot }) => slot) };
}

function matchesNow(slot: Slot, matches: (doc: Doc) => boolean, pace: Pace): boolean {
  return pace.run(() => matches(slot.stored.doc));
}
