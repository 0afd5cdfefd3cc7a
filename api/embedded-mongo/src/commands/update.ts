import type { Doc } from '../bson/document';
import { badValue } from '../command-error';
import { collationFold } from '../query/collation';
import type { ChangeSet } from '../store/change-set';
import type { Pace } from '../turns/pace';
import type { Work } from '../turns/work';
import { type CommandHandler, docArgument, docsArgument, type EngineState, namespaceOf } from './command';
import { findToWrite } from './find-to-write';
import { checkBatch } from './insert';
import { reportErrors, runStatements } from './write-errors';
import { prepareUpdate, updateSlots, upsert } from './write-target';

interface Outcome {
  matched: number;
  modified: number;
  upserted: Doc[];
}

/** update: operators, replacements, pipelines, upserts, arrayFilters; one statement after the other. */
export const update: CommandHandler = function* (command, state, changes, pace) {
  const statements = docsArgument(command.body, 'updates');
  checkBatch(statements.length);
  const outcome: Outcome = { matched: 0, modified: 0, upserted: [] };
  const namespace = namespaceOf(command);
  const variables = docArgument(command.body, 'let');
  const errors = yield* runStatements(statements, command.body.ordered !== false, (statement, index) =>
    runStatement({ namespace, statement, variables, index }, state, { changes, pace, outcome }),
  );
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

interface Progress {
  changes: ChangeSet;
  pace: Pace;
  outcome: Outcome;
}

function* runStatement(
  { namespace, statement, variables, index }: Numbered,
  { store }: EngineState,
  { changes, pace, outcome }: Progress,
): Work<void> {
  const isMulti = statement.multi === true;
  const isUpsert = statement.upsert === true;
  const filter = docArgument(statement, 'q');
  const fold = collationFold(statement.collation);
  const prepared = prepareUpdate(
    { filter, update: statement.u, arrayFilters: statement.arrayFilters, variables, isMulti, fold },
    store,
  );
  if (isMulti && statement.sort !== undefined) throw badValue('sort is not allowed with multi: true');
  const sort = docArgument(statement, 'sort');
  const query = { filter, sort, limit: isMulti ? 0 : 1, hint: statement.hint, fold, variables };
  const { slots } = yield* findToWrite(() => store.find(namespace), query, pace, isUpsert);
  const collection = isUpsert ? store.obtain(namespace, changes) : store.find(namespace);
  if (!collection) return;
  outcome.modified += updateSlots(collection, slots, prepared, changes, pace);
  outcome.matched += slots.length;
  if (slots.length > 0 || !isUpsert) return;
  outcome.upserted.push({ index, _id: upsert(collection, prepared, changes, pace).stored.doc._id });
}
