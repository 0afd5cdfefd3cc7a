import mongoose, { type Connection } from 'mongoose';
import { BackupError } from '../backup-error';

export type Db = NonNullable<Connection['db']>;

/** The driver's own reading and writing of BSON, which the documents of a backup stay in. */
export const { BSON } = mongoose.mongo;

/** Keeps each number's type, which plain values of JavaScript do not. */
export const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false } as const;

/** The database of a connection. Throws a BackupError where the connection is lost. */
export function databaseOf(connection: Connection): Db {
  if (!connection.db) throw new BackupError('The database is lost.');
  return connection.db;
}
