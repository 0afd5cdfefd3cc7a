import { toInteger } from '../bson/numbers';
import { CommandError } from '../command-error';
import { collationFold } from '../query/collation';
import { findSlots } from '../query/find-documents';
import { type CommandHandler, docArgument, docsArgument, namespaceOf } from './command';
import { checkBatch } from './insert';
import { reportErrors, runStatements } from './write-errors';

/** delete: one document (limit 1) or all (limit 0) of each statement's filter. */
export const deleteDocuments: CommandHandler = (command, { store }, changes) => {
  const statements = docsArgument(command.body, 'deletes');
  checkBatch(statements.length);
  const variables = docArgument(command.body, 'let');
  const collection = store.find(namespaceOf(command));
  let deleted = 0;
  const errors = runStatements(statements, command.body.ordered !== false, (statement) => {
    const limit = toInteger(statement.limit);
    if (limit !== 0 && limit !== 1)
      throw new CommandError(
        9,
        `The limit field in delete objects must be 0 or 1. Got ${String(statement.limit)}`,
      );
    const filter = docArgument(statement, 'q');
    const fold = collationFold(statement.collation);
    if (!collection) return;
    for (const slot of findSlots(collection, { filter, limit, hint: statement.hint, fold, variables })) {
      collection.remove(slot, changes);
      deleted += 1;
    }
  });
  return { n: deleted, ...reportErrors(errors), ok: 1 };
};
