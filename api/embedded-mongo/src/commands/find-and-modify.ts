import type { Doc } from '../bson/document';
import { CommandError } from '../command-error';
import { collationFold } from '../query/collation';
import type { Query } from '../query/find-documents';
import { compileProjection } from '../query/projection';
import type { ChangeSet } from '../store/change-set';
import type { Slot } from '../store/slot';
import type { Pace } from '../turns/pace';
import { type Command, type CommandHandler, docArgument, type EngineState, namespaceOf } from './command';
import { findToWrite } from './find-to-write';
import { prepareUpdate, updateSlots, upsert } from './write-target';

/** findAndModify: finds one document and updates, replaces or removes it, in one step. */
export const findAndModify: CommandHandler = function* (command, state, changes, pace) {
  const { body } = command;
  if (body.remove === true && body.update !== undefined)
    throw new CommandError(9, 'Cannot specify both an update and remove=true');
  if (body.remove === true && body.upsert === true)
    throw new CommandError(9, 'Cannot specify both upsert=true and remove=true');
  if (body.remove === true && body.new === true) {
    throw new CommandError(
      9,
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  }
  if (body.remove !== true && body.update === undefined)
    throw new CommandError(9, 'Either an update or remove=true must be specified');
  const namespace = namespaceOf(command);
  const query = queryOf(body);
  const { slots } = yield* findToWrite(() => state.store.find(namespace), query, pace, body.upsert === true);
  const [slot = null] = slots;
  return body.remove === true
    ? removeOne(command, state, { changes, pace }, slot)
    : updateOne(command, state, { changes, pace }, slot);
};

function queryOf(body: Doc): Query {
  return {
    filter: docArgument(body, 'query'),
    sort: docArgument(body, 'sort'),
    limit: 1,
    hint: body.hint,
    fold: collationFold(body.collation),
    variables: docArgument(body, 'let'),
  };
}

function removeOne(
  command: Command,
  { store }: EngineState,
  { changes, pace }: Progress,
  slot: Slot | null,
): Doc {
  const value = slot ? pace.run(() => project(command.body, slot.stored.doc)) : null;
  if (slot) store.find(namespaceOf(command))?.remove(slot, changes);
  return { lastErrorObject: { n: slot ? 1 : 0 }, value, ok: 1 };
}

interface Progress {
  changes: ChangeSet;
  pace: Pace;
}

function updateOne(
  command: Command,
  { store }: EngineState,
  { changes, pace }: Progress,
  slot: Slot | null,
): Doc {
  const { body } = command;
  const prepared = prepareUpdate(
    {
      filter: docArgument(body, 'query'),
      update: body.update,
      arrayFilters: body.arrayFilters,
      variables: docArgument(body, 'let'),
      isMulti: false,
      fold: collationFold(body.collation),
    },
    store,
  );
  if (!slot && body.upsert !== true)
    return { lastErrorObject: { n: 0, updatedExisting: false }, value: null, ok: 1 };
  const collection = store.obtain(namespaceOf(command), changes);
  if (!slot) {
    const { doc } = upsert(collection, prepared, changes, pace).stored;
    const lastErrorObject = { n: 1, updatedExisting: false, upserted: doc._id };
    return { lastErrorObject, value: body.new === true ? pace.run(() => project(body, doc)) : null, ok: 1 };
  }
  const before = slot.stored;
  updateSlots(collection, [slot], prepared, changes, pace);
  const value = pace.run(() => project(body, body.new === true ? slot.stored.doc : before.doc));
  return { lastErrorObject: { n: 1, updatedExisting: true }, value, ok: 1 };
}

function project(body: Doc, doc: Doc): Doc {
  const projection = docArgument(body, 'fields' in body ? 'fields' : 'projection');
  if (Object.keys(projection).length === 0) return doc;
  const variables = docArgument(body, 'let');
  return compileProjection(projection, 'find', docArgument(body, 'query'), { variables })(doc);
}
