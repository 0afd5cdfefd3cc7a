import { rankOf, typeRank } from '../bson/canonical-order';
import { type Doc, isDoc } from '../bson/document';
import { equalitiesOf } from './constant-expressions';
import { isOperatorDoc } from './operators';
import { isRegExp, literalPrefix, toRegExp } from './regex';

interface Limit {
  value: unknown;
  inclusive: boolean;
}

/** What a filter says about one path, as far as an index can use it. Always a superset of what matches. */
export type Bounds =
  | { kind: 'points'; values: unknown[] }
  | { kind: 'range'; low?: Limit; high?: Limit }
  | { kind: 'prefix'; text: string };

/** The bounds of every path of a filter that has some; conditions of an array's elements are kept apart. */
export type PathBounds = Map<string, Bounds[]>;

/**
 * Gathers what a filter demands of each path; `$or`, `$nor` and negations demand nothing usable, and `$expr` only that
 * fields are equal to what is known beforehand.
 */
export function boundsOf(filter: Doc, variables?: Doc): PathBounds {
  const found: PathBounds = new Map();
  collect(filter, '', found, variables);
  return found;
}

function collect(filter: Doc, prefix: string, found: PathBounds, variables?: Doc): void {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition)) {
      for (const branch of condition) if (isDoc(branch)) collect(branch, prefix, found, variables);
    }
    if (key === '$expr' && prefix === '') collectExpression(condition, found, variables);
    if (!key.startsWith('$')) collectCondition(prefix + key, condition, found);
  }
}

function collectCondition(path: string, condition: unknown, found: PathBounds): void {
  const bounds = found.get(path) ?? [];
  found.set(path, bounds);
  if (isRegExp(condition)) return addRegex(bounds, toRegExp(condition));
  if (!isOperatorDoc(condition)) return void bounds.push({ kind: 'points', values: pointsFor(condition) });
  for (const [operator, operand] of Object.entries(condition)) {
    if (operator === '$elemMatch' && isDoc(operand)) collectElement(path, operand, found);
    else if (operator === '$regex') addRegex(bounds, toRegExp(operand, condition.$options));
    else addOperator(bounds, operator, operand);
  }
}

function collectExpression(expression: unknown, found: PathBounds, variables?: Doc): void {
  for (const { path, value } of equalitiesOf(expression, variables)) {
    const bounds = found.get(path) ?? [];
    found.set(path, bounds);
    bounds.push({ kind: 'points', values: [value] });
  }
}

function collectElement(path: string, operand: Doc, found: PathBounds): void {
  if (isOperatorDoc(operand)) collectCondition(path, operand, found);
  else collect(operand, `${path}.`, found);
}

function addOperator(bounds: Bounds[], operator: string, operand: unknown): void {
  if (operator === '$eq') bounds.push({ kind: 'points', values: pointsFor(operand) });
  if (operator === '$in' && Array.isArray(operand) && !operand.some(isRegExp)) {
    bounds.push({ kind: 'points', values: operand.flatMap(pointsFor) });
  }
  if (operator === '$all' && Array.isArray(operand)) addAll(bounds, operand[0]);
  if (!hasRange(operand)) return;
  if (operator === '$gt' || operator === '$gte') {
    bounds.push({ kind: 'range', low: { value: operand, inclusive: operator === '$gte' } });
  }
  if (operator === '$lt' || operator === '$lte') {
    bounds.push({ kind: 'range', high: { value: operand, inclusive: operator === '$lte' } });
  }
}

function addAll(bounds: Bounds[], first: unknown): void {
  if (first === undefined || isRegExp(first) || isOperatorDoc(first)) return;
  bounds.push({ kind: 'points', values: pointsFor(first) });
}

function addRegex(bounds: Bounds[], regex: RegExp): void {
  const text = literalPrefix(regex);
  if (text !== null) bounds.push({ kind: 'prefix', text });
}

// An array is equal to a field that is that array (indexed by its elements) or contains it (indexed whole).
function pointsFor(value: unknown): unknown[] {
  return Array.isArray(value) ? [value, value[0]] : [value];
}

const ranged = new Set<number>([
  typeRank.number,
  typeRank.string,
  typeRank.objectId,
  typeRank.boolean,
  typeRank.date,
  typeRank.timestamp,
]);

function hasRange(operand: unknown): boolean {
  return ranged.has(rankOf(operand)) && !Number.isNaN(operand);
}
