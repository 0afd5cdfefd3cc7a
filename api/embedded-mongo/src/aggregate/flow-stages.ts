import { type Doc, isDoc, isDocList } from '../bson/document';
import { toInteger } from '../bson/numbers';
import { CommandError } from '../command-error';
import { compileMatcher } from '../query/matcher';
import { parseSort, sortBy } from '../query/sort';
import { requireField } from './shape-stages';
import type { Stage } from './stage';

const match: Stage = (docs, argument, { variables }) => {
  if (!isDoc(argument)) throw new CommandError(15959, 'the match filter must be an expression in an object');
  return docs.filter(compileMatcher(argument, { variables }));
};

const sort: Stage = (docs, argument) => {
  if (!isDoc(argument)) throw new CommandError(15973, 'the $sort key specification must be an object');
  if (Object.keys(argument).length === 0)
    throw new CommandError(15976, '$sort stage must have at least one sort key');
  return sortBy(docs, parseSort(argument), (doc) => doc);
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
  const chosen: Doc[] = [];
  while (chosen.length < size && pool.length > 0) {
    chosen.push(...pool.splice(Math.floor(Math.random() * pool.length), 1));
  }
  return chosen;
};

const facet: Stage = (docs, argument, environment) => {
  if (!isDoc(argument) || Object.keys(argument).length === 0) {
    throw new CommandError(40169, 'the $facet specification must be a non-empty object');
  }
  const entries = Object.entries(argument).map(([name, pipeline]) => {
    if (!isDocList(pipeline)) throw new CommandError(40170, 'arguments to $facet must be arrays of stages');
    const forbidden = pipeline.find((stage) =>
      ['$facet', '$out', '$merge', '$documents'].some((own) => own in stage),
    );
    if (forbidden)
      throw new CommandError(
        40600,
        `${Object.keys(forbidden)[0]} is not allowed to be used within a $facet stage`,
      );
    return [name, environment.run(docs, pipeline, environment)] as const;
  });
  return [Object.fromEntries(entries)];
};

const unionWith: Stage = (docs, argument, environment) => {
  const coll = isDoc(argument) ? argument.coll : argument;
  const pipeline = isDoc(argument) && isDocList(argument.pipeline) ? argument.pipeline : [];
  if (typeof coll !== 'string') throw new CommandError(9, '$unionWith needs a collection');
  return [
    ...docs,
    ...environment.runOver(`${environment.database}.${coll}`, pipeline, environment.variables),
  ];
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
