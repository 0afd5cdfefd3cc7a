import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Connection } from 'mongoose';
import { BackupError } from './backup-error';
import { type Manifest, newHead } from './archive/manifest';
import { readArchive } from './archive/read-archive';
import { writeArchive } from './archive/write-archive';
import { copyDatabase } from './database/copy-database';
import { copyFiles, type FileSource } from './files/file-source';
import type { BackupPlace } from './places/place';

export interface BackupPlan {
  readonly connection: Connection;
  readonly sources: readonly FileSource[];
  readonly place: BackupPlace;
  /** An identity of age. */
  readonly key: string;
  /** The version of the product. */
  readonly product: string;
  readonly now: Date;
}

/**
 * Makes a backup while the site goes on, reads all of it back, and only then gives it its name.
 * Throws a BackupError where that is not possible; nothing is left then, and what was there stays.
 */
export async function makeBackup(plan: BackupPlan): Promise<Manifest> {
  const { connection, sources, place, key, product, now } = plan;
  const id = randomUUID();
  const draft = await place.begin(id);
  try {
    const archive = await writeArchive(newHead(id, product, now), key, async (writer) => {
      const copied = sources.map((source) => ({ source, known: new Set<string>() }));
      for (const { source, known } of copied) await copyFiles(source, known, writer.file);
      await copyDatabase(connection, id, writer.documents);
      for (const { source, known } of copied) await copyFiles(source, known, writer.file);
    });
    await draft.write(archive.bytes);
    const { manifest } = await readArchive(draft, key);
    if (manifest.id !== id || !isDeepStrictEqual(manifest.figures, archive.tally.figures()))
      throw new BackupError(`${place.name} does not hold what was written to it.`);
    await draft.finish();
    return manifest;
  } catch (error) {
    await draft.discard();
    throw error;
  }
}
