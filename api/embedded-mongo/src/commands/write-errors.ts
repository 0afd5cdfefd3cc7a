import { BSONError } from 'bson';
import type { Doc } from '../bson/document';
import { CommandError, outOfDiskSpace } from '../command-error';
import { messageOf } from '../thrown';
import { isWork, type Work } from '../turns/work';

const timeIsUp = 50;
/** Refusals of the whole command, not only of a statement: its time is up, or the disk is full. */
const endsTheCommand = new Set([timeIsUp, outOfDiskSpace]);

/** A refusal of one statement of a batch, as it stands in `writeErrors`. */
function writeError(index: number, error: unknown): Doc {
  const refusal = asCommandError(error);
  return { index, code: refusal.code, errmsg: refusal.message, ...refusal.details };
}

/** Runs the statements of a batch; a refused one ends an ordered batch and is passed over in an unordered one. */
export function* runStatements<T>(
  statements: readonly T[],
  isOrdered: boolean,
  run: (statement: T, index: number) => Work<void> | void,
): Work<Doc[]> {
  const errors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      const work = run(statement, index);
      if (isWork(work)) yield* work;
    } catch (error) {
      if (endsTheCommand.has(asCommandError(error).code)) throw error;
      errors.push(writeError(index, error));
      if (isOrdered) break;
    }
  }
  return errors;
}

/** The part of a write's answer that reports refused statements; empty when there are none. */
export function reportErrors(errors: Doc[]): Doc {
  return errors.length > 0 ? { writeErrors: errors } : {};
}

/** A refusal as such; anything else that went wrong in a command is reported, not hidden. */
export function asCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof BSONError) return new CommandError(2, error.message);
  return new CommandError(1, messageOf(error));
}
