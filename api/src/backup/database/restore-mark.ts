import type { Connection } from 'mongoose';
import { BootError } from '../../shared/config/boot-error';
import { isDuplicate } from '../../shared/mongo/is-duplicate';
import { BackupError } from '../backup-error';
import { RESTORES } from './collections';
import { databaseOf, type Db } from './driver';

/** What stands in a database as long as a restore into it has not ended. */
export interface RestoreMark {
  readonly _id: 'restore';
  readonly backup: string;
  readonly madeAt: string;
}

const marks = (db: Db) => db.collection<RestoreMark>(RESTORES);

/** Null where no restore has begun that did not end. */
export function restoreMark(db: Db): Promise<RestoreMark | null> {
  return marks(db).findOne({ _id: 'restore' });
}

/** Notes that a restore begins. Throws a BackupError where another was faster. */
export async function setRestoreMark(db: Db, backup: string, madeAt: string): Promise<void> {
  try {
    await marks(db).insertOne({ _id: 'restore', backup, madeAt });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new BackupError('Another restore into this site has just begun.');
  }
}

export async function removeRestoreMark(db: Db): Promise<void> {
  await marks(db).deleteOne({ _id: 'restore' });
}

/** Throws a BootError where a restore into this database was not finished: half of a site must not be served. */
export async function refuseHalfRestored(connection: Connection): Promise<void> {
  const mark = await restoreMark(databaseOf(connection));
  if (!mark) return;
  throw new BootError(
    `This site is half restored: run the restore of the backup of ${mark.madeAt} again, or empty the database.`,
  );
}
