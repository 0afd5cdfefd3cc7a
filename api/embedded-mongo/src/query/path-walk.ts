import { getField, isDoc } from '../bson/document';

/** Whether a value found at the end of a path satisfies a condition; undefined means that the field is missing. */
export type ValueTest = (value: unknown) => boolean;

/** True for a path component that may also be an array position. */
export function isPosition(component: string): boolean {
  return /^(0|[1-9]\d*)$/.test(component);
}

/**
 * Tries every value that a dotted path reaches, going into the documents of arrays on the way.
 *
 * With `expandLeaf`, an array at the end offers its elements as well as itself.
 */
export function someValue(
  value: unknown,
  path: readonly string[],
  test: ValueTest,
  expandLeaf: boolean,
  at = 0,
): boolean {
  const component = path[at];
  if (component === undefined) return testLeaf(value, test, expandLeaf);
  if (isDoc(value)) return someValue(getField(value, component), path, test, expandLeaf, at + 1);
  if (Array.isArray(value)) return someElement(value, path, test, expandLeaf, at);
  return test(undefined);
}

function testLeaf(value: unknown, test: ValueTest, expandLeaf: boolean): boolean {
  if (expandLeaf && Array.isArray(value)) {
    for (const element of value) if (test(element)) return true;
  }
  return test(value);
}

function someElement(
  values: unknown[],
  path: readonly string[],
  test: ValueTest,
  expandLeaf: boolean,
  at: number,
): boolean {
  const component = path[at] ?? '';
  if (isPosition(component) && Number(component) < values.length) {
    if (someValue(values[Number(component)], path, test, expandLeaf, at + 1)) return true;
  }
  for (const element of values) {
    if (isDoc(element) && someValue(element, path, test, expandLeaf, at)) return true;
  }
  return false;
}
