import type { Doc } from '../bson/document';
import type { ChangeSet } from '../store/change-set';
import type { Store } from '../store/store';
import type { Pace } from '../turns/pace';
import type { Work } from '../turns/work';
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
  pace: Pace;
  /** Runs a pipeline within a stage ($facet, $lookup, $unionWith). */
  run: (docs: Doc[], pipeline: Doc[], environment: PipelineEnvironment) => Work<Doc[]>;
  /** Runs a pipeline over a collection, with its indexes. */
  runOver: (namespace: string, pipeline: Doc[], variables: Doc) => Work<Doc[]>;
}

/** One stage: new documents from old ones, which it must not change; at once or in steps. */
export type Stage = (docs: Doc[], argument: unknown, environment: PipelineEnvironment) => Doc[] | Work<Doc[]>;

/** A stage that makes some documents of each one by itself; `prepare` checks the argument once. */
export function perDocument(
  prepare: (argument: unknown, environment: PipelineEnvironment) => (doc: Doc) => readonly Doc[],
): Stage {
  return function* (docs, argument, environment) {
    const change = prepare(argument, environment);
    const results: Doc[] = [];
    for (const doc of docs) {
      for (const result of change(doc)) results.push(result);
      if (environment.pace.isDue()) yield;
    }
    return results;
  };
}
