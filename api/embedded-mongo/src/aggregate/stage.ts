import type { Doc } from '../bson/document';
import type { ChangeSet } from '../store/change-set';
import type { Store } from '../store/store';
import type { Evaluator } from './expressions';

/** What a pipeline may use besides its input. */
export interface PipelineEnvironment {
  store: Store;
  database: string;
  /** The namespace that the pipeline reads. */
  namespace: string;
  /** `let` of the command or of an enclosing $lookup. */
  variables: Doc;
  evaluate: Evaluator;
  /** What $merge and $out change; null where writing is not allowed. */
  changes: ChangeSet | null;
  /** Runs a pipeline within a stage ($facet, $lookup, $unionWith). */
  run: (docs: Doc[], pipeline: Doc[], environment: PipelineEnvironment) => Doc[];
  /** Runs a pipeline over a collection, with its indexes. */
  runOver: (namespace: string, pipeline: Doc[], variables: Doc) => Doc[];
}

/** One stage: new documents from old ones, which it must not change. */
export type Stage = (docs: Doc[], argument: unknown, environment: PipelineEnvironment) => Doc[];
