import { isDeepStrictEqual } from 'node:util';
import type { Connection } from 'mongoose';
import { BackupError } from './backup-error';
import type { Amount, Manifest } from './archive/manifest';
import { type Checked, type Readables, readArchive } from './archive/read-archive';
import { databaseOf, type Db } from './database/driver';
import { removeRestoreMark, restoreMark, setRestoreMark } from './database/restore-mark';
import { databaseFigures, emptyDatabase, insertDocuments, isEmptyDatabase } from './database/write-database';
import { fileFigures, type FileSource, hasFiles } from './files/file-source';

export interface RestorePlan {
  readonly connection: Connection;
  readonly sources: readonly FileSource[];
  readonly place: Readables;
  /** An identity of age. */
  readonly key: string;
}

async function refuseUsed(db: Db, sources: readonly FileSource[]): Promise<void> {
  if (await restoreMark(db)) return;
  const used = [];
  if (!(await isEmptyDatabase(db))) used.push('documents');
  for (const source of sources) if (await hasFiles(source)) used.push(`files (${source.name})`);
  if (used.length === 0) return;
  throw new BackupError(
    `This site has ${used.join(' and ')} already: a backup is restored into an empty site only.`,
  );
}

/** Notes what is going on, and takes away what an earlier try with the same backup has left. */
async function begin(db: Db, { id, madeAt }: Manifest): Promise<void> {
  const mark = await restoreMark(db);
  if (!mark) return setRestoreMark(db, id, madeAt);
  if (mark.backup !== id)
    throw new BackupError(
      `This site is half restored from the backup of ${mark.madeAt}: restore that one again, or empty the site first.`,
    );
  await emptyDatabase(db);
}

function sourceNamed(sources: readonly FileSource[], wanted: string): FileSource {
  const source = sources.find(({ name }) => name === wanted);
  if (source) return source;
  throw new BackupError(`The backup has files called ${wanted}, which this version of Atoll does not know.`);
}

async function writeAll({ connection, sources, place, key }: RestorePlan, { tally }: Checked): Promise<void> {
  const db = databaseOf(connection);
  await readArchive(place, key, {
    documents: async (kind, collection, raws) => {
      if (kind === 'removed') return;
      const isLast = (raw: Buffer) => kind === 'changed' || !tally.isReplaced(collection, raw);
      await insertDocuments(db, collection, raws.filter(isLast));
    },
    file: async (name, path, bytes) => sourceNamed(sources, name).storage.write(path, bytes),
  });
}

/** What a database says, and a folder, that has no room left. */
const NO_ROOM = new Set<unknown>([14031, 'ENOSPC', 'EDQUOT']);

function whyNotWritten(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  if (!NO_ROOM.has(code) && !NO_ROOM.has(cause?.code)) return error;
  return new BackupError(
    'The disk of the site is full: it stays half restored; make room, and restore the same backup again.',
    { cause: error },
  );
}

function withoutNothing(amounts: Readonly<Record<string, Amount>>): Record<string, Amount> {
  return Object.fromEntries(Object.entries(amounts).filter(([, { count }]) => count > 0));
}

/** Reads back all that was written. */
async function checkSite({ connection, sources }: RestorePlan, { figures }: Manifest): Promise<void> {
  const files: Record<string, Amount> = {};
  for (const source of sources) {
    const amount = await fileFigures(source);
    if (amount) files[source.name] = amount;
  }
  const collections = await databaseFigures(databaseOf(connection));
  const wanted = { collections: withoutNothing(figures.collections), files: withoutNothing(figures.files) };
  if (isDeepStrictEqual({ collections, files }, wanted)) return;
  throw new BackupError('What was restored is not what the backup holds: the site stays half restored.');
}

/**
 * Restores a backup into an empty site, or into one that an earlier try with it has left half restored. All of the
 * backup is read before anything is written, and all of the site afterwards.
 * Throws a BackupError where the backup or the site is not fit for it.
 */
export async function restoreBackup(plan: RestorePlan): Promise<Manifest> {
  const { connection, sources, place, key } = plan;
  const db = databaseOf(connection);
  await refuseUsed(db, sources);
  const checked = await readArchive(place, key);
  const { manifest } = checked;
  for (const name of Object.keys(manifest.figures.files)) sourceNamed(sources, name);
  try {
    await begin(db, manifest);
    await writeAll(plan, checked);
  } catch (error) {
    throw whyNotWritten(error);
  }
  await checkSite(plan, manifest);
  await removeRestoreMark(db);
  return manifest;
}
