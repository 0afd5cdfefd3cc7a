import { type Doc, getField, isDoc, setField } from '../bson/document';

/** A copy of the document with a value at a path; an array on the way gets it in every element, as in $addFields. */
export function setComputed(doc: Doc, path: readonly string[], value: unknown): Doc {
  const [key, ...rest] = path;
  if (key === undefined) return doc;
  const copy = { ...doc };
  setField(copy, key, rest.length === 0 ? value : setInside(getField(doc, key), rest, value));
  return copy;
}

function setInside(current: unknown, path: readonly string[], value: unknown): unknown {
  if (Array.isArray(current)) return current.map((element) => setInside(element, path, value));
  return setComputed(isDoc(current) ? current : {}, path, value);
}

/** A copy of the document without the field at a path, in every element of arrays on the way. */
export function removeComputed(doc: Doc, path: readonly string[]): Doc {
  const [key, ...rest] = path;
  if (key === undefined || !Object.hasOwn(doc, key)) return doc;
  const copy = { ...doc };
  if (rest.length === 0) delete copy[key];
  else setField(copy, key, removeInside(doc[key], rest));
  return copy;
}

function removeInside(current: unknown, path: readonly string[]): unknown {
  if (Array.isArray(current)) return current.map((element) => removeInside(element, path));
  return isDoc(current) ? removeComputed(current, path) : current;
}
