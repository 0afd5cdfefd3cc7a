import { type Doc, isDoc } from '../bson/document';
import { CommandError } from '../command-error';
import type { PipelineEnvironment } from './stage';

type SourceStage = (argument: unknown, environment: PipelineEnvironment) => Doc[];

const documents: SourceStage = (argument, { evaluate }) => {
  const values = evaluate({}, argument);
  if (Array.isArray(values) && values.every(isDoc)) return values;
  throw new CommandError(5858203, '$documents stage must evaluate to an array of objects');
};

const startedAt = new Date();

// The way to see, as on MongoDB itself, whether a query went through an index.
const indexStats: SourceStage = (_argument, { store, namespace }) =>
  (store.find(namespace)?.indexes ?? []).map(({ definition, uses }) => ({
    name: definition.name,
    key: definition.key,
    host: 'embedded',
    accesses: { ops: uses, since: startedAt },
    spec: definition.specification,
  }));

const collStats: SourceStage = (_argument, { store, namespace }) => {
  const collection = store.find(namespace);
  const count = collection?.count ?? 0;
  return [{ ns: namespace, count, storageStats: { count, size: collection?.bytes ?? 0 } }];
};

/** The stages that begin a pipeline and read no documents. */
export const sourceStages: Record<string, SourceStage | undefined> = {
  $documents: documents,
  $indexStats: indexStats,
  $collStats: collStats,
};
