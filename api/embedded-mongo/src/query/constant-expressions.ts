import { evaluatorOf } from '../aggregate/expressions';
import { type Doc, isDoc } from '../bson/document';

/** Whether an expression is the same for every document: made of literals and of variables that are given. */
function isConstant(expression: unknown, variables: Doc): boolean {
  if (typeof expression === 'string') {
    const name = /^\$\$([^.]+)/.exec(expression)?.[1];
    return name === undefined ? !expression.startsWith('$') : Object.hasOwn(variables, name);
  }
  if (!isDoc(expression)) return !Array.isArray(expression);
  return Object.keys(expression).join() === '$literal';
}

/** A field and a value that `$expr` demands to be equal. */
export interface Equality {
  path: string;
  value: unknown;
}

/**
 * The equalities that an expression of `$expr` demands, as far as an index can use them: a field on one side, and a
 * single value on the other that is known before any document is read.
 */
export function equalitiesOf(expression: unknown, variables: Doc = {}): Equality[] {
  if (!isDoc(expression)) return [];
  const { $and: parts, $eq: operands } = expression;
  if (Object.keys(expression).length !== 1) return [];
  if (Array.isArray(parts)) return parts.flatMap((part) => equalitiesOf(part, variables));
  if (!Array.isArray(operands) || operands.length !== 2) return [];
  const [left, right] = operands as [unknown, unknown];
  return equality(left, right, variables) ?? equality(right, left, variables) ?? [];
}

function equality(field: unknown, constant: unknown, variables: Doc): Equality[] | null {
  if (typeof field !== 'string' || !/^\$[^$]/.test(field) || !isConstant(constant, variables)) return null;
  const value = evaluatorOf(variables)({}, constant);
  // Arrays are compared whole by expressions, but indexed by their elements; a missing value has no key of its own.
  if (value === undefined || value === null || Array.isArray(value)) return [];
  return [{ path: field.slice(1), value }];
}
