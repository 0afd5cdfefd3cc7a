import { type Doc, isDoc, isList } from '../bson/document';
import { badValue, CommandError } from '../command-error';
import { compileMatcher, type Matcher } from '../query/matcher';
import { valueAt } from './update-paths';

/** The conditions of an update's arrayFilters, by identifier. */
export type ArrayFilters = Map<string, Matcher>;

/** Checks arrayFilters: each names one identifier, and no identifier is named twice. */
export function parseArrayFilters(filters: unknown): ArrayFilters {
  const parsed: ArrayFilters = new Map();
  if (filters === undefined || filters === null) return parsed;
  if (!Array.isArray(filters)) throw new CommandError(14, 'arrayFilters must be an array');
  for (const filter of filters) {
    if (!isDoc(filter)) throw new CommandError(14, 'each array filter must be an object');
    const names = identifiers(filter);
    const [name] = names;
    if (name === undefined || names.size !== 1) {
      throw new CommandError(9, 'Error parsing array filter :: Expected a single top-level field name');
    }
    if (parsed.has(name))
      throw new CommandError(9, `Found multiple array filters with the same top-level field name ${name}`);
    parsed.set(name, compileMatcher(filter));
  }
  return parsed;
}

function identifiers(filter: Doc): Set<string> {
  const names = new Set<string>();
  for (const [key, value] of Object.entries(filter)) {
    if (!key.startsWith('$')) names.add(key.split('.')[0] ?? '');
    else if (Array.isArray(value))
      for (const part of value) if (isDoc(part)) identifiers(part).forEach((name) => names.add(name));
  }
  return names;
}

/** Finds the position that `$` stands for; null when the query matched no element. */
export type FindPosition = (arrayPath: string) => number | null;

/** Turns `$`, `$[]` and `$[name]` into the positions that they stand for in this document. */
export function concretePaths(
  doc: Doc,
  path: string[],
  filters: ArrayFilters,
  findPosition: FindPosition,
): string[][] {
  const at = path.findIndex((part) => part.startsWith('$') && (part === '$' || part.endsWith(']')));
  if (at === -1) return [path];
  const [before, part, after] = [path.slice(0, at), path[at] ?? '', path.slice(at + 1)];
  const positions = positionsFor(doc, before, part, filters, findPosition);
  return positions.flatMap((position) =>
    concretePaths(doc, [...before, String(position), ...after], filters, findPosition),
  );
}

function positionsFor(
  doc: Doc,
  before: string[],
  part: string,
  filters: ArrayFilters,
  findPosition: FindPosition,
): number[] {
  const arrayPath = before.join('.');
  if (part === '$') {
    const position = findPosition(arrayPath);
    if (position === null)
      throw badValue('The positional operator did not find the match needed from the query.');
    return [position];
  }
  const array = valueAt(doc, before);
  if (array === undefined)
    throw badValue(`The path '${arrayPath}' must exist in the document in order to apply array updates.`);
  if (!isList(array)) throw badValue(`Cannot apply array updates to non-array element ${before.at(-1)}`);
  const name = part.slice(2, -1);
  if (name === '') return [...array.keys()];
  const matches = filters.get(name);
  if (!matches)
    throw badValue(`No array filter found for identifier '${name}' in path '${[...before, part].join('.')}'`);
  return [...array.keys()].filter((position) => matches({ [name]: array[position] }));
}

/** Refuses array filters that no path uses, as MongoDB does. */
export function checkAllUsed(filters: ArrayFilters, paths: readonly string[]): void {
  for (const name of filters.keys()) {
    if (paths.some((path) => path.split('.').includes(`$[${name}]`))) continue;
    throw new CommandError(9, `The array filter for identifier '${name}' was not used in the update`);
  }
}
