import { type Doc, isDoc } from '../bson/document';
import { toInteger } from '../bson/numbers';
import { CommandError } from '../command-error';
import type { ChangeFeed } from '../store/change-feed';
import type { ChangeSet } from '../store/change-set';
import type { Store } from '../store/store';
import type { Pace } from '../turns/pace';
import type { Work } from '../turns/work';
import type { ReplyBody } from '../wire/reply';
import type { CursorRegistry } from './cursor-registry';

/** A command on its way through the engine. */
export interface Command {
  name: string;
  database: string;
  body: Doc;
  /** The bytes of a list argument's documents, as they came. */
  rawList(name: string): Buffer[] | null;
  connectionId: number;
}

/** What commands work on. */
export interface EngineState {
  store: Store;
  cursors: CursorRegistry;
  feed: ChangeFeed;
  startedAt: Date;
}

/**
 * Runs a command, at once or in steps; what it changes is noted and saved before the answer is sent. It pauses only as
 * long as it has changed nothing.
 */
export type CommandHandler = (
  command: Command,
  state: EngineState,
  changes: ChangeSet,
  pace: Pace,
) => ReplyBody | Work<ReplyBody>;

/** The namespace that a command's own argument names, e.g. `{find: 'agents'}`. */
export function namespaceOf({ name, body, database }: Command): string {
  const collection = body[name];
  if (typeof collection === 'string' && collection !== '') return `${database}.${collection}`;
  throw new CommandError(73, `collection name has invalid type for the command ${name}`);
}

/** A document argument; an absent one is empty. */
export function docArgument(body: Doc, name: string): Doc {
  const value = body[name];
  if (value === undefined || value === null) return {};
  if (isDoc(value)) return value;
  throw new CommandError(14, `BSON field '${name}' is the wrong type, expected type 'object'`);
}

/** A whole number argument of at least 0; an absent one is undefined. */
export function countArgument(body: Doc, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  const count = toInteger(value);
  if (count === null)
    throw new CommandError(14, `BSON field '${name}' is the wrong type, expected a whole number`);
  if (count < 0)
    throw new CommandError(51024, `BSON field '${name}' value must be >= 0, actual value '${count}'`);
  return count;
}

/** A list argument of documents, e.g. `updates`. */
export function docsArgument(body: Doc, name: string): Doc[] {
  const value = body[name];
  if (Array.isArray(value) && value.every(isDoc)) return value;
  throw new CommandError(14, `BSON field '${name}' is the wrong type, expected an array of objects`);
}
