import { compareValues } from '../bson/compare';
import { type Doc, isDoc } from '../bson/document';
import { encodeKey } from '../bson/key-encoder';
import { isNumeric, toDouble, toInteger } from '../bson/numbers';
import { CommandError } from '../command-error';
import { parseSort, sortBy } from '../query/sort';
import type { Evaluator } from './expressions';

/** The values of one expression over a group, taken in one after the other. */
export interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

/**
 * The accumulators over the values of one expression. They are written out because mingo computes them in its own
 * order, with its own idea of equality, or ($mergeObjects) without looking at the expression.
 */
export const accumulators: Record<string, (() => Accumulator) | undefined> = {
  $sum: sum,
  $avg: average,
  $min: () => extreme(-1),
  $max: () => extreme(1),
  $first: first,
  $last: () => fold<unknown>(null, (_, value) => value ?? null),
  $push: push,
  $addToSet: addToSet,
  $mergeObjects: () =>
    fold<Doc>({}, (merged, value) => (isDoc(value) ? Object.assign(merged, value) : merged)),
};

function fold<State>(start: State, step: (state: State, value: unknown) => State): Accumulator {
  let state = start;
  return {
    add: (value) => {
      state = step(state, value);
    },
    result: () => state,
  };
}

function sum(): Accumulator {
  return fold(0, (total, value) => total + (isNumeric(value) ? toDouble(value) : 0));
}

function average(): Accumulator {
  let [total, count] = [0, 0];
  return {
    add: (value) => {
      if (!isNumeric(value)) return;
      total += toDouble(value);
      count += 1;
    },
    result: () => (count === 0 ? null : total / count),
  };
}

function extreme(sign: 1 | -1): Accumulator {
  return fold<unknown>(null, (best, value) => {
    if (value === null || value === undefined) return best;
    return best === null || sign * compareValues(value, best) > 0 ? value : best;
  });
}

function first(): Accumulator {
  let isEmpty = true;
  return fold<unknown>(null, (kept, value) => {
    if (!isEmpty) return kept;
    isEmpty = false;
    return value ?? null;
  });
}

function push(): Accumulator {
  const values: unknown[] = [];
  return { add: (value) => void (value !== undefined && values.push(value)), result: () => values };
}

function addToSet(): Accumulator {
  const values = new Map<string, unknown>();
  return {
    add: (value) => void (value !== undefined && values.set(encodeKey(value), value)),
    result: () => [...values.values()],
  };
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
