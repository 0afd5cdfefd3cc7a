import { encode } from '../bson/codec';
import { type Doc, isDoc } from '../bson/document';
import { CommandError, notSupported } from '../command-error';
import { runStream } from '../aggregate/pipeline';
import type { ChangeStream } from '../store/change-feed';
import type { CursorReply } from '../wire/reply';
import type { Pace } from '../turns/pace';
import type { Work } from '../turns/work';
import { type Command, countArgument, docArgument, docsArgument, type EngineState } from './command';

const resuming = ['resumeAfter', 'startAfter', 'startAtOperationTime'];
/** Options that change nothing here, or only what an update's event would carry besides. */
const known = new Set([...resuming, 'fullDocument', 'fullDocumentBeforeChange', 'showExpandedEvents']);
const allowedStages = new Set(['$match', '$project', '$addFields', '$set', '$unset']);

/** True of an aggregate command that opens a change stream. */
export function opensChangeStream({ body }: Command): boolean {
  const [first] = docsArgument(body, 'pipeline');
  return first !== undefined && '$changeStream' in first;
}

/** aggregate with `$changeStream`: what is written to a collection or a database from now on, whole documents each. */
export function* openChangeStream(
  { body, database }: Command,
  { store, cursors, feed }: EngineState,
  namespace: string,
  pace: Pace,
): Work<CursorReply> {
  const [first = {}, ...pipeline] = docsArgument(body, 'pipeline');
  checkOptions(first.$changeStream, database);
  const other = pipeline.flatMap((stage) => Object.keys(stage)).find((name) => !allowedStages.has(name));
  if (other) throw notSupported(`${other} on a change stream`);
  const isDatabase = typeof body.aggregate !== 'string';
  const covers = isDatabase
    ? (written: string) => written.startsWith(`${database}.`)
    : (written: string) => written === namespace;
  const shape = (event: Doc) => runStream(event, pipeline, store);
  shape({});
  const stream: ChangeStream = feed.watch({ covers, shape });
  const batchSize = countArgument(docArgument(body, 'cursor'), 'batchSize');
  return yield* cursors.start(
    { namespace, items: stream.waiting, toRaw: encode, live: stream },
    { batchSize, isSingle: false },
    pace,
  );
}

function checkOptions(argument: unknown, database: string): void {
  const options = isDoc(argument) ? argument : {};
  if (options.allChangesForCluster === true || database === 'admin')
    throw notSupported('A change stream over all databases');
  if (resuming.some((name) => options[name] !== undefined))
    throw new CommandError(286, 'No earlier changes are kept: a change stream begins when it is opened');
  const option = Object.keys(options).find((name) => !known.has(name));
  if (option) throw notSupported(`$changeStream with '${option}'`);
  if (['required', 'whenAvailable'].includes(String(options.fullDocumentBeforeChange)))
    throw notSupported('A change stream with documents as they were before');
}
