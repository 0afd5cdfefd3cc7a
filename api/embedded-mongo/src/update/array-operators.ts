import { compareValues } from '../bson/compare';
import { cloneValue, type Doc, isDoc, isList } from '../bson/document';
import { toInteger } from '../bson/numbers';
import { badValue, CommandError } from '../command-error';
import { compileMatcher, elementPredicate } from '../query/matcher';
import { equals, isOperatorDoc } from '../query/operators';
import { isRegExp } from '../query/regex';
import { parseSort, sortBy } from '../query/sort';
import { includesValue, type UpdateOperator } from './operators';
import { valueAt, writeAt } from './update-paths';

/** The update operators on arrays. */
export const arrayOperators: Record<string, UpdateOperator> = {
  $push: (doc, path, operand) => push(doc, path, operand),
  $addToSet: (doc, path, operand) => addToSet(doc, path, operand),
  $pop: (doc, path, operand) => pop(doc, path, operand),
  $pull: (doc, path, operand) => pull(doc, path, operand),
  $pullAll: (doc, path, operand) => pullAll(doc, path, operand),
};

function arrayAt(doc: Doc, path: string[], operator: string): unknown[] | null {
  const current = valueAt(doc, path);
  if (current === undefined) return null;
  if (isList(current)) return current;
  const name = path.join('.');
  if (operator === '$push') {
    throw badValue(
      `The field '${name}' must be an array but is of type ${typeof current} in document {_id: ${JSON.stringify(doc._id)}}`,
    );
  }
  if (operator === '$pop') throw new CommandError(14, `Path '${name}' contains an element of non-array type`);
  throw badValue(`Cannot apply ${operator} to a non-array value`);
}

function push(doc: Doc, path: string[], operand: unknown): void {
  const { each, position, slice, sort } = pushModifiers(operand);
  const values = [...(arrayAt(doc, path, '$push') ?? [])];
  values.splice(position ?? values.length, 0, ...each.map(cloneValue));
  const sorted = sort === undefined ? values : sortElements(values, sort);
  writeAt(
    doc,
    path,
    slice === undefined ? sorted : slice >= 0 ? sorted.slice(0, slice) : sorted.slice(slice),
  );
}

interface PushModifiers {
  each: unknown[];
  position?: number;
  slice?: number;
  sort?: unknown;
}

function pushModifiers(operand: unknown): PushModifiers {
  if (!isDoc(operand) || !('$each' in operand)) return { each: [operand] };
  for (const key of Object.keys(operand)) {
    if (!['$each', '$position', '$slice', '$sort'].includes(key))
      throw badValue(`Unrecognized clause in $push: ${key}`);
  }
  if (!Array.isArray(operand.$each)) throw badValue('The argument to $each in $push must be an array');
  return {
    each: operand.$each,
    position: wholeNumber(operand.$position, '$position'),
    slice: wholeNumber(operand.$slice, '$slice'),
    sort: operand.$sort,
  };
}

function wholeNumber(value: unknown, name: string): number | undefined {
  if (value === undefined) return undefined;
  const number = toInteger(value);
  if (number === null) throw badValue(`The value for ${name} must be an integer value`);
  return number;
}

function sortElements(values: unknown[], sort: unknown): unknown[] {
  if (isDoc(sort)) return sortBy(values, parseSort(sort), (value) => (isDoc(value) ? value : {}));
  const direction = toInteger(sort);
  if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
  return values.sort((a, b) => direction * compareValues(a, b));
}

function addToSet(doc: Doc, path: string[], operand: unknown): void {
  const values = [...(arrayAt(doc, path, '$addToSet') ?? [])];
  const hasEach = isDoc(operand) && Object.keys(operand)[0] === '$each';
  const additions = hasEach ? operand.$each : [operand];
  if (!Array.isArray(additions))
    throw new CommandError(14, 'The argument to $each in $addToSet must be an array');
  for (const value of additions) if (!includesValue(values, value)) values.push(cloneValue(value));
  writeAt(doc, path, values);
}

function pop(doc: Doc, path: string[], operand: unknown): void {
  const end = toInteger(operand);
  if (end !== 1 && end !== -1) throw new CommandError(9, '$pop expects 1 or -1');
  const values = arrayAt(doc, path, '$pop');
  if (values) writeAt(doc, path, end === 1 ? values.slice(0, -1) : values.slice(1));
}

function pull(doc: Doc, path: string[], operand: unknown): void {
  const values = arrayAt(doc, path, '$pull');
  if (!values) return;
  const isGone = pullPredicate(operand);
  writeAt(
    doc,
    path,
    values.filter((value) => !isGone(value)),
  );
}

function pullPredicate(operand: unknown): (value: unknown) => boolean {
  if (isOperatorDoc(operand)) return elementPredicate(operand, {});
  if (isDoc(operand)) {
    const matches = compileMatcher(operand);
    return (value) => isDoc(value) && matches(value);
  }
  if (isRegExp(operand)) return elementPredicate({ $regex: operand }, {});
  return equals(operand);
}

function pullAll(doc: Doc, path: string[], operand: unknown): void {
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
  const values = arrayAt(doc, path, '$pullAll');
  if (values)
    writeAt(
      doc,
      path,
      values.filter((value) => !includesValue(operand, value)),
    );
}
