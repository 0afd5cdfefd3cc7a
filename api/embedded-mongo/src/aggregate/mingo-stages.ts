import { Lazy } from 'mingo/lazy';
import {
  $bucketAuto,
  $densify,
  $fill,
  $graphLookup,
  $redact,
  $setWindowFields,
} from 'mingo/operators/pipeline';
import type { Options } from 'mingo/types';
import { cloneDoc, type Doc } from '../bson/document';
import { guarded, mingoOptions } from './expressions';
import type { Stage } from './stage';

type MingoStage = (
  docs: ReturnType<typeof Lazy>,
  argument: never,
  options: Options,
) => ReturnType<typeof Lazy>;

// mingo may write into its input, so these stages get copies.
function fromMingo(stage: MingoStage): Stage {
  return (docs, argument, { database, runOver, variables }) =>
    guarded(() => {
      const collectionResolver = (name: string) => runOver(`${database}.${name}`, [], {}).map(cloneDoc);
      const options = { ...mingoOptions, collectionResolver, variables };
      return stage(Lazy(docs.map(cloneDoc)), argument as never, options).collect<Doc>();
    });
}

/** The stages that are mingo's own; those that it gets wrong are written out in the other files. */
export const mingoStages: Record<string, Stage> = {
  $bucketAuto: fromMingo($bucketAuto as MingoStage),
  $densify: fromMingo($densify as MingoStage),
  $fill: fromMingo($fill as MingoStage),
  $graphLookup: fromMingo($graphLookup as MingoStage),
  $redact: fromMingo($redact as MingoStage),
  $setWindowFields: fromMingo($setWindowFields as MingoStage),
};
