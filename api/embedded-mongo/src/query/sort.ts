import { type Doc, isDoc } from '../bson/document';
import { isNumeric, toDouble } from '../bson/numbers';
import { badValue, CommandError, notSupported } from '../command-error';
import { encodeField, type IndexField } from '../indexes/index-definition';
import { indexTuples } from '../indexes/index-keys';

/** Checks a sort specification and splits it into fields; throws BadValue for anything but 1 and -1. */
export function parseSort(sort: Doc): IndexField[] {
  return Object.entries(sort).map(([name, direction]) => {
    if (isDoc(direction)) throw notSupported('A sort by $meta');
    const order = toDouble(direction);
    if (!isNumeric(direction) || (order !== 1 && order !== -1)) {
      throw new CommandError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    if (name === '' || name.split('.').includes(''))
      throw badValue('FieldPath must not contain an empty component');
    return { name, path: name.split('.'), isDescending: order < 0 };
  });
}

/** Sorts a few items stably by the keys that an index would have; `docOf` finds the document of an item. */
export function sortBy<Item>(items: Item[], fields: IndexField[], docOf: (item: Item) => Doc): Item[] {
  const keyed = items.map((item) => ({ item, key: sortKey(docOf(item), fields) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return keyed.map(({ item }) => item);
}

/**
 * The key that an index over these fields would have for a document. Of an array the smallest element counts, or the
 * largest when descending: either is the lowest key.
 */
export function sortKey(doc: Doc, fields: IndexField[]): string {
  let key = '';
  for (const field of fields) {
    const { tuples } = indexTuples(doc, [field.path]);
    let lowest: string | null = null;
    for (const tuple of tuples) {
      const own = encodeField(field, tuple[0], undefined);
      if (lowest === null || own < lowest) lowest = own;
    }
    key += lowest ?? '';
  }
  return key;
}
