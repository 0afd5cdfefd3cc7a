import { type Doc, isDoc } from '../bson/document';
import type { Fold } from '../bson/key-encoder';
import { CommandError, notSupported } from '../command-error';
import type { Found } from '../query/candidates';
import { findDocuments, type Query } from '../query/find-documents';
import { fieldNames, pipelineFields } from '../query/needed-fields';
import type { ChangeSet } from '../store/change-set';
import { StoredDocument } from '../store/slot';
import type { Store } from '../store/store';
import { type Pace, withoutPause } from '../turns/pace';
import { finish, isWork, type Work } from '../turns/work';
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
  pace: Pace;
  fold?: Fold;
  hint?: unknown;
}

/**
 * Runs a pipeline over a collection; leading $match, $sort, $skip and $limit go through its indexes. What such stages
 * alone deliver comes as it is stored.
 */
export function* aggregate(aggregation: Aggregation): Work<Doc[] | StoredDocument[]> {
  const environment = environmentOf(aggregation);
  const { pipeline, pace } = aggregation;
  checkStages(pipeline);
  const [first] = pipeline;
  const [name, argument] = first ? stageOf(first) : [];
  const source = name === undefined ? undefined : sourceStages[name];
  if (source) return yield* runStages(source(argument, environment), pipeline.slice(1), environment);
  const { query, rest } = splitQuery(pipeline);
  const { store, namespace, fold, hint, variables } = aggregation;
  const collection = store.find(namespace);
  const found = collection
    ? yield* pace.through(findDocuments(collection, { ...query, fold, hint, variables }, pace))
    : [];
  if (rest.length === 0) return found.map(({ stored }) => stored);
  // What writes is not interrupted: it would stop half-way.
  const writes = rest.filter((stage) => '$merge' in stage || '$out' in stage);
  const reads = rest.slice(0, rest.length - writes.length);
  const docs = yield* pace.through(decodeAll(found, reads, pace));
  const results = yield* pace.through(runStages(docs, reads, environment));
  return yield* runStages(results, writes, environment);
}

/** The documents as far as the pipeline reads them. */
function* decodeAll(found: readonly Found[], pipeline: Doc[], pace: Pace): Work<Doc[]> {
  const fields = fieldNames(pipelineFields(pipeline));
  const docs: Doc[] = [];
  for (const { stored } of found) {
    docs.push(stored.pick(fields));
    if (pace.isDue()) yield;
  }
  return docs;
}

/** Runs an update's pipeline over one document. */
export function runOnDocument(doc: Doc, pipeline: Doc[], store: Store, variables: Doc = {}): Doc {
  const aggregation = { store, namespace: '', pipeline, variables, changes: null, pace: withoutPause() };
  return finish(runStages([doc], pipeline, environmentOf(aggregation)))[0] ?? doc;
}

/** Runs the stages of a change stream over one event; null where they leave it out. */
export function runStream(event: Doc, pipeline: Doc[], store: Store): Doc | null {
  const aggregation = { store, namespace: '', pipeline, changes: null, pace: withoutPause() };
  return finish(runStages([event], pipeline, environmentOf(aggregation)))[0] ?? null;
}

function environmentOf({
  store,
  namespace,
  variables = {},
  changes,
  pace,
}: Aggregation): PipelineEnvironment {
  return {
    store,
    namespace,
    database: namespace.slice(0, Math.max(0, namespace.indexOf('.'))),
    variables,
    evaluate: evaluatorOf(variables),
    changes,
    pace,
    run: runStages,
    runOver: (foreign, pipeline, scope) =>
      decoded(aggregate({ store, namespace: foreign, pipeline, variables: scope, changes: null, pace })),
  };
}

function* decoded(work: Work<Doc[] | StoredDocument[]>): Work<Doc[]> {
  return (yield* work).map((item) => (item instanceof StoredDocument ? item.doc : item));
}

function* runStages(docs: Doc[], pipeline: Doc[], environment: PipelineEnvironment): Work<Doc[]> {
  let current = docs;
  for (const stage of pipeline) {
    const [name, argument] = stageOf(stage);
    const result = stageNamed(name)(current, argument, environment);
    current = isWork(result) ? yield* result : result;
    if (environment.pace.isOver()) yield;
  }
  return current;
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
    throw new CommandError(40602, '$changeStream is only valid as the first stage in a pipeline');
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
