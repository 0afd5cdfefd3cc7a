import { encode } from '../bson/codec';
import type { Doc } from '../bson/document';
import { encodeKey, type Fold } from '../bson/key-encoder';
import { toInteger } from '../bson/numbers';
import { FieldNames } from '../bson/raw-fields';
import { CommandError, notSupported } from '../command-error';
import { aggregate } from '../aggregate/pipeline';
import { collationFold } from '../query/collation';
import type { Found } from '../query/candidates';
import { findDocuments, type Query } from '../query/find-documents';
import { indexTuples } from '../indexes/index-keys';
import { compileMatcher } from '../query/matcher';
import { compileProjection } from '../query/projection';
import { StoredDocument } from '../store/slot';
import type { Pace } from '../turns/pace';
import type { Work } from '../turns/work';
import { openChangeStream, opensChangeStream } from './change-streams';
import { findInSnapshot, isSnapshotRead } from './snapshot-read';
import { type CommandHandler, countArgument, docArgument, docsArgument, namespaceOf } from './command';

/** find, with its cursor. */
export const find: CommandHandler = function* (command, state, _changes, pace) {
  if (isSnapshotRead(command)) return yield* findInSnapshot(command, state, pace);
  const { store, cursors } = state;
  const { body } = command;
  if (body.tailable === true || body.awaitData === true) throw notSupported('A tailable cursor');
  const namespace = namespaceOf(command);
  const query = findQuery(body);
  const projection = docArgument(body, 'projection');
  const { filter, fold, variables } = query;
  const project =
    Object.keys(projection).length > 0
      ? compileProjection(projection, 'find', filter, { fold, variables })
      : null;
  const collection = store.find(namespace);
  compileMatcher(filter, { fold });
  const found = collection ? yield* pace.through(findDocuments(collection, query, pace)) : [];
  const items = found.map(({ stored }) => stored);
  const toRaw = (stored: StoredDocument) => (project ? encode(project(stored.doc)) : stored.raw);
  const batch = { batchSize: countArgument(body, 'batchSize'), isSingle: body.singleBatch === true };
  return yield* cursors.start({ namespace, items, toRaw }, batch, pace);
};

function findQuery(body: Doc): Query {
  const fold = collationFold(body.collation);
  const sort = docArgument(body, 'sort');
  if (fold && Object.keys(sort).length > 0) throw notSupported('A sort under a collation');
  return {
    filter: docArgument(body, 'filter'),
    sort,
    skip: countArgument(body, 'skip'),
    limit: countArgument(body, 'limit'),
    hint: body.hint,
    fold,
    variables: docArgument(body, 'let'),
  };
}

export const getMore: CommandHandler = ({ body, database }, { cursors }, _changes, pace) => {
  const id = toInteger(body.getMore);
  if (id === null || typeof body.collection !== 'string')
    throw new CommandError(14, 'getMore needs a cursor id and a collection');
  return cursors.next(id, `${database}.${body.collection}`, countArgument(body, 'batchSize'), pace);
};

export const killCursors: CommandHandler = ({ body }, { cursors }) => {
  const ids = Array.isArray(body.cursors) ? body.cursors : [];
  const killed = ids.filter((id) => cursors.kill(toInteger(id) ?? -1));
  return {
    cursorsKilled: killed,
    cursorsNotFound: ids.filter((id) => !killed.includes(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  };
};

/** aggregate over a collection, or `aggregate: 1` with a stage that brings its own documents. */
export const aggregateCommand: CommandHandler = function* (command, state, changes, pace) {
  const { store, cursors } = state;
  const { body, database } = command;
  if (body.explain === true) throw notSupported('explain');
  const namespace = typeof body.aggregate === 'string' ? namespaceOf(command) : `${database}.$cmd.aggregate`;
  const cursor = docArgument(body, 'cursor');
  if (body.cursor === undefined)
    throw new CommandError(
      9,
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  if (opensChangeStream(command)) return yield* openChangeStream(command, state, namespace, pace);
  const items: (Doc | StoredDocument)[] = yield* aggregate({
    store,
    namespace,
    pipeline: docsArgument(body, 'pipeline'),
    variables: docArgument(body, 'let'),
    changes,
    pace,
    fold: collationFold(body.collation),
    hint: body.hint,
  });
  const toRaw = (item: Doc | StoredDocument) => (item instanceof StoredDocument ? item.raw : encode(item));
  const batch = { batchSize: countArgument(cursor, 'batchSize'), isSingle: false };
  return yield* cursors.start({ namespace, items, toRaw }, batch, pace);
};

export const count: CommandHandler = function* (command, { store }, _changes, pace) {
  const { body } = command;
  const collection = store.find(namespaceOf(command));
  const filter = docArgument(body, 'query');
  const limit = Math.abs(toInteger(body.limit) ?? 0);
  compileMatcher(filter);
  if (!collection) return { n: 0, ok: 1 };
  const skip = countArgument(body, 'skip');
  if (Object.keys(filter).length === 0 && !skip && !limit) return { n: collection.count, ok: 1 };
  const query = { filter, skip, limit, hint: body.hint, fold: collationFold(body.collation) };
  const found = yield* pace.through(findDocuments(collection, query, pace));
  return { n: found.length, ok: 1 };
};

export const distinct: CommandHandler = function* (command, { store }, _changes, pace) {
  const { body } = command;
  if (typeof body.key !== 'string')
    throw new CommandError(14, "BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const collection = store.find(namespaceOf(command));
  const fold = collationFold(body.collation);
  const query = { filter: docArgument(body, 'query'), hint: body.hint, fold };
  const found = collection ? yield* pace.through(findDocuments(collection, query, pace)) : [];
  return { values: yield* distinctValues(found, body.key.split('.'), fold, pace), ok: 1 };
};

function* distinctValues(
  found: readonly Found[],
  path: string[],
  fold: Fold | undefined,
  pace: Pace,
): Work<unknown[]> {
  const fields = new FieldNames(path.slice(0, 1));
  const values = new Map<string, unknown>();
  for (const { stored } of found) {
    const { tuples, hasAny } = indexTuples(stored.pick(fields), [path]);
    for (const [value] of hasAny ? tuples : []) {
      const key = encodeKey(value, fold);
      if (value !== undefined && !values.has(key)) values.set(key, value);
    }
    if (pace.isDue()) yield;
  }
  return [...values.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}
