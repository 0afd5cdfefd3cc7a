import { Timestamp } from 'bson';
import { type Doc, isDoc, isList } from '../bson/document';
import { encodeKey } from '../bson/key-encoder';
import { notSupported } from '../command-error';
import type { StoredDocument } from '../store/slot';
import type { Pace } from '../turns/pace';
import type { Work } from '../turns/work';
import type { CursorReply } from '../wire/reply';
import { type Command, countArgument, docArgument, type EngineState, namespaceOf } from './command';

const leftOut = ['projection', 'sort', 'skip', 'limit', 'hint', 'collation'];

/** True of a find that asks for the documents of one moment. */
export function isSnapshotRead({ body }: Command): boolean {
  return docArgument(body, 'readConcern').level === 'snapshot';
}

/** find under read concern `snapshot`, by `_id`: without `atClusterTime` of this moment, which the answer names. */
export function* findInSnapshot(
  command: Command,
  { store, cursors, feed }: EngineState,
  pace: Pace,
): Work<CursorReply> {
  const { body } = command;
  const namespace = namespaceOf(command);
  const option = leftOut.find((name) => body[name] !== undefined);
  if (option) throw notSupported(`A snapshot read with '${option}'`);
  const ids = idsOf(docArgument(body, 'filter'));
  const { atClusterTime: asked } = docArgument(body, 'readConcern');
  const snapshot = feed.snapshot(asked instanceof Timestamp ? asked : null);
  const collection = store.find(namespace);
  const items = [...new Set(ids.map((id) => encodeKey(id)))].flatMap(
    (key) => snapshot.read(collection, namespace, key) ?? [],
  );
  const toRaw = ({ raw }: StoredDocument) => raw;
  return yield* cursors.start(
    { namespace, items, toRaw, time: snapshot.time },
    { batchSize: countArgument(body, 'batchSize'), isSingle: body.singleBatch === true },
    pace,
  );
}

function idsOf(filter: Doc): unknown[] {
  const [[name, value] = [], ...others] = Object.entries(filter);
  if (name !== '_id' || others.length > 0) throw notSupported('A snapshot read by anything but _id');
  if (!isDoc(value) || !Object.keys(value).some((key) => key.startsWith('$'))) return [value];
  if (isList(value.$in) && Object.keys(value).length === 1) return value.$in;
  throw notSupported('A snapshot read by anything but _id and its $in');
}
