import {
  collectionStats,
  create,
  databaseStats,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
} from './collections';
import type { CommandHandler } from './command';
import { deleteDocuments } from './delete';
import { buildInfo, connectionStatus, hello, ping, serverStatus } from './diagnostics';
import { findAndModify } from './find-and-modify';
import { createIndexes, dropIndexes, listIndexes } from './indexes';
import { insert } from './insert';
import { aggregateCommand, count, distinct, find, getMore, killCursors } from './read';
import { update } from './update';

/** Every command that is answered, by name. Sessions are accepted and need no state of their own. */
export const commandTable: ReadonlyMap<string, CommandHandler> = new Map<string, CommandHandler>([
  ['hello', hello],
  ['isMaster', hello],
  ['ismaster', hello],
  ['ping', ping],
  ['buildInfo', buildInfo],
  ['buildinfo', buildInfo],
  ['serverStatus', serverStatus],
  ['connectionStatus', connectionStatus],
  ['endSessions', ping],
  ['refreshSessions', ping],
  ['insert', insert],
  ['update', update],
  ['delete', deleteDocuments],
  ['findAndModify', findAndModify],
  ['findandmodify', findAndModify],
  ['find', find],
  ['getMore', getMore],
  ['killCursors', killCursors],
  ['aggregate', aggregateCommand],
  ['count', count],
  ['distinct', distinct],
  ['create', create],
  ['drop', drop],
  ['dropDatabase', dropDatabase],
  ['listCollections', listCollections],
  ['listDatabases', listDatabases],
  ['dbStats', databaseStats],
  ['collStats', collectionStats],
  ['createIndexes', createIndexes],
  ['listIndexes', listIndexes],
  ['dropIndexes', dropIndexes],
]);
