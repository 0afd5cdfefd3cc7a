import { type Doc, isDoc } from '../bson/document';
import { compileMatcher, type MatchContext } from '../query/matcher';
import { valueAt, writeAt } from './update-paths';

/**
 * The position of the first element of an array that satisfies what the filter says about that array, which is
 * what `$` stands for in updates and projections. Null when the filter says nothing about it or none does.
 */
export function matchedPosition(
  doc: Doc,
  filter: Doc,
  arrayPath: string,
  context: MatchContext,
): number | null {
  const path = arrayPath.split('.');
  const array = valueAt(doc, path);
  if (!Array.isArray(array)) return null;
  for (const condition of conditionsOn(filter, arrayPath)) {
    const matches = compileMatcher(condition, context);
    const position = array.findIndex((element) => {
      const alone: Doc = {};
      writeAt(alone, path, [element]);
      return matches(alone);
    });
    if (position !== -1) return position;
  }
  return null;
}

function conditionsOn(filter: Doc, arrayPath: string): Doc[] {
  return Object.entries(filter).flatMap(([key, condition]) => {
    if ((key === '$and' || key === '$or') && Array.isArray(condition)) {
      return condition.filter(isDoc).flatMap((branch) => conditionsOn(branch, arrayPath));
    }
    return key === arrayPath || key.startsWith(`${arrayPath}.`) ? [{ [key]: condition }] : [];
  });
}
