import { type Doc, getField, isDoc } from '../bson/document';
import { CommandError } from '../command-error';
import { isPosition } from '../query/path-walk';

/** The values that a document has in an index: one tuple per entry. */
export interface IndexTuples {
  tuples: unknown[][];
  /** Whether any of the fields was there; a sparse index leaves the document out otherwise. */
  hasAny: boolean;
  /** Per field: whether an array was opened on its way. */
  isArray: boolean[];
}

/** The value at a path, or the first array that is met on the way. */
export function plainValue(doc: Doc, path: readonly string[]): unknown {
  let value: unknown = doc;
  for (const component of path) {
    if (Array.isArray(value)) return value;
    if (!isDoc(value)) return undefined;
    value = getField(value, component);
  }
  return value;
}

interface Walk {
  value: unknown;
  path: readonly string[];
  /** Where on the path the walk stands. */
  at: number;
  done: boolean;
}

/**
 * Expands a document into index tuples, in lockstep over the one array that a compound index may contain.
 *
 * A missing field is null, an empty array undefined. Throws CannotIndexParallelArrays (171) for two arrays.
 */
export function indexTuples(doc: Doc, paths: readonly (readonly string[])[]): IndexTuples {
  const plain = paths.map((path) => plainValue(doc, path));
  // Most documents have no array on an indexed path, and exactly one entry.
  if (!plain.some(Array.isArray)) {
    const hasAny = plain.some((value) => value !== undefined);
    return { tuples: [plain.map((value) => value ?? null)], hasAny, isArray: paths.map(() => false) };
  }
  const result: IndexTuples = { tuples: [], hasAny: false, isArray: paths.map(() => false) };
  expand(
    paths.map((path) => advance({ value: doc, path, at: 0, done: false })),
    result,
  );
  return result;
}

/** Follows a path through documents until it ends, is missing, or meets an array. */
function advance(walk: Walk): Walk {
  let { value, at } = walk;
  while (at < walk.path.length && isDoc(value)) {
    value = getField(value, walk.path[at] ?? '');
    at += 1;
  }
  if (Array.isArray(value)) return { ...walk, value, at, done: false };
  return { ...walk, value: at < walk.path.length ? undefined : value, at: walk.path.length, done: true };
}

function expand(walks: Walk[], result: IndexTuples): void {
  const open = walks.filter((walk) => !walk.done);
  const [first] = open;
  if (!first || !Array.isArray(first.value)) {
    result.hasAny ||= walks.some((walk) => walk.value !== undefined);
    result.tuples.push(walks.map((walk) => (walk.value === undefined ? null : unmark(walk.value))));
    return;
  }
  const array = first.value;
  if (open.some((walk) => walk.value !== array)) {
    throw new CommandError(
      171,
      `cannot index parallel arrays [${open.map((walk) => walk.path.join('.')).join('] [')}]`,
    );
  }
  walks.forEach((walk, field) => (result.isArray[field] ||= walk.value === array && !walk.done));
  if (array.length === 0) return expand(walks.map(closeEmpty), result);
  for (const element of elementsOf(array, open))
    expand(
      walks.map((walk) => (walk.done ? walk : step(walk, element))),
      result,
    );
}

interface Element {
  value: unknown;
  position: number | null;
}

// `a.0.b` addresses one position; such an index opens the array at that place only.
function elementsOf(array: unknown[], open: Walk[]): Element[] {
  const component = open[0]?.path[open[0].at];
  if (
    component !== undefined &&
    isPosition(component) &&
    open.every((walk) => walk.path[walk.at] === component)
  ) {
    return [{ value: array[Number(component)], position: Number(component) }];
  }
  return array.map((value: unknown) => ({ value, position: null }));
}

function step(walk: Walk, element: Element): Walk {
  if (element.position !== null) return advance({ ...walk, value: element.value, at: walk.at + 1 });
  if (walk.at >= walk.path.length) return { ...walk, value: element.value, done: true };
  if (isDoc(element.value)) return advance({ ...walk, value: element.value });
  return { ...walk, value: undefined, at: walk.path.length, done: true };
}

const emptyArray = Symbol('empty array');

function closeEmpty(walk: Walk): Walk {
  if (walk.done) return walk;
  return { ...walk, value: walk.at >= walk.path.length ? emptyArray : undefined, done: true };
}

function unmark(value: unknown): unknown {
  return value === emptyArray ? undefined : value;
}
