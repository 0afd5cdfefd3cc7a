import { sizeOf } from '../bson/codec';
import { type Doc, isDoc, isDocList, setField } from '../bson/document';
import { toInteger } from '../bson/numbers';
import { CommandError } from '../command-error';
import { compileMatcher } from '../query/matcher';
import { parseSort, sortKey } from '../query/sort';
import { sortItems } from '../query/sort-work';
import { requireField } from './shape-stages';
import { perDocument, type Stage } from './stage';

const match = perDocument((argument, { variables }) => {
  if (!isDoc(argument)) throw new CommandError(15959, 'the match filter must be an expression in an object');
  const matches = compileMatcher(argument, { variables });
  return (doc) => (matches(doc) ? [doc] : []);
});

const sort: Stage = (docs, argument, { pace }) => {
  if (!isDoc(argument)) throw new CommandError(15973, 'the $sort key specification must be an object');
  if (Object.keys(argument).length === 0)
    throw new CommandError(15976, '$sort stage must have at least one sort key');
  const fields = parseSort(argument);
  const keyOf = (doc: Doc) => sortKey(doc, fields);
  return sortItems(docs, { keyOf, sizeOf, end: Infinity }, pace);
};

/** The count of a $limit or $skip; throws for what is no whole number in range. */
export function stageCount(argument: unknown, stage: '$limit' | '$skip'): number {
  const count = toInteger(argument);
  const least = stage === '$limit' ? 1 : 0;
  if (count !== null && count >= least) return count;
  const [code, expected] =
    stage === '$limit' ? [15958, 'a positive number'] : [15956, 'a non-negative number'];
  throw new CommandError(code, `invalid argument to ${stage} stage: expected ${expected}`);
}

const limit: Stage = (docs, argument) => docs.slice(0, stageCount(argument, '$limit'));

const skip: Stage = (docs, argument) => docs.slice(stageCount(argument, '$skip'));

const sample: Stage = (docs, argument) => {
  const size = toInteger(requireField(argument, '$sample', 'size'));
  if (size === null || size <= 0)
    throw new CommandError(28747, 'size argument to $sample must be a positive integer');
  const pool = [...docs];
  const wanted = Math.min(size, pool.length);
  for (let at = 0; at < wanted; at += 1) {
    const other = at + Math.floor(Math.random() * (pool.length - at));
    const [here, there] = [pool[at], pool[other]];
    if (here && there) [pool[at], pool[other]] = [there, here];
  }
  return pool.slice(0, wanted);
};

const facet: Stage = function* (docs, argument, environment) {
  if (!isDoc(argument) || Object.keys(argument).length === 0) {
    throw new CommandError(40169, 'the $facet specification must be a non-empty object');
  }
  const result: Doc = {};
  for (const [name, pipeline] of Object.entries(argument)) {
    if (!isDocList(pipeline)) throw new CommandError(40170, 'arguments to $facet must be arrays of stages');
    const forbidden = pipeline.find((stage) =>
      ['$facet', '$out', '$merge', '$documents'].some((own) => own in stage),
    );
    if (forbidden)
      throw new CommandError(
        40600,
        `${Object.keys(forbidden)[0]} is not allowed to be used within a $facet stage`,
      );
    setField(result, name, yield* environment.run(docs, pipeline, environment));
  }
  return [result];
};

const unionWith: Stage = function* (docs, argument, environment) {
  const coll = isDoc(argument) ? argument.coll : argument;
  const pipeline = isDoc(argument) && isDocList(argument.pipeline) ? argument.pipeline : [];
  if (typeof coll !== 'string') throw new CommandError(9, '$unionWith needs a collection');
  const { database, variables } = environment;
  return docs.concat(yield* environment.runOver(`${database}.${coll}`, pipeline, variables));
};

/** The stages that pass documents on, fewer, more or in another order. */
export const flowStages: Record<string, Stage> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $sample: sample,
  $facet: facet,
  $unionWith: unionWith,
};
