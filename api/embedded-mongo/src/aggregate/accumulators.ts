import { compareValues } from '../bson/compare';
import { type Doc, isDoc } from '../bson/document';
import { encodeKey } from '../bson/key-encoder';
import { isNumeric, toDouble, toInteger } from '../bson/numbers';
import { CommandError } from '../command-error';
import { parseSort, sortBy } from '../query/sort';
import type { Evaluator } from './expressions';

type Reduce = (values: unknown[]) => unknown;

/**
 * The accumulators over the values of one expression. They are written out because mingo computes them in its own
 * order, with its own idea of equality, or ($mergeObjects) without looking at the expression.
 */
export const reducers: Record<string, Reduce | undefined> = {
  $sum: (values) => values.reduce<number>((sum, value) => sum + (isNumeric(value) ? toDouble(value) : 0), 0),
  $avg: average,
  $min: (values) => extreme(values, -1),
  $max: (values) => extreme(values, 1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => distinct(values.filter((value) => value !== undefined)),
  $mergeObjects: (values) => Object.assign({}, ...values.filter(isDoc)) as Doc,
};

function distinct(values: unknown[]): unknown[] {
  return [...new Map(values.map((value) => [encodeKey(value), value])).values()];
}

function average(values: unknown[]): number | null {
  const numbers = values.filter(isNumeric).map(toDouble);
  return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

function extreme(values: unknown[], sign: 1 | -1): unknown {
  let best: unknown = null;
  for (const value of values) {
    if (value === null || value === undefined) continue;
    if (best === null || sign * compareValues(value, best) > 0) best = value;
  }
  return best;
}

interface Pick {
  from: 'start' | 'end';
  /** Sorted by `sortBy`, by value, or taken as they come. */
  order: 'sortBy' | 'value' | 'none';
  isList: boolean;
}

const picks: Record<string, Pick | undefined> = {
  $top: { from: 'start', order: 'sortBy', isList: false },
  $bottom: { from: 'end', order: 'sortBy', isList: false },
  $topN: { from: 'start', order: 'sortBy', isList: true },
  $bottomN: { from: 'end', order: 'sortBy', isList: true },
  $firstN: { from: 'start', order: 'none', isList: true },
  $lastN: { from: 'end', order: 'none', isList: true },
  $minN: { from: 'start', order: 'value', isList: true },
  $maxN: { from: 'end', order: 'value', isList: true },
};

/** The accumulators that pick some documents of a group; undefined when the name is none of them. */
export function pick(name: string, argument: unknown, members: Doc[], evaluate: Evaluator): unknown {
  const rule = picks[name];
  if (!rule) return undefined;
  if (!isDoc(argument))
    throw new CommandError(5788001, `specification must be an object; found ${name}: ${typeof argument}`);
  const count = rule.isList ? toInteger(evaluate({}, argument.n)) : 1;
  if (count === null || count < 1)
    throw new CommandError(5787908, `'n' of ${name} must be a positive whole number`);
  const sorted =
    rule.order === 'sortBy' ? sortBy(members, parseSort(sortOf(argument, name)), (doc) => doc) : members;
  const expression = rule.order === 'sortBy' ? argument.output : argument.input;
  let values = sorted.map((doc) => evaluate(doc, expression) ?? null);
  if (rule.order === 'value')
    values = values.filter((value) => value !== null).sort((a, b) => compareValues(a, b));
  const chosen = rule.from === 'start' ? values.slice(0, count) : values.slice(-count);
  // The largest come first, the last ones in their own order.
  if (name === '$maxN') chosen.reverse();
  return rule.isList ? chosen : (chosen[0] ?? null);
}

function sortOf(argument: Doc, name: string): Doc {
  if (isDoc(argument.sortBy)) return argument.sortBy;
  throw new CommandError(5788005, `Missing value for 'sortBy' of ${name}`);
}
