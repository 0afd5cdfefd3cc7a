import { ObjectId } from 'bson';
import { encode } from '../bson/codec';
import { type Doc, isDoc } from '../bson/document';
import { CommandError } from '../command-error';
import type { NewDocument } from '../store/slot';
import { type CommandHandler, docsArgument, namespaceOf } from './command';
import { reportErrors, runStatements } from './write-errors';

const mostStatements = 100_000;

/** insert: documents keep the bytes they came in, unless `_id` has to be added or moved to the front. */
export const insert: CommandHandler = function* (command, { store }, changes) {
  const documents = docsArgument(command.body, 'documents');
  checkBatch(documents.length);
  const raws = command.rawList('documents');
  const collection = store.obtain(namespaceOf(command), changes);
  // Without a pause: the first document is in memory before the last, and neither is in the log.
  const errors = yield* runStatements(documents, command.body.ordered !== false, (doc, index) => {
    collection.insert(complete(doc, raws?.[index]), changes);
  });
  const attempted =
    command.body.ordered !== false && errors.length > 0 ? Number(errors[0]?.index) + 1 : documents.length;
  return { n: attempted - errors.length, ...reportErrors(errors), ok: 1 };
};

/** Refuses empty and oversized batches of statements. */
export function checkBatch(length: number): void {
  if (length > 0 && length <= mostStatements) return;
  throw new CommandError(
    16,
    `Write batch sizes must be between 1 and ${mostStatements}. Got ${length} operations.`,
  );
}

/** A document as it is stored: with a valid `_id`, first. */
export function complete(doc: Doc, raw?: Buffer): NewDocument {
  if (raw && Object.keys(doc)[0] === '_id' && doc._id !== undefined) {
    checkId(doc._id);
    return { doc, raw: Buffer.from(raw) };
  }
  const { _id: id = new ObjectId(), ...rest } = doc;
  checkId(id);
  const ordered = { _id: id, ...rest };
  return { doc: ordered, raw: encode(ordered) };
}

function checkId(id: unknown): void {
  if (Array.isArray(id)) throw new CommandError(53, "The '_id' value cannot be of type array");
  if (id instanceof RegExp) throw new CommandError(53, "The '_id' value cannot be of type regex");
  if (isDoc(id) && Object.keys(id).some((key) => key.startsWith('$'))) {
    throw new CommandError(52, "_id fields may not contain '$'-prefixed fields");
  }
}
