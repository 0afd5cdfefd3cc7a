import { compareValues } from '../bson/compare';
import { type Doc, isDoc, setField } from '../bson/document';
import { encodeKey } from '../bson/key-encoder';
import { CommandError } from '../command-error';
import { pick, reducers } from './accumulators';
import { accumulate } from './expressions';
import { requireField } from './shape-stages';
import type { PipelineEnvironment, Stage } from './stage';

const group: Stage = (docs, argument, environment) => {
  if (!isDoc(argument)) throw new CommandError(15947, "a group's fields must be specified in an object");
  const { _id: id, ...fields } = argument;
  if (id === undefined) throw new CommandError(15955, 'a group specification must include an _id');
  const groups = partition(docs, (doc) => environment.evaluate(doc, id) ?? null);
  return groups.map(({ value, members }) => summarise({ _id: value }, members, fields, environment));
};

interface Group {
  value: unknown;
  members: Doc[];
}

function partition(docs: Doc[], valueOf: (doc: Doc) => unknown): Group[] {
  const groups = new Map<string, Group>();
  for (const doc of docs) {
    const value = valueOf(doc);
    const key = encodeKey(value);
    const found = groups.get(key);
    if (found) found.members.push(doc);
    else groups.set(key, { value, members: [doc] });
  }
  return [...groups.values()];
}

function summarise(result: Doc, members: Doc[], fields: Doc, environment: PipelineEnvironment): Doc {
  for (const [field, accumulator] of Object.entries(fields)) {
    if (field.includes('.')) throw new CommandError(40235, `The field name '${field}' cannot contain '.'`);
    setField(result, field, accumulated(field, accumulator, members, environment));
  }
  return result;
}

function accumulated(
  field: string,
  accumulator: unknown,
  members: Doc[],
  { evaluate, variables }: PipelineEnvironment,
): unknown {
  const [entry, ...others] = isDoc(accumulator) ? Object.entries(accumulator) : [];
  if (!entry?.[0].startsWith('$'))
    throw new CommandError(40234, `The field '${field}' must be an accumulator object`);
  if (others.length > 0) throw new CommandError(40238, `The field '${field}' must specify one accumulator`);
  const [name, argument] = entry;
  if (name === '$count') return members.length;
  const reduce = reducers[name];
  if (reduce) return reduce(members.map((doc) => evaluate(doc, argument)));
  return pick(name, argument, members, evaluate) ?? accumulate(name, members, argument, variables);
}

const count: Stage = (docs, argument) => {
  if (typeof argument !== 'string' || argument === '' || argument.startsWith('$') || argument.includes('.')) {
    throw new CommandError(40156, 'the count field must be a non-empty string without $ and .');
  }
  return docs.length === 0 ? [] : [{ [argument]: docs.length }];
};

const sortByCount: Stage = (docs, argument, environment) =>
  partition(docs, (doc) => environment.evaluate(doc, argument) ?? null)
    .map(({ value, members }) => ({ _id: value, count: members.length }))
    .sort((a, b) => b.count - a.count);

const bucket: Stage = (docs, argument, environment) => {
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
  const placed = partition(docs, (doc) => bucketOf(environment.evaluate(doc, groupBy), boundaries, argument));
  return placed
    .sort((a, b) => compareValues(a.value, b.value))
    .map(({ value, members }) => summarise({ _id: value }, members, output, environment));
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
