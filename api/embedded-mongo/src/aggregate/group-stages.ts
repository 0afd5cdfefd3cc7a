import { compareValues } from '../bson/compare';
import { type Doc, isDoc, setField } from '../bson/document';
import { encodeKey } from '../bson/key-encoder';
import { toDouble } from '../bson/numbers';
import { CommandError } from '../command-error';
import type { Work } from '../turns/work';
import { type Accumulator, accumulators, pick } from './accumulators';
import { accumulate } from './expressions';
import { requireField } from './shape-stages';
import type { PipelineEnvironment, Stage } from './stage';

const group: Stage = (docs, argument, environment) => {
  if (!isDoc(argument)) throw new CommandError(15947, "a group's fields must be specified in an object");
  const { _id: id, ...fields } = argument;
  if (id === undefined) throw new CommandError(15955, 'a group specification must include an _id');
  return grouped(docs, (doc) => environment.evaluate(doc, id) ?? null, fields, environment);
};

/** One field of the groups, and its accumulator. */
interface GroupField {
  field: string;
  name: string;
  argument: unknown;
  /** Begins to take in values; null where the accumulator needs all documents of a group at once. */
  start: (() => Accumulator) | null;
}

interface Group {
  value: unknown;
  states: (Accumulator | null)[];
  /** All documents of the group, where some field needs them at once. */
  members: Doc[];
}

/** Groups documents by a value and computes the fields of each group; only the values are kept, where that is enough. */
function* grouped(
  docs: Doc[],
  valueOf: (doc: Doc) => unknown,
  specification: Doc,
  environment: PipelineEnvironment,
): Work<Doc[]> {
  const { evaluate, pace } = environment;
  const groups = new Map<string, Group>();
  // Checked with the first document, as everything about a group's fields always was.
  const fields = docs.length > 0 ? Object.entries(specification).map(groupField) : [];
  const needsMembers = fields.some(({ start }) => start === null);
  for (const doc of docs) {
    const value = valueOf(doc);
    const key = encodeKey(value);
    const found = groups.get(key) ?? newGroup(value, fields);
    groups.set(key, found);
    if (needsMembers) found.members.push(doc);
    fields.forEach(({ argument }, i) => found.states[i]?.add(evaluate(doc, argument)));
    if (pace.isDue()) yield;
  }
  const results: Doc[] = [];
  for (const one of groups.values()) {
    results.push(resultOf(one, fields, environment));
    if (pace.isDue()) yield;
  }
  return results;
}

function newGroup(value: unknown, fields: readonly GroupField[]): Group {
  return { value, states: fields.map(({ start }) => start?.() ?? null), members: [] };
}

function resultOf(
  { value, states, members }: Group,
  fields: readonly GroupField[],
  environment: PipelineEnvironment,
) {
  const result: Doc = { _id: value };
  fields.forEach((field, i) => {
    const state = states[i];
    setField(result, field.field, state ? state.result() : ofMembers(field, members, environment));
  });
  return result;
}

function ofMembers(
  { name, argument }: GroupField,
  members: Doc[],
  { evaluate, variables }: PipelineEnvironment,
): unknown {
  return pick(name, argument, members, evaluate) ?? accumulate(name, members, argument, variables);
}

function groupField([field, accumulator]: [string, unknown]): GroupField {
  if (field.includes('.')) throw new CommandError(40235, `The field name '${field}' cannot contain '.'`);
  const [entry, ...others] = isDoc(accumulator) ? Object.entries(accumulator) : [];
  if (!entry?.[0].startsWith('$'))
    throw new CommandError(40234, `The field '${field}' must be an accumulator object`);
  if (others.length > 0) throw new CommandError(40238, `The field '${field}' must specify one accumulator`);
  const [name, argument] = entry;
  if (name === '$count') return { field, name, argument: 1, start: accumulators.$sum ?? null };
  return { field, name, argument, start: accumulators[name] ?? null };
}

const count: Stage = (docs, argument) => {
  if (typeof argument !== 'string' || argument === '' || argument.startsWith('$') || argument.includes('.')) {
    throw new CommandError(40156, 'the count field must be a non-empty string without $ and .');
  }
  return docs.length === 0 ? [] : [{ [argument]: docs.length }];
};

const sortByCount: Stage = function* (docs, argument, environment) {
  const valueOf = (doc: Doc) => environment.evaluate(doc, argument) ?? null;
  const counted = yield* grouped(docs, valueOf, { count: { $count: {} } }, environment);
  return counted.sort((a, b) => toDouble(b.count) - toDouble(a.count));
};

const bucket: Stage = function* (docs, argument, environment) {
  const boundaries = requireField(argument, '$bucket', 'boundaries');
  const groupBy = requireField(argument, '$bucket', 'groupBy');
  if (!isDoc(argument)) return [];
  if (!Array.isArray(boundaries) || boundaries.length < 2) {
    throw new CommandError(40192, 'The $bucket boundaries field must have at least 2 values');
  }
  if (boundaries.some((bound, i) => i > 0 && compareValues(boundaries[i - 1], bound) >= 0)) {
    throw new CommandError(40194, 'The boundaries option to $bucket must be sorted');
  }
  const output = isDoc(argument.output) ? argument.output : { count: { $sum: 1 } };
  const valueOf = (doc: Doc) => bucketOf(environment.evaluate(doc, groupBy), boundaries, argument);
  const placed = yield* grouped(docs, valueOf, output, environment);
  return placed.sort((a, b) => compareValues(a._id, b._id));
};

function bucketOf(value: unknown, boundaries: unknown[], argument: Doc): unknown {
  const above = boundaries.findIndex((bound) => compareValues(value, bound) < 0);
  if (above > 0) return boundaries[above - 1];
  if ('default' in argument) return argument.default;
  throw new CommandError(
    40066,
    '$switch could not find a matching branch for an input, and no default was specified.',
  );
}

/** The stages that make fewer documents of many. */
export const groupStages: Record<string, Stage> = {
  $group: group,
  $count: count,
  $sortByCount: sortByCount,
  $bucket: bucket,
};
