/** A decoded BSON document. */
export interface Doc {
  [key: string]: unknown;
}

/** True for an embedded document, false for arrays, dates, regular expressions and BSON value classes. */
export function isDoc(value: unknown): value is Doc {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (value instanceof Date || value instanceof RegExp || ArrayBuffer.isView(value)) return false;
  return !('_bsontype' in value) || !isBsonClass(value);
}

// A stored document may itself have a field called _bsontype; only the class instances inherit it.
function isBsonClass(value: object): boolean {
  return !Object.hasOwn(value, '_bsontype');
}

/** The name of the BSON class of a value (ObjectId, Long, Binary …), or null for a plain value. */
export function bsonTypeOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('_bsontype' in value)) return null;
  return isBsonClass(value) ? String(value._bsontype) : null;
}

/** A deep copy of documents and arrays; BSON values are immutable here and are shared. */
export function cloneValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneValue);
  return isDoc(value) ? cloneDoc(value) : value;
}

/** A deep copy of a document. */
export function cloneDoc(doc: Doc): Doc {
  const copy: Doc = {};
  for (const key of Object.keys(doc)) setField(copy, key, cloneValue(doc[key]));
  return copy;
}

/** An array of anything, without the `any` that Array.isArray gives. */
export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** True for a list of documents, such as a pipeline. */
export function isDocList(value: unknown): value is Doc[] {
  return isList(value) && value.every(isDoc);
}

/** Reads an own field; inherited names such as `constructor` are missing fields. */
export function getField(doc: Doc, key: string): unknown {
  return Object.hasOwn(doc, key) ? doc[key] : undefined;
}

/** Writes an own field, whatever it is called: plain assignment to `__proto__` would change the prototype. */
export function setField(doc: Doc, key: string, value: unknown): void {
  if (key !== '__proto__') doc[key] = value;
  else Object.defineProperty(doc, key, { value, enumerable: true, configurable: true, writable: true });
}
