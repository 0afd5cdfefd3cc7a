import type { Doc } from '../bson/document';
import type { Fold } from '../bson/key-encoder';
import { CommandError } from '../command-error';
import { runOnDocument } from '../aggregate/pipeline';
import type { ChangeSet } from '../store/change-set';
import type { Collection } from '../store/collection';
import type { Slot } from '../store/slot';
import type { Store } from '../store/store';
import type { Pace } from '../turns/pace';
import { compileUpdate, isReplacement, type Update } from '../update/apply-update';
import { matchedPosition } from '../update/positional-match';
import { upsertSeed } from '../update/upsert-seed';
import { complete } from './insert';

/** One update, ready to be applied to the documents that its filter finds. */
export interface PreparedUpdate {
  filter: Doc;
  update: Update;
  fold: Fold | undefined;
}

export interface UpdateStatement {
  filter: Doc;
  update: unknown;
  arrayFilters?: unknown;
  variables: Doc;
  isMulti: boolean;
  fold: Fold | undefined;
}

/** Compiles an update statement; throws for combinations that MongoDB refuses. */
export function prepareUpdate(statement: UpdateStatement, store: Store): PreparedUpdate {
  const { filter, update, arrayFilters, variables, isMulti, fold } = statement;
  if (isMulti && isReplacement(update)) {
    throw new CommandError(9, 'multi update is not supported for replacement-style update');
  }
  if (Array.isArray(arrayFilters) && arrayFilters.length > 0 && isReplacement(update)) {
    throw new CommandError(9, 'Cannot specify arrayFilters for replacement-style update');
  }
  const compiled = compileUpdate(update, arrayFilters, (doc, pipeline) =>
    runOnDocument(doc, pipeline, store, variables),
  );
  return { filter, update: compiled, fold };
}

/** How many documents are computed before they are written: an update may be ended only in between. */
const groupSlots = 256;

/** Updates documents; gives how many of them changed. */
export function updateSlots(
  collection: Collection,
  slots: readonly Slot[],
  prepared: PreparedUpdate,
  changes: ChangeSet,
  pace: Pace,
): number {
  let modified = 0;
  for (let at = 0; at < slots.length; at += groupSlots) {
    const group = slots.slice(at, at + groupSlots);
    const updated = pace.run(() => group.map((slot) => ({ slot, next: updatedDoc(slot, prepared) })));
    for (const { slot, next } of updated) if (collection.replace(slot, next, changes)) modified += 1;
  }
  return modified;
}

function updatedDoc(slot: Slot, { filter, update, fold }: PreparedUpdate): Doc {
  const old = slot.stored.doc;
  return update(old, {
    isInsert: false,
    findPosition: (arrayPath) => matchedPosition(old, filter, arrayPath, { fold }),
    now: new Date(),
  });
}

/** Inserts the document that an upsert makes of its filter and its update. */
export function upsert(
  collection: Collection,
  { filter, update }: PreparedUpdate,
  changes: ChangeSet,
  pace: Pace,
): Slot {
  const seed = upsertSeed(filter);
  const target = { isInsert: true, findPosition: () => null, now: new Date() };
  const doc = pace.run(() => update(seed, target));
  if ('_id' in seed && '_id' in doc && seed._id !== doc._id && String(seed._id) !== String(doc._id)) {
    throw new CommandError(
      66,
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
  return collection.insert(complete(doc), changes);
}
