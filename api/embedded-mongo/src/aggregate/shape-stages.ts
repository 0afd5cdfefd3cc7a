import { type Doc, getField, isDoc, setField } from '../bson/document';
import { CommandError } from '../command-error';
import { removeComputed, setComputed } from '../query/computed-fields';
import { compileProjection } from '../query/projection';
import { valueAt } from '../update/update-paths';
import type { Evaluator } from './expressions';
import { perDocument, type Stage } from './stage';

const project = perDocument((argument, { variables }) => {
  if (!isDoc(argument) || Object.keys(argument).length === 0) {
    throw new CommandError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  }
  const projected = compileProjection(argument, 'aggregate', {}, { variables });
  return (doc) => [projected(doc)];
});

const addFields = perDocument((argument, { evaluate }) => {
  if (!isDoc(argument)) throw new CommandError(40272, '$addFields specification stage must be an object');
  const fields = Object.entries(argument).flatMap(([path, expression]) => flatten(path, expression));
  return (doc) => {
    let result = doc;
    for (const { path, expression } of fields) {
      const value = evaluate(doc, expression);
      result = value === undefined ? removeComputed(result, path) : setComputed(result, path, value);
    }
    return [result];
  };
});

function flatten(path: string, expression: unknown): { path: string[]; expression: unknown }[] {
  const isNested = isDoc(expression) && Object.keys(expression).some((key) => !key.startsWith('$'));
  if (!isNested) return [{ path: path.split('.'), expression }];
  return Object.entries(expression).flatMap(([key, inner]) => flatten(`${path}.${key}`, inner));
}

const unset = perDocument((argument) => {
  const names: unknown[] = Array.isArray(argument) ? argument : [argument];
  if (names.length === 0 || !names.every((name) => typeof name === 'string')) {
    throw new CommandError(31002, '$unset specification must be a string or an array of strings');
  }
  const projection: Doc = {};
  for (const name of names) setField(projection, String(name), 0);
  const projected = compileProjection(projection, 'aggregate');
  return (doc) => [projected(doc)];
});

const newRoot = (evaluate: Evaluator, expression: unknown) => (doc: Doc) => {
  const root = evaluate(doc, expression);
  if (isDoc(root)) return [root];
  throw new CommandError(40228, "'newRoot' expression must evaluate to an object");
};

const replaceWith = perDocument((argument, { evaluate }) => newRoot(evaluate, argument));

const replaceRoot = perDocument((argument, { evaluate }) => {
  if (!isDoc(argument) || !('newRoot' in argument))
    throw new CommandError(40231, 'no newRoot specified for the $replaceRoot stage');
  return newRoot(evaluate, argument.newRoot);
});

interface Unwind {
  path: string[];
  indexField: string | null;
  keepsEmpty: boolean;
}

const unwind = perDocument((argument) => {
  const spec = parseUnwind(argument);
  return (doc) => unwindOne(doc, spec);
});

function parseUnwind(argument: unknown): Unwind {
  const options: Doc = isDoc(argument) ? argument : { path: argument };
  const { path, includeArrayIndex, preserveNullAndEmptyArrays } = options;
  if (typeof path !== 'string')
    throw new CommandError(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$'))
    throw new CommandError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  return {
    path: path.slice(1).split('.'),
    indexField: typeof includeArrayIndex === 'string' ? includeArrayIndex : null,
    keepsEmpty: preserveNullAndEmptyArrays === true,
  };
}

function unwindOne(doc: Doc, { path, indexField, keepsEmpty }: Unwind): Doc[] {
  const value = valueAt(doc, path);
  const numbered = (result: Doc, index: number | null) =>
    indexField === null ? result : setComputed(result, indexField.split('.'), index);
  if (Array.isArray(value)) {
    if (value.length > 0) return value.map((element, i) => numbered(setComputed(doc, path, element), i));
    return keepsEmpty ? [numbered(removeComputed(doc, path), null)] : [];
  }
  const isEmpty = value === null || value === undefined;
  return isEmpty && !keepsEmpty ? [] : [numbered(doc, null)];
}

/** The stages that change each document by itself. */
export const shapeStages: Record<string, Stage> = {
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
  $unwind: unwind,
};

/** Reads a field that a stage's specification must have. */
export function requireField(argument: unknown, stage: string, field: string): unknown {
  const value = isDoc(argument) ? getField(argument, field) : undefined;
  if (value === undefined)
    throw new CommandError(9, `missing '${field}' option to ${stage} stage specification`);
  return value;
}
