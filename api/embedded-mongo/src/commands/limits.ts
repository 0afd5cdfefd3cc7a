import { type Doc, isDoc } from '../bson/document';
import { isNumeric, toDouble, toInteger } from '../bson/numbers';
import { badValue, CommandError } from '../command-error';
import type { Limits } from '../turns/pace';
import { hasRiskyPattern } from '../turns/risky-patterns';
import type { Command } from './command';

const longestMs = 2 ** 31 - 1;

/** What a command may take: its `maxTimeMS`, and whether its regular expressions need watching. */
export function limitsOf({ name, body }: Command): Limits {
  return {
    timeLimitMs: timeLimitMs(body.maxTimeMS),
    isRisky: partsWithPatterns(name, body).some(hasRiskyPattern),
  };
}

function timeLimitMs(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (!isNumeric(value))
    throw new CommandError(14, "BSON field 'maxTimeMS' is the wrong type, expected a number");
  const limit = toInteger(value);
  if (limit !== null && limit >= 0 && limit <= longestMs) return limit;
  throw badValue(`${toDouble(value)} value for maxTimeMS is out of range [0, ${longestMs}]`);
}

/** Where regular expressions are run; what is only stored is left out. */
function partsWithPatterns(name: string, body: Doc): unknown[] {
  switch (name) {
    case 'listCollections':
    case 'listDatabases':
      return [body.filter];
    case 'find':
      return [body.filter, body.projection, body.let];
    case 'count':
    case 'distinct':
      return [body.query];
    case 'aggregate':
      return [body.pipeline, body.let];
    case 'delete':
      return statements(body.deletes).map(({ q }) => q);
    case 'update':
      return statements(body.updates).flatMap(({ q, u, arrayFilters }) => [q, patternsOf(u), arrayFilters]);
    case 'findAndModify':
    case 'findandmodify':
      return [body.query, patternsOf(body.update), body.arrayFilters, body.fields, body.projection];
  }
  return [];
}

// Operators other than $pull store what they are given.
function patternsOf(update: unknown): unknown {
  return Array.isArray(update) || !isDoc(update) ? update : update.$pull;
}

function statements(list: unknown): Doc[] {
  return Array.isArray(list) ? list.filter(isDoc) : [];
}
