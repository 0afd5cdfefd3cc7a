import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import { holdLock, jobLockModel } from '../jobs/job-lock';
import type { Migration } from './migration';
import { MIGRATIONS } from './migrations';
import { schemaMigrationModel } from './schema-migration.model';

const LOCK = 'schema-migrations';
/** An instance that says nothing for so long is dead, and another goes on. */
const LOCK_MS = 10_000;

export interface MigrateDeps {
  readonly database: Connection;
  readonly log: FastifyBaseLogger;
  readonly migrations?: readonly Migration[];
}

/**
 * Brings what is stored to what this version expects, before it listens: one instance at a time, each migration once.
 * What a killed instance left in the middle, the next start does again.
 */
export async function migrate({ database, log, migrations = MIGRATIONS }: MigrateDeps): Promise<void> {
  const done = schemaMigrationModel(database);
  const numbersDone = async () => new Set((await done.find().lean().exec()).map(({ _id }) => _id));
  const isNewer = [...(await numbersDone())].some((number) => number > migrations.length);
  if (isNewer)
    log.warn('The database was changed by a newer version of Atoll: this one should soon be gone.');
  const { db } = database;
  if (!db) throw new Error('the database is not connected');
  const lock = await holdLock(jobLockModel(database), LOCK, LOCK_MS, async () => {
    log.info('Another instance changes what is stored: waiting for it.');
  });
  try {
    const known = await numbersDone();
    for (const { number, name, run } of migrations.filter((each) => !known.has(each.number))) {
      log.info({ number }, `Changing what is stored: ${name}.`);
      await run(db, lock.renew);
      await done.create({ _id: number, name, done_at: new Date() });
    }
  } finally {
    await lock.release();
  }
}
