import { ObjectId } from 'bson';
import { encode } from '../bson/codec';
import { cloneDoc, type Doc, isDoc, isDocList, isList } from '../bson/document';
import { isSameValue } from '../bson/key-encoder';
import { CommandError } from '../command-error';
import { findDocuments } from '../query/find-documents';
import type { ChangeSet } from '../store/change-set';
import type { Collection } from '../store/collection';
import type { Slot } from '../store/slot';
import { valueAt } from '../update/update-paths';
import { evaluatorOf } from './expressions';
import type { PipelineEnvironment, Stage } from './stage';

/** $merge: writes the documents into a collection, by `_id` or by the fields of a unique index. */
export const merge: Stage = (docs, argument, environment) => {
  const options: Doc = isDoc(argument) ? argument : { into: argument };
  const changes = writable(environment, '$merge');
  const target = environment.store.obtain(namespaceOf(options.into, environment), changes);
  const on = mergeFields(options.on, target);
  for (const doc of docs) mergeOne(doc, on, options, target, environment, changes);
  return [];
};

function mergeOne(
  doc: Doc,
  on: string[],
  options: Doc,
  target: Collection,
  environment: PipelineEnvironment,
  changes: ChangeSet,
): void {
  const filter = Object.fromEntries(
    on.map((field) => [field, { $eq: valueAt(doc, field.split('.')) ?? null }]),
  );
  const isSearched = '_id' in doc || !on.includes('_id');
  const [found] = isSearched
    ? environment.pace.finish(findDocuments(target, { filter, limit: 1 }, environment.pace))
    : [];
  if (found) return whenMatched(doc, found.slot, options, target, environment, changes);
  const policy = options.whenNotMatched ?? 'insert';
  if (policy === 'fail')
    throw new CommandError(13113, '$merge could not find a matching document in the target collection');
  if (policy === 'insert') insertDoc(target, doc, changes);
}

function whenMatched(
  doc: Doc,
  slot: Slot,
  options: Doc,
  target: Collection,
  environment: PipelineEnvironment,
  changes: ChangeSet,
): void {
  const policy = options.whenMatched ?? 'merge';
  const old = slot.stored.doc;
  if (policy === 'fail')
    throw new CommandError(11000, 'E11000 duplicate key error: $merge found a matching document');
  if (policy === 'merge') target.replace(slot, { ...old, ...cloneDoc(doc), _id: old._id }, changes);
  if (policy === 'replace') target.replace(slot, { ...cloneDoc(doc), _id: old._id }, changes);
  if (!isDocList(policy)) return;
  const variables = { ...environment.variables, new: doc };
  const scope = { ...environment, variables, evaluate: evaluatorOf(variables) };
  const [result] = environment.pace.finish(environment.run([old], policy, scope));
  if (result) target.replace(slot, { ...cloneDoc(result), _id: old._id }, changes);
}

function mergeFields(on: unknown, target: Collection): string[] {
  const fields = isList(on) ? on : [on ?? '_id'];
  if (!fields.every((field) => typeof field === 'string')) {
    throw new CommandError(51186, "$merge 'on' field must be a string or an array of strings");
  }
  const isUnique = target.indexes.some(
    ({ definition }) =>
      definition.unique &&
      !definition.partial &&
      isSameValue(definition.fields.map(({ name }) => name).sort(), [...fields].sort()),
  );
  if (!isUnique) throw new CommandError(51183, 'Cannot find index to verify that join fields will be unique');
  return fields;
}

/** $out: replaces a collection by the documents; its indexes stay. */
export const out: Stage = (docs, argument, environment) => {
  const changes = writable(environment, '$out');
  const into = isDoc(argument) ? argument : { db: environment.database, coll: argument };
  const target = environment.store.obtain(namespaceOf(into, environment), changes);
  for (const slot of [...target.pages()].flat()) target.remove(slot, changes);
  for (const doc of docs) insertDoc(target, doc, changes);
  return [];
};

function insertDoc(target: Collection, doc: Doc, changes: ChangeSet): void {
  const { _id: id = new ObjectId(), ...rest } = cloneDoc(doc);
  const complete = { _id: id, ...rest };
  target.insert({ raw: encode(complete), doc: complete }, changes);
}

function namespaceOf(into: unknown, environment: PipelineEnvironment): string {
  if (typeof into === 'string') return `${environment.database}.${into}`;
  if (isDoc(into) && typeof into.coll === 'string') {
    return `${typeof into.db === 'string' ? into.db : environment.database}.${into.coll}`;
  }
  throw new CommandError(9, 'the target of $merge or $out must be a collection');
}

function writable({ changes }: PipelineEnvironment, stage: string): ChangeSet {
  if (!changes)
    throw new CommandError(51047, `${stage} is not allowed within a $lookup, $unionWith or update pipeline`);
  return changes;
}
