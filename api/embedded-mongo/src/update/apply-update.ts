import { cloneDoc, type Doc, isDoc } from '../bson/document';
import { CommandError } from '../command-error';
import {
  type ArrayFilters,
  checkAllUsed,
  concretePaths,
  type FindPosition,
  parseArrayFilters,
} from './array-filters';
import { arrayOperators } from './array-operators';
import { type UpdateOperator, valueOperators } from './operators';
import { parseUpdatePath } from './update-paths';

/** What an update depends on besides the document. */
export interface UpdateTarget {
  /** True when the document is being inserted by an upsert: $setOnInsert counts only then. */
  isInsert: boolean;
  findPosition: FindPosition;
  now: Date;
}

/** An update, checked: makes the new document from the old one, which it leaves alone. */
export type Update = (doc: Doc, target: UpdateTarget) => Doc;

/** Runs an update pipeline over one document; passed in, because the stages need the update to be a document. */
export type RunPipeline = (doc: Doc, pipeline: Doc[]) => Doc;

interface Assignment {
  operator: UpdateOperator;
  path: string[];
  operand: unknown;
  onlyOnInsert: boolean;
}

const operators: Record<string, UpdateOperator | undefined> = { ...valueOperators, ...arrayOperators };

/** Compiles an operator update, a replacement or a pipeline; throws the server's errors for malformed ones. */
export function compileUpdate(update: unknown, arrayFilters: unknown, runPipeline: RunPipeline): Update {
  if (Array.isArray(update)) return pipelineUpdate(update, arrayFilters, runPipeline);
  if (!isDoc(update)) throw new CommandError(9, 'Update argument must be either an object or an array');
  if (!Object.keys(update)[0]?.startsWith('$')) return replacement(update);
  const filters = parseArrayFilters(arrayFilters);
  const assignments = Object.entries(update).flatMap(([name, fields]) => parseOperator(name, fields));
  checkConflicts(update);
  checkAllUsed(
    filters,
    Object.values(update).flatMap((fields) => (isDoc(fields) ? Object.keys(fields) : [])),
  );
  return (doc, target) => applyAssignments(cloneDoc(doc), assignments, filters, target);
}

/** True for an update that gives the whole new document. */
export function isReplacement(update: unknown): boolean {
  return isDoc(update) && !Object.keys(update)[0]?.startsWith('$');
}

function replacement(update: Doc): Update {
  const operator = Object.keys(update).find((key) => key.startsWith('$'));
  if (operator) {
    throw new CommandError(
      52,
      `The dollar ($) prefixed field '${operator}' in '${operator}' is not allowed in the context of an update's replacement document.`,
    );
  }
  return (doc) => {
    const { _id: given, ...rest } = cloneDoc(update);
    const id = given === undefined ? doc._id : given;
    return id === undefined ? rest : { _id: id, ...rest };
  };
}

function pipelineUpdate(pipeline: unknown[], arrayFilters: unknown, runPipeline: RunPipeline): Update {
  if (Array.isArray(arrayFilters) && arrayFilters.length > 0) {
    throw new CommandError(9, 'arrayFilters may not be specified for pipeline-style updates');
  }
  const allowed = ['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith'];
  for (const stage of pipeline) {
    const name = isDoc(stage) ? Object.keys(stage)[0] : undefined;
    if (!name || !allowed.includes(name))
      throw new CommandError(72, `${name} is not allowed to be used within an update`);
  }
  return (doc) => {
    const result = runPipeline(doc, pipeline as Doc[]);
    return '_id' in doc && !('_id' in result) ? { _id: doc._id, ...result } : result;
  };
}

function parseOperator(name: string, fields: unknown): Assignment[] {
  const onlyOnInsert = name === '$setOnInsert';
  const operator = onlyOnInsert ? valueOperators.$set : operators[name];
  if (!operator) {
    throw new CommandError(
      9,
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!isDoc(fields)) {
    throw new CommandError(
      9,
      `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}} not {${name}: ${JSON.stringify(fields)}}`,
    );
  }
  return Object.entries(fields).map(([path, operand]) => {
    if (name === '$rename') parseUpdatePath(String(operand));
    return { operator, path: parseUpdatePath(path), operand, onlyOnInsert };
  });
}

function checkConflicts(update: Doc): void {
  const seen: string[] = [];
  for (const [name, fields] of Object.entries(update)) {
    if (!isDoc(fields)) continue;
    for (const [path, operand] of Object.entries(fields)) {
      for (const own of name === '$rename' ? [path, String(operand)] : [path]) {
        const other = seen.find(
          (taken) => taken === own || taken.startsWith(`${own}.`) || own.startsWith(`${taken}.`),
        );
        if (other !== undefined) {
          throw new CommandError(
            40,
            `Updating the path '${own}' would create a conflict at '${other.length < own.length ? other : own}'`,
          );
        }
        seen.push(own);
      }
    }
  }
}

function applyAssignments(
  doc: Doc,
  assignments: Assignment[],
  filters: ArrayFilters,
  target: UpdateTarget,
): Doc {
  for (const { operator, path, operand, onlyOnInsert } of assignments) {
    if (onlyOnInsert && !target.isInsert) continue;
    for (const concrete of concretePaths(doc, path, filters, target.findPosition)) {
      operator(doc, concrete, operand, target.now);
    }
  }
  return doc;
}
