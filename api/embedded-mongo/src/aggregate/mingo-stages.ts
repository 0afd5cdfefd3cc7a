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
import { cloneDoc, type Doc, isDoc } from '../bson/document';
import { notSupported } from '../command-error';
import { finish } from '../turns/work';
import { guarded, mingoOptions } from './expressions';
import type { Stage } from './stage';

type MingoStage = (
  docs: ReturnType<typeof Lazy>,
  argument: never,
  options: Options,
) => ReturnType<typeof Lazy>;

// mingo may write into its input, so these stages get copies.
function fromMingo(stage: MingoStage, scriptEnabled = false): Stage {
  return (docs, argument, { database, runOver, variables }) =>
    guarded(() => {
      const collectionResolver = (name: string) =>
        finish(runOver(`${database}.${name}`, [], {})).map(cloneDoc);
      const options = { ...mingoOptions, scriptEnabled, collectionResolver, variables };
      return stage(Lazy(docs.map(cloneDoc)), argument as never, options).collect<Doc>();
    });
}

// mingo computes windows by a $function of its own, so scripts must be on there; those of a client are refused.
const setWindowFields: Stage = (docs, argument, environment) => {
  if (mentionsScript(argument)) throw notSupported('$function');
  return fromMingo($setWindowFields, true)(docs, argument, environment);
};

function mentionsScript(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(mentionsScript);
  return (
    isDoc(value) && Object.entries(value).some(([key, inner]) => key === '$function' || mentionsScript(inner))
  );
}

/** The stages that are mingo's own; those that it gets wrong are written out in the other files. */
export const mingoStages: Record<string, Stage> = {
  $bucketAuto: fromMingo($bucketAuto),
  $densify: fromMingo($densify),
  $fill: fromMingo($fill),
  $graphLookup: fromMingo($graphLookup),
  $redact: fromMingo($redact),
  $setWindowFields: setWindowFields,
};
