import type { Doc } from '../bson/document';
import { badValue } from '../command-error';
import { collationFold } from '../query/collation';
import { findSlots } from '../query/find-documents';
import type { ChangeSet } from '../store/change-set';
import { type CommandHandler, docArgument, docsArgument, type EngineState, namespaceOf } from './command';
import { checkBatch } from './insert';
import { reportErrors, runStatements } from './write-errors';
import { prepareUpdate, updateSlot, upsert } from './write-target';

interface Outcome {
  matched: number;
  modified: number;
  upserted: Doc[];
}

/** update: operators, replacements, pipelines, upserts, arrayFilters; one statement after the other. */
export const update: CommandHandler = (command, state, changes) => {
  const statements = docsArgument(command.body, 'updates');
  checkBatch(statements.length);
  const outcome: Outcome = { matched: 0, modified: 0, upserted: [] };
  const namespace = namespaceOf(command);
  const variables = docArgument(command.body, 'let');
  const errors = runStatements(statements, command.body.ordered !== false, (statement, index) => {
    runStatement({ namespace, statement, variables, index }, state, changes, outcome);
  });
  return {
    n: outcome.matched + outcome.upserted.length,
    nModified: outcome.modified,
    ...(outcome.upserted.length > 0 ? { upserted: outcome.upserted } : {}),
    ...reportErrors(errors),
    ok: 1,
  };
};

interface Numbered {
  namespace: string;
  statement: Doc;
  variables: Doc;
  index: number;
}

function runStatement(
  { namespace, statement, variables, index }: Numbered,
  { store }: EngineState,
  changes: ChangeSet,
  outcome: Outcome,
): void {
  const isMulti = statement.multi === true;
  const filter = docArgument(statement, 'q');
  const fold = collationFold(statement.collation);
  const prepared = prepareUpdate(
    { filter, update: statement.u, arrayFilters: statement.arrayFilters, variables, isMulti, fold },
    store,
  );
  if (isMulti && statement.sort !== undefined) throw badValue('sort is not allowed with multi: true');
  const collection = statement.upsert === true ? store.obtain(namespace, changes) : store.find(namespace);
  if (!collection) return;
  const sort = docArgument(statement, 'sort');
  const slots = findSlots(collection, {
    filter,
    sort,
    limit: isMulti ? 0 : 1,
    hint: statement.hint,
    fold,
    variables,
  });
  for (const slot of slots) {
    if (updateSlot(collection, slot, prepared, changes)) outcome.modified += 1;
    outcome.matched += 1;
  }
  if (slots.length > 0 || statement.upsert !== true) return;
  outcome.upserted.push({ index, _id: upsert(collection, prepared, changes).stored.doc._id });
}
