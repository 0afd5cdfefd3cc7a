import { cloneValue, type Doc, isDoc } from '../bson/document';
import { isOperatorDoc } from '../query/operators';
import { isRegExp } from '../query/regex';
import { writeAt } from './update-paths';

/** The document that an upsert starts from: what the filter fixes by equality. */
export function upsertSeed(filter: Doc): Doc {
  const seed: Doc = {};
  for (const [path, value] of equalities(filter)) writeAt(seed, path.split('.'), cloneValue(value));
  return seed;
}

function equalities(filter: Doc): [path: string, value: unknown][] {
  return Object.entries(filter).flatMap(([key, condition]) => {
    if (key === '$and' && Array.isArray(condition)) return condition.filter(isDoc).flatMap(equalities);
    if (key === '$or' && Array.isArray(condition) && condition.length === 1 && isDoc(condition[0])) {
      return equalities(condition[0]);
    }
    if (key.startsWith('$') || isRegExp(condition)) return [];
    const value = fixedValue(condition);
    return value === undefined ? [] : [[key, value] as [string, unknown]];
  });
}

function fixedValue(condition: unknown): unknown {
  if (!isOperatorDoc(condition)) return condition;
  if ('$eq' in condition) return condition.$eq;
  for (const operator of ['$in', '$all']) {
    const values = condition[operator];
    if (Array.isArray(values) && values.length === 1 && !isRegExp(values[0]) && !isOperatorDoc(values[0]))
      return values[0];
  }
  return undefined;
}
