import { toInteger } from '../bson/numbers';
import { CommandError } from '../command-error';
import { collationFold } from '../query/collation';
import { type CommandHandler, docArgument, docsArgument, namespaceOf } from './command';
import { findToWrite } from './find-to-write';
import { checkBatch } from './insert';
import { reportErrors, runStatements } from './write-errors';

/** delete: one document (limit 1) or all (limit 0) of each statement's filter. */
export const deleteDocuments: CommandHandler = function* (command, { store }, changes, pace) {
  const statements = docsArgument(command.body, 'deletes');
  checkBatch(statements.length);
  const variables = docArgument(command.body, 'let');
  const namespace = namespaceOf(command);
  let deleted = 0;
  const errors = yield* runStatements(statements, command.body.ordered !== false, function* (statement) {
    const limit = toInteger(statement.limit);
    if (limit !== 0 && limit !== 1)
      throw new CommandError(
        9,
        `The limit field in delete objects must be 0 or 1. Got ${String(statement.limit)}`,
      );
    const filter = docArgument(statement, 'q');
    const fold = collationFold(statement.collation);
    const query = { filter, limit, hint: statement.hint, fold, variables };
    const { collection, slots } = yield* findToWrite(() => store.find(namespace), query, pace);
    for (const slot of slots) collection?.remove(slot, changes);
    deleted += slots.length;
  });
  return { n: deleted, ...reportErrors(errors), ok: 1 };
};
