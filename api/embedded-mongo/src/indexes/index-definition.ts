import { type Doc, isDoc } from '../bson/document';
import { encodeKey, type Fold, invertKey, isSameValue } from '../bson/key-encoder';
import { toDouble } from '../bson/numbers';
import { badValue, CommandError, notSupported } from '../command-error';
import { collationFold } from '../query/collation';
import { compileMatcher, type Matcher } from '../query/matcher';
import { filterFields, type Needed, union } from '../query/needed-fields';

/** One field of an index. */
export interface IndexField {
  name: string;
  path: readonly string[];
  isDescending: boolean;
}

/** An index as it was asked for, checked. */
export interface IndexDefinition {
  name: string;
  /** The key pattern as given, e.g. `{email: 1}`. */
  key: Doc;
  fields: IndexField[];
  unique: boolean;
  sparse: boolean;
  /** Which documents a partial index holds; null for all. */
  partial: { filter: Doc; matches: Matcher } | null;
  /** Seconds after the field's date at which documents expire; null for never. */
  expireAfterSeconds: number | null;
  fold: Fold | undefined;
  /** The top-level fields that decide a document's keys; null when any may. */
  reads: Needed;
  /** The specification as listIndexes reports it and the log keeps it. */
  specification: Doc;
}

const known = new Set(
  'v,key,name,ns,unique,sparse,partialFilterExpression,expireAfterSeconds,background,collation,hidden'.split(
    ',',
  ),
);
const reported = ['unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds', 'collation', 'hidden'];
const longestTtlSeconds = 2 ** 31 - 1;

/** Checks an index specification; throws the server's errors for malformed ones and kinds that are left out. */
export function defineIndex(specification: Doc): IndexDefinition {
  const { key, partialFilterExpression: filter } = specification;
  if (!isDoc(key) || Object.keys(key).length === 0)
    throw new CommandError(67, 'Index keys cannot be an empty object');
  for (const option of Object.keys(specification)) {
    if (!known.has(option))
      throw new CommandError(197, `The field '${option}' is not valid for an index specification`);
  }
  if (filter !== undefined && !isDoc(filter))
    throw badValue("The field 'partialFilterExpression' must be an object");
  const name =
    typeof specification.name === 'string' && specification.name !== '' ? specification.name : nameOf(key);
  const fields = Object.entries(key).map(([field, direction]) => defineField(field, direction));
  return {
    name,
    key,
    fields,
    unique: Boolean(specification.unique),
    sparse: Boolean(specification.sparse),
    partial: filter ? { filter, matches: compileMatcher(filter) } : null,
    expireAfterSeconds: expiry(specification, key),
    fold: collationFold(specification.collation),
    reads: union([
      new Set(fields.map(({ path }) => path[0] ?? '')),
      filter ? filterFields(filter) : new Set(),
    ]),
    specification: report(specification, key, name),
  };
}

/** The index that every collection has. */
export const idIndex = { key: { _id: 1 }, name: '_id_', unique: true };

/** Encodes one value as a field of an index key. */
export function encodeField(field: IndexField, value: unknown, fold: Fold | undefined): string {
  const key = encodeKey(value, fold);
  return field.isDescending ? invertKey(key) : key;
}

/** Whether two specifications of the same name ask for the same index. */
export function isSameDefinition(a: IndexDefinition, b: IndexDefinition): boolean {
  const essence = ({ specification }: IndexDefinition) => ({ ...specification, name: '', hidden: false });
  return isSameKey(a.key, b.key) && isSameValue(sorted(essence(a)), sorted(essence(b)));
}

/** Whether two key patterns are the same, field order and directions included. */
export function isSameKey(a: Doc, b: Doc): boolean {
  return isSameValue(a, b);
}

function sorted(doc: Doc): Doc {
  return Object.fromEntries(Object.entries(doc).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function nameOf(key: Doc): string {
  return Object.entries(key)
    .map(([field, direction]) => `${field}_${String(direction)}`)
    .join('_');
}

function defineField(name: string, direction: unknown): IndexField {
  if (typeof direction === 'string') throw notSupported(`An index of type '${direction}'`);
  if (name === '' || name.split('.').includes(''))
    throw new CommandError(67, 'Index keys cannot contain an empty field.');
  if (name.includes('$**')) throw notSupported('A wildcard index');
  if (name.startsWith('$'))
    throw new CommandError(67, `Index key contains an illegal field name: field name starts with '$'.`);
  const order = toDouble(direction);
  if (Number.isNaN(order) || order === 0) {
    throw new CommandError(
      67,
      'Values in v:2 index key pattern cannot be of this type. Only numbers > 0, numbers < 0, and strings are allowed.',
    );
  }
  return { name, path: name.split('.'), isDescending: order < 0 };
}

function expiry(specification: Doc, key: Doc): number | null {
  if (specification.expireAfterSeconds === undefined) return null;
  const seconds = toDouble(specification.expireAfterSeconds);
  if (!(seconds >= 0 && seconds <= longestTtlSeconds)) {
    throw new CommandError(67, 'TTL index expireAfterSeconds option must be within an acceptable range');
  }
  if (Object.keys(key).length > 1)
    throw new CommandError(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL');
  if ('_id' in key)
    throw new CommandError(197, "The field 'expireAfterSeconds' is not valid for an _id index specification");
  return seconds;
}

function report(specification: Doc, key: Doc, name: string): Doc {
  const result: Doc = { v: 2, key, name };
  for (const option of reported) {
    const value = specification[option];
    if (value !== undefined && value !== false) result[option] = value;
  }
  return result;
}
