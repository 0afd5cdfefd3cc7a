import { type Doc, getField, isDoc, setField } from '../bson/document';
import { badValue, CommandError } from '../command-error';
import { isPosition } from '../query/path-walk';

type Container = Doc | unknown[];

function isContainer(value: unknown): value is Container {
  return Array.isArray(value) || isDoc(value);
}

/** The value at a concrete path, undefined when there is none. */
export function valueAt(doc: Doc, path: readonly string[]): unknown {
  let value: unknown = doc;
  for (const component of path) {
    if (Array.isArray(value)) value = isPosition(component) ? value[Number(component)] : undefined;
    else value = isDoc(value) ? getField(value, component) : undefined;
  }
  return value;
}

/** Writes a value at a concrete path and makes the documents on the way; throws PathNotViable (28). */
export function writeAt(doc: Doc, path: readonly string[], value: unknown): void {
  let container: Container = doc;
  for (const component of path.slice(0, -1)) {
    let next = child(container, component);
    if (next === undefined) {
      next = {};
      put(container, component, next);
    }
    if (!isContainer(next)) throw notViable(path, component, next);
    container = next;
  }
  put(container, path[path.length - 1] ?? '', value);
}

/** Removes the field at a path; an array's element becomes null, as in MongoDB. */
export function removeAt(doc: Doc, path: readonly string[]): void {
  const container = valueAt(doc, path.slice(0, -1));
  const last = path[path.length - 1] ?? '';
  if (Array.isArray(container)) {
    if (isPosition(last) && Number(last) < container.length) container[Number(last)] = null;
  } else if (isDoc(container)) delete container[last];
}

function child(container: Container, component: string): unknown {
  if (!Array.isArray(container)) return getField(container, component);
  return isPosition(component) ? container[Number(component)] : undefined;
}

const longestPadding = 1_500_000;

function put(container: Container, component: string, value: unknown): void {
  if (!Array.isArray(container)) return setField(container, component, value);
  if (!isPosition(component)) {
    throw new CommandError(28, `Cannot create field '${component}' in an element that is an array`);
  }
  const position = Number(component);
  if (position - container.length > longestPadding) {
    throw new CommandError(28, `can't backfill more than ${longestPadding} elements`);
  }
  while (container.length < position) container.push(null);
  container[position] = value;
}

function notViable(path: readonly string[], component: string, value: unknown): CommandError {
  const at = path.indexOf(component);
  const shown = JSON.stringify(value) ?? String(value);
  return new CommandError(
    28,
    `Cannot create field '${path[at + 1] ?? ''}' in element {${component}: ${shown}}`,
  );
}

/** Splits a path of an update and refuses what no update may name. */
export function parseUpdatePath(path: string): string[] {
  const parts = path.split('.');
  if (path === '') throw new CommandError(56, 'An empty update path is not valid.');
  if (parts.includes('')) {
    throw new CommandError(
      56,
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  if (parts[0]?.startsWith('$')) {
    throw new CommandError(
      2,
      `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
    );
  }
  for (const part of parts) {
    const isPositional = part === '$' || /^\$\[.*\]$/.test(part);
    if (part.startsWith('$') && !isPositional && !['$ref', '$id', '$db'].includes(part)) {
      throw new CommandError(
        52,
        `The dollar ($) prefixed field '${part}' in '${path}' is not allowed in the context of an update's replacement document.`,
      );
    }
    if (part === '__proto__') throw badValue(`The update path '${path}' is not allowed`);
  }
  return parts;
}
