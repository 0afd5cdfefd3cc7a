import { type Doc, isDoc } from '../bson/document';
import type { Fold } from '../bson/key-encoder';
import { CommandError, notSupported } from '../command-error';
import { findSlots, type Query } from '../query/find-documents';
import type { ChangeSet } from '../store/change-set';
import type { Store } from '../store/store';
import { evaluatorOf } from './expressions';
import { flowStages, stageCount } from './flow-stages';
import { groupStages } from './group-stages';
import { lookup } from './lookup-stage';
import { mingoStages } from './mingo-stages';
import { shapeStages } from './shape-stages';
import { sourceStages } from './source-stages';
import type { PipelineEnvironment, Stage } from './stage';
import { merge, out } from './write-stages';

const stages: Record<string, Stage | undefined> = {
  ...flowStages,
  ...shapeStages,
  ...groupStages,
  ...mingoStages,
  $lookup: lookup,
  $merge: merge,
  $out: out,
};

const refused = new Set(
  '$geoNear,$search,$searchMeta,$vectorSearch,$planCacheStats,$currentOp,$listSessions,$listLocalSessions'.split(
    ',',
  ),
);

/** A whole aggregation: where it reads, and what it may use. */
export interface Aggregation {
  store: Store;
  namespace: string;
  pipeline: Doc[];
  variables?: Doc;
  /** Null where the pipeline may not write. */
  changes: ChangeSet | null;
  fold?: Fold;
  hint?: unknown;
}

/** Runs a pipeline over a collection; leading $match, $sort, $skip and $limit go through its indexes. */
export function aggregate(aggregation: Aggregation): Doc[] {
  const environment = environmentOf(aggregation);
  const { pipeline } = aggregation;
  checkStages(pipeline);
  const [first] = pipeline;
  const [name, argument] = first ? stageOf(first) : [];
  const source = name === undefined ? undefined : sourceStages[name];
  if (source) return runStages(source(argument, environment), pipeline.slice(1), environment);
  const { query, rest } = splitQuery(pipeline);
  const { store, namespace, fold, hint, variables } = aggregation;
  const collection = store.find(namespace);
  const slots = collection ? findSlots(collection, { ...query, fold, hint, variables }) : [];
  return runStages(
    slots.map((slot) => slot.stored.doc),
    rest,
    environment,
  );
}

/** Runs an update's pipeline over one document. */
export function runOnDocument(doc: Doc, pipeline: Doc[], store: Store, variables: Doc = {}): Doc {
  const environment = environmentOf({ store, namespace: '', pipeline, variables, changes: null });
  return runStages([doc], pipeline, environment)[0] ?? doc;
}

function environmentOf({ store, namespace, variables = {}, changes }: Aggregation): PipelineEnvironment {
  return {
    store,
    namespace,
    database: namespace.slice(0, Math.max(0, namespace.indexOf('.'))),
    variables,
    evaluate: evaluatorOf(variables),
    changes,
    run: runStages,
    runOver: (foreign, pipeline, scope) =>
      aggregate({ store, namespace: foreign, pipeline, variables: scope, changes: null }),
  };
}

function runStages(docs: Doc[], pipeline: Doc[], environment: PipelineEnvironment): Doc[] {
  return pipeline.reduce((current, stage) => {
    const [name, argument] = stageOf(stage);
    return stageNamed(name)(current, argument, environment);
  }, docs);
}

function stageOf(stage: unknown): [name: string, argument: unknown] {
  const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
  if (!entry || others.length > 0) {
    throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  return entry;
}

function stageNamed(name: string): Stage {
  const stage = stages[name];
  if (stage) return stage;
  if (name === '$changeStream') {
    throw new CommandError(40573, 'The $changeStream stage is only supported on replica sets');
  }
  if (refused.has(name)) throw notSupported(`The stage ${name}`);
  if (sourceStages[name])
    throw new CommandError(40602, `${name} is only valid as the first stage in a pipeline`);
  throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
}

// Found before any document is read, as MongoDB does: an empty collection does not hide a bad stage.
function checkStages(pipeline: Doc[]): void {
  pipeline.forEach((stage, i) => {
    const [name] = stageOf(stage);
    if (i > 0 || !sourceStages[name]) stageNamed(name);
    if ((name === '$out' || name === '$merge') && i < pipeline.length - 1) {
      throw new CommandError(40601, `${name} can only be the final stage in the pipeline`);
    }
  });
}

function splitQuery(pipeline: Doc[]): { query: Query; rest: Doc[] } {
  const query: Query = { filter: {} };
  let at = 0;
  for (const order of ['$match', '$sort', '$skip', '$limit'] as const) {
    const stage = pipeline[at];
    if (!stage || !(order in stage)) continue;
    const argument = stage[order];
    if ((order === '$match' || order === '$sort') && !isDoc(argument)) break;
    if (order === '$sort' && isDoc(argument) && Object.keys(argument).length === 0) break;
    if (order === '$match') query.filter = argument as Doc;
    if (order === '$sort') query.sort = argument as Doc;
    if (order === '$skip') query.skip = stageCount(argument, '$skip');
    if (order === '$limit') query.limit = stageCount(argument, '$limit');
    at += 1;
  }
  return { query, rest: pipeline.slice(at) };
}
