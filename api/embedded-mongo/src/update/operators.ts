import { Decimal128, Long, Timestamp } from 'bson';
import { compareValues } from '../bson/compare';
import { cloneValue, type Doc, isDoc } from '../bson/document';
import { isSameValue } from '../bson/key-encoder';
import { isLong, isNumeric, toDouble } from '../bson/numbers';
import { badValue, CommandError, notSupported } from '../command-error';
import { removeAt, valueAt, writeAt } from './update-paths';

/** Applies one operator to one concrete path of a document. */
export type UpdateOperator = (doc: Doc, path: string[], operand: unknown, now: Date) => void;

/** The operators on single values; those on arrays are in array-operators. */
export const valueOperators: Record<string, UpdateOperator> = {
  $set: (doc, path, operand) => writeAt(doc, path, cloneValue(operand)),
  $unset: (doc, path) => removeAt(doc, path),
  $inc: (doc, path, operand) => arithmetic('$inc', doc, path, operand),
  $mul: (doc, path, operand) => arithmetic('$mul', doc, path, operand),
  $min: (doc, path, operand) => replaceWhen(doc, path, operand, (order) => order > 0),
  $max: (doc, path, operand) => replaceWhen(doc, path, operand, (order) => order < 0),
  $rename: (doc, path, operand) => rename(doc, path, String(operand)),
  $currentDate: (doc, path, operand, now) => writeAt(doc, path, currentDate(operand, now)),
  $bit: (doc, path, operand) => bitwise(doc, path, operand),
};

function arithmetic(operator: '$inc' | '$mul', doc: Doc, path: string[], operand: unknown): void {
  const current = valueAt(doc, path);
  const verb = operator === '$inc' ? 'increment' : 'multiply';
  if (!isNumeric(operand)) {
    throw new CommandError(
      14,
      `Cannot ${verb} with non-numeric argument: {${path.join('.')}: ${JSON.stringify(operand)}}`,
    );
  }
  if (current === undefined) return writeAt(doc, path, operator === '$inc' ? operand : 0);
  if (!isNumeric(current)) {
    const id = JSON.stringify(doc._id);
    throw new CommandError(
      14,
      `Cannot apply ${operator} to a value of non-numeric type. {_id: ${id}} has the field '${path.at(-1)}' of non-numeric type`,
    );
  }
  writeAt(doc, path, operator === '$inc' ? add(current, operand) : multiply(current, operand));
}

function add(a: unknown, b: unknown): unknown {
  return exactly(a, b, (left, right) => left + right) ?? toDouble(a) + toDouble(b);
}

function multiply(a: unknown, b: unknown): unknown {
  return exactly(a, b, (left, right) => left * right) ?? toDouble(a) * toDouble(b);
}

// Beyond 2^53 a double would round: whole numbers with a 64-bit integer among them are computed as such.
function exactly(a: unknown, b: unknown, compute: (a: bigint, b: bigint) => bigint): unknown {
  if (a instanceof Decimal128 || b instanceof Decimal128) throw notSupported('Arithmetic on Decimal128');
  const [left, right] = [toBigInt(a), toBigInt(b)];
  if (left === null || right === null) return null;
  const result = compute(left, right);
  if (!isLong(a) && !isLong(b) && Number.isSafeInteger(Number(result))) return Number(result);
  if (BigInt.asIntN(64, result) !== result)
    throw badValue('Failed to apply arithmetic: the result does not fit 64 bits');
  return Number.isSafeInteger(Number(result)) ? Number(result) : Long.fromBigInt(result);
}

function toBigInt(value: unknown): bigint | null {
  if (isLong(value)) return value.toBigInt();
  const number = toDouble(value);
  return Number.isSafeInteger(number) ? BigInt(number) : null;
}

function replaceWhen(doc: Doc, path: string[], operand: unknown, wins: (order: number) => boolean): void {
  const current = valueAt(doc, path);
  if (current === undefined || wins(compareValues(current, operand))) writeAt(doc, path, cloneValue(operand));
}

function rename(doc: Doc, path: string[], target: string): void {
  const value = valueAt(doc, path);
  if (value === undefined) return;
  for (const [which, parts] of [
    ['source', path],
    ['destination', target.split('.')],
  ] as const) {
    for (let length = 1; length < parts.length; length += 1) {
      if (Array.isArray(valueAt(doc, parts.slice(0, length)))) {
        throw badValue(`The ${which} field of a rename cannot be an array element`);
      }
    }
  }
  removeAt(doc, path);
  writeAt(doc, target.split('.'), value);
}

function currentDate(operand: unknown, now: Date): unknown {
  if (operand === true || (isDoc(operand) && operand.$type === 'date')) return now;
  if (isDoc(operand) && operand.$type === 'timestamp') {
    return new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
  }
  throw badValue(
    "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
  );
}

function bitwise(doc: Doc, path: string[], operand: unknown): void {
  if (!isDoc(operand)) throw badValue('The $bit modifier is not compatible with a value that is no document');
  const current = valueAt(doc, path) ?? 0;
  let result = toBigInt(current);
  if (result === null) throw badValue(`Cannot apply $bit to a value of non-integral type: ${path.join('.')}`);
  for (const [name, value] of Object.entries(operand)) {
    const mask = toBigInt(value);
    if (mask === null) throw badValue('The $bit modifier field must be an Integer(32/64 bit)');
    if (name === 'and') result &= mask;
    else if (name === 'or') result |= mask;
    else if (name === 'xor') result ^= mask;
    else throw badValue(`The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`);
  }
  const narrowed = Number(result);
  writeAt(doc, path, Number.isSafeInteger(narrowed) ? narrowed : Long.fromBigInt(result));
}

/** Whether a list has a value, the way $addToSet and $pullAll see it. */
export function includesValue(values: readonly unknown[], value: unknown): boolean {
  return values.some((other) => isSameValue(other, value));
}
