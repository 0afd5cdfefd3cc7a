import { type Doc, isDoc } from '../bson/document';
import { CommandError } from '../command-error';
import { setComputed } from '../query/computed-fields';
import { indexTuples } from '../indexes/index-keys';
import { requireField } from './shape-stages';
import type { PipelineEnvironment, Stage } from './stage';

/** $lookup by fields, by pipeline, or both; the foreign side is reached through its indexes, per document. */
export const lookup: Stage = function* (docs, argument, environment) {
  const as = requireField(argument, '$lookup', 'as');
  const from = requireField(argument, '$lookup', 'from');
  if (!isDoc(argument) || typeof as !== 'string' || typeof from !== 'string') {
    throw new CommandError(9, "$lookup arguments 'from' and 'as' must be strings");
  }
  const { localField, foreignField, pipeline, let: variables } = argument;
  if ((localField === undefined) !== (foreignField === undefined)) {
    throw new CommandError(
      9,
      "$lookup requires both or neither of 'localField' and 'foreignField' to be specified",
    );
  }
  if (localField === undefined && !Array.isArray(pipeline)) {
    throw new CommandError(
      9,
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  }
  const inner = Array.isArray(pipeline) ? (pipeline as Doc[]) : [];
  const joined: Doc[] = [];
  for (const doc of docs) {
    const join =
      typeof localField === 'string'
        ? [{ $match: { [String(foreignField)]: joinCondition(doc, localField) } }]
        : [];
    const scope = { ...environment.variables, ...bind(variables, doc, environment) };
    const found = yield* environment.runOver(`${environment.database}.${from}`, [...join, ...inner], scope);
    joined.push(setComputed(doc, as.split('.'), found));
    if (environment.pace.isDue()) yield;
  }
  return joined;
};

// A local array joins by each of its elements; a missing local field joins with null and missing.
function joinCondition(doc: Doc, localField: string): Doc {
  const values = indexTuples(doc, [localField.split('.')]).tuples.map(([value]) => value);
  const [only] = values;
  if (values.length === 1 && !(only instanceof RegExp)) return { $eq: only ?? null };
  return { $in: values.map((value) => value ?? null).filter((value) => !(value instanceof RegExp)) };
}

function bind(variables: unknown, doc: Doc, { evaluate }: PipelineEnvironment): Doc {
  if (!isDoc(variables)) return {};
  return Object.fromEntries(
    Object.entries(variables).map(([name, expression]) => [name, evaluate(doc, expression)]),
  );
}
