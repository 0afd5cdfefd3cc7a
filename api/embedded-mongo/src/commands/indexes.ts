import { encode } from '../bson/codec';
import { type Doc, isDoc } from '../bson/document';
import { CommandError } from '../command-error';
import {
  defineIndex,
  idIndex,
  type IndexDefinition,
  isSameDefinition,
  isSameKey,
} from '../indexes/index-definition';
import type { Collection } from '../store/collection';
import { type CommandHandler, countArgument, docArgument, docsArgument, namespaceOf } from './command';

export const createIndexes: CommandHandler = (command, { store }, changes) => {
  const specifications = docsArgument(command.body, 'indexes');
  if (specifications.length === 0) throw new CommandError(2, 'Must specify at least one index to create');
  const definitions = specifications.map(defineIndex);
  const namespace = namespaceOf(command);
  const createdCollectionAutomatically = store.find(namespace) === null;
  const collection = store.obtain(namespace, changes);
  const numIndexesBefore = collection.indexes.length;
  const added: string[] = [];
  try {
    for (const definition of definitions) {
      if (isThere(collection, definition)) continue;
      changes.permit();
      collection.addIndex(definition);
      added.push(definition.name);
    }
  } catch (error) {
    // All or none, as on MongoDB.
    for (const name of added) collection.dropIndex(name);
    throw error;
  }
  for (const name of added)
    changes.note('createIndex', namespace, collection.indexNamed(name)?.definition.specification ?? {});
  const numIndexesAfter = collection.indexes.length;
  const note = added.length === 0 ? { note: 'all indexes already exist' } : {};
  return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ...note, ok: 1 };
};

/** Whether the index exists as asked for; throws when its name or its key belongs to a different one. */
function isThere(collection: Collection, definition: IndexDefinition): boolean {
  if (isSameKey(definition.key, idIndex.key)) return true;
  const named = collection.indexNamed(definition.name)?.definition;
  if (named && isSameDefinition(named, definition)) return true;
  if (named) {
    throw new CommandError(
      86,
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${JSON.stringify(definition.specification)}, existing index: ${JSON.stringify(named.specification)}`,
    );
  }
  const keyed = collection.indexes.find(
    (index) => isSameKey(index.definition.key, definition.key) && isComparable(index.definition, definition),
  );
  if (!keyed) return false;
  throw new CommandError(85, `Index already exists with a different name: ${keyed.definition.name}`);
}

// The same key may be indexed twice under different collations or partial filters.
function isComparable(a: IndexDefinition, b: IndexDefinition): boolean {
  return a.fold === b.fold && JSON.stringify(a.partial?.filter) === JSON.stringify(b.partial?.filter);
}

export const listIndexes: CommandHandler = (command, { store, cursors }, _changes, pace) => {
  const namespace = namespaceOf(command);
  const collection = store.find(namespace);
  if (!collection) throw new CommandError(26, `ns does not exist: ${namespace}`);
  const items = collection.indexes.map(({ definition }) => report(definition));
  const batchSize = countArgument(docArgument(command.body, 'cursor'), 'batchSize');
  return cursors.start({ namespace, items, toRaw: encode }, { batchSize, isSingle: false }, pace);
};

// The index on _id is unique without saying so.
function report({ name, key, specification }: IndexDefinition): Doc {
  return name === idIndex.name ? { v: 2, key, name } : specification;
}

export const dropIndexes: CommandHandler = (command, { store }, changes) => {
  const namespace = namespaceOf(command);
  const collection = store.find(namespace);
  if (!collection) throw new CommandError(26, `ns not found ${namespace}`);
  const nIndexesWas = collection.indexes.length;
  const target = command.body.index;
  for (const name of namesOf(collection, target)) {
    if (name === idIndex.name) throw new CommandError(72, 'cannot drop _id index');
    store.dropIndex(collection, name, changes);
  }
  return { nIndexesWas, ok: 1 };
};

function namesOf(collection: Collection, target: unknown): string[] {
  const names = collection.indexes.map(({ definition }) => definition.name);
  if (target === '*') return names.filter((name) => name !== idIndex.name);
  const wanted: unknown[] = Array.isArray(target) ? target : [target];
  return wanted.map((one) => {
    const found = isDoc(one)
      ? collection.indexes.find(({ definition }) => isSameKey(definition.key, one))?.definition.name
      : names.find((name) => name === one);
    if (found !== undefined) return found;
    throw new CommandError(
      27,
      isDoc(one)
        ? `can't find index with key: ${JSON.stringify(one)}`
        : `index not found with name [${String(one)}]`,
    );
  });
}
