import type { Doc } from '../bson/document';
import { encode } from '../bson/codec';
import { CommandError, notSupported } from '../command-error';
import { compileMatcher } from '../query/matcher';
import { type CommandHandler, countArgument, docArgument, namespaceOf } from './command';

const leftOut = [
  'capped',
  'timeseries',
  'viewOn',
  'pipeline',
  'validator',
  'collation',
  'clusteredIndex',
  'changeStreamPreAndPostImages',
  'encryptedFields',
  'expireAfterSeconds',
];

export const create: CommandHandler = (command, { store }, changes) => {
  const option = leftOut.find((name) => command.body[name] !== undefined && command.body[name] !== false);
  if (option) throw notSupported(`create with '${option}'`);
  const namespace = namespaceOf(command);
  // Since 7.0 creating a collection again with the same options succeeds.
  if (!store.find(namespace)) store.create(namespace, changes);
  return { ok: 1 };
};

export const drop: CommandHandler = (command, { store }, changes) => {
  const namespace = namespaceOf(command);
  const collection = store.find(namespace);
  if (!collection) return { ok: 1 };
  const nIndexesWas = collection.indexes.length;
  store.drop(collection, changes);
  return { nIndexesWas, ns: namespace, ok: 1 };
};

export const dropDatabase: CommandHandler = ({ database }, { store }, changes) => {
  const collections = store.inDatabase(database);
  for (const collection of collections) store.drop(collection, changes);
  return collections.length > 0 ? { dropped: database, ok: 1 } : { ok: 1 };
};

export const listCollections: CommandHandler = ({ body, database }, { store, cursors }, _changes, pace) => {
  const matches = compileMatcher(docArgument(body, 'filter'));
  const all = store
    .inDatabase(database)
    .map(({ namespace }) => describe(namespace.slice(database.length + 1), body.nameOnly === true));
  const items = pace.run(() => all.filter(matches));
  const source = { namespace: `${database}.$cmd.listCollections`, items, toRaw: encode };
  const batchSize = countArgument(docArgument(body, 'cursor'), 'batchSize');
  return cursors.start(source, { batchSize, isSingle: false }, pace);
};

function describe(name: string, nameOnly: boolean): Doc {
  if (nameOnly) return { name, type: 'collection' };
  return {
    name,
    type: 'collection',
    options: {},
    info: { readOnly: false },
    idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
  };
}

export const listDatabases: CommandHandler = ({ body, database }, { store }, _changes, pace) => {
  if (database !== 'admin')
    throw new CommandError(13, 'listDatabases may only be run against the admin database.');
  const sizes = new Map<string, number>();
  for (const { namespace, bytes } of store.collections) {
    const name = namespace.slice(0, namespace.indexOf('.'));
    sizes.set(name, (sizes.get(name) ?? 0) + bytes);
  }
  const matches = compileMatcher(docArgument(body, 'filter'));
  const all = [...sizes].map(([name, sizeOnDisk]) => ({ name, sizeOnDisk, empty: false }));
  const databases = pace.run(() => all.filter(matches));
  if (body.nameOnly === true) return { databases: databases.map(({ name }) => ({ name })), ok: 1 };
  return { databases, totalSize: databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0), ok: 1 };
};

export const databaseStats: CommandHandler = ({ database }, { store }) => {
  const collections = store.inDatabase(database);
  const total = (of: (collection: (typeof collections)[number]) => number) =>
    collections.reduce((sum, collection) => sum + of(collection), 0);
  return {
    db: database,
    collections: collections.length,
    views: 0,
    objects: total(({ count }) => count),
    dataSize: total(({ bytes }) => bytes),
    indexes: total(({ indexes }) => indexes.length),
    ok: 1,
  };
};

export const collectionStats: CommandHandler = (command, { store }) => {
  const namespace = namespaceOf(command);
  const collection = store.find(namespace);
  return {
    ns: namespace,
    count: collection?.count ?? 0,
    size: collection?.bytes ?? 0,
    nindexes: collection?.indexes.length ?? 0,
    capped: false,
    ok: 1,
  };
};
