import { typeRank } from '../bson/canonical-order';
import { encodeKey, invertKey } from '../bson/key-encoder';
import type { SecondaryIndex } from '../indexes/secondary-index';
import type { ChangeSet } from './change-set';
import type { Slot } from './slot';
import type { Store } from './store';

/** Removes every document whose date in a TTL index is past; of several dates in an array the earliest counts. */
export function removeExpired(store: Store, now: Date, changes: ChangeSet): void {
  for (const collection of store.collections) {
    for (const index of collection.indexes) {
      for (const slot of expiredIn(index, now)) {
        if (collection.holds(slot)) collection.remove(slot, changes);
      }
    }
  }
}

function expiredIn(index: SecondaryIndex, now: Date): Slot[] {
  const { expireAfterSeconds, fields } = index.definition;
  if (expireAfterSeconds === null) return [];
  const type = String.fromCharCode(typeRank.date);
  const limit = encodeKey(new Date(now.getTime() - expireAfterSeconds * 1000));
  // Inverted keys run from late to early, and the limit itself is expired.
  const range = fields[0]?.isDescending
    ? { from: invertKey(limit), to: `${invertKey(type)}\uffff` }
    : { from: type, to: `${limit}\uffff` };
  return [...new Set([...index.pages(range)].flat())];
}
