import { FieldNames } from '../bson/raw-fields';
import { type Doc, isDoc } from '../bson/document';

/** Top-level fields that something reads; null when it may read any. */
export type Needed = ReadonlySet<string> | null;

const none: Needed = new Set<string>();

/** Fields that any of several read. */
export function union(parts: readonly Needed[]): Needed {
  const all = new Set<string>();
  for (const part of parts) {
    if (part === null) return null;
    for (const name of part) all.add(name);
  }
  return all;
}

function top(path: string): Needed {
  return new Set([path.split('.', 1)[0] ?? path]);
}

/** The fields that decide whether a document matches a filter. */
export function filterFields(filter: Doc): Needed {
  return union(Object.entries(filter).map(([key, operand]) => clauseFields(key, operand)));
}

function clauseFields(key: string, operand: unknown): Needed {
  if (!key.startsWith('$')) return top(key);
  if (key === '$comment') return none;
  if (key === '$expr') return expressionFields(operand);
  if (!Array.isArray(operand)) return null;
  return union(operand.map((branch) => (isDoc(branch) ? filterFields(branch) : none)));
}

/** The fields that an aggregation expression reads; whatever names the whole document reads any. */
export function expressionFields(expression: unknown): Needed {
  if (typeof expression === 'string') return pathFields(expression);
  if (Array.isArray(expression)) return union(expression.map(expressionFields));
  if (!isDoc(expression)) return none;
  if ('$getField' in expression) return null;
  const { sortBy } = expression;
  return union([
    isDoc(sortBy) ? filterFields(sortBy) : none,
    ...Object.values(expression).map(expressionFields),
  ]);
}

function pathFields(text: string): Needed {
  if (!text.startsWith('$')) return none;
  if (!text.startsWith('$$')) return top(text.slice(1));
  return /^\$\$(ROOT|CURRENT)\b/.test(text) ? null : none;
}

/** The fields of its documents that a pipeline reads, as far as its first stage that makes other documents. */
export function pipelineFields(pipeline: readonly Doc[]): Needed {
  const read: Needed[] = [];
  for (const stage of pipeline) {
    const [[name, argument] = []] = Object.entries(stage);
    const isLast = name === '$group' || name === '$count' || name === '$sortByCount';
    if (isLast || name === '$addFields' || name === '$set') read.push(expressionFields(argument));
    else if (name === '$match' || name === '$sort')
      read.push(isDoc(argument) ? filterFields(argument) : null);
    else if (name !== '$limit' && name !== '$skip' && name !== '$sample') return null;
    if (isLast) return union(read);
  }
  return null;
}

/** The names in the form in which documents are decoded by them. */
export function fieldNames(...parts: readonly Needed[]): FieldNames | null {
  const all = union(parts);
  return all && new FieldNames(all);
}
