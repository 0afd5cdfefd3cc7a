import type { Connection } from 'mongoose';
import { BackupError } from '../backup-error';
import type { ArchiveWriter } from '../archive/write-archive';
import type { DocumentKind } from '../archive/tally';
import { type ChangeLog, followChanges, type WrittenIds } from './change-log';
import { backedUpCollections, MARKS } from './collections';
import { databaseOf, type Db } from './driver';
import { idKeyOf, idOf } from './raw-document';

type Session = ReturnType<ReturnType<Connection['getClient']>['startSession']>;
/** By which a backup knows how far its change log has come. */
interface Mark {
  readonly _id: string;
  readonly at: Date;
}

type WriteDocuments = ArchiveWriter['documents'];

/** Documents are handed on in parts of about this size. */
const PART_BYTES = 512 * 1024;
const BATCH = 500;
const IDS_AT_ONCE = 500;
/** Whose backup is still at work after so long has been killed. */
const KILLED_LONG_AGO_MS = 7 * 24 * 60 * 60_000;
/** What a server says that cannot write the mark, the only thing that a backup writes. */
const OUT_OF_DISK_SPACE = 14031;
/** What a server says whose moment of a snapshot is over. */
const SNAPSHOT_GONE = new Set([239, 246]);

async function writeParts(
  kind: DocumentKind,
  collection: string,
  documents: AsyncIterable<Buffer>,
  write: WriteDocuments,
): Promise<void> {
  let [part, bytes] = [[] as Buffer[], 0];
  for await (const raw of documents) {
    part.push(raw);
    bytes += raw.length;
    if (bytes < PART_BYTES) continue;
    await write(kind, collection, part);
    [part, bytes] = [[], 0];
  }
  await write(kind, collection, part);
}

async function* everyDocument(db: Db, collection: string, log: ChangeLog): AsyncGenerator<Buffer> {
  const options = { raw: true, batchSize: BATCH, readConcern: 'majority' } as const;
  for await (const raw of db.collection(collection).find({}, options)) {
    log.check();
    yield raw as unknown as Buffer;
  }
}

/** Writes the documents of these ids as they were at the session's moment, and which of them were gone. */
async function writeFinal(
  db: Db,
  session: Session,
  [collection, ids]: [string, ReadonlyMap<string, Buffer>],
  write: WriteDocuments,
): Promise<void> {
  const all = [...ids.entries()];
  for (let at = 0; at < all.length; at += IDS_AT_ONCE) {
    const missing = new Map(all.slice(at, at + IDS_AT_ONCE));
    const filter = { _id: { $in: [...missing.values()].map(idOf) as never[] } };
    async function* found() {
      for await (const raw of db.collection(collection).find(filter, { session, raw: true })) {
        const bytes = raw as unknown as Buffer;
        missing.delete(idKeyOf(bytes));
        yield bytes;
      }
    }
    await writeParts('changed', collection, found(), write);
    await write('removed', collection, [...missing.values()]);
  }
}

async function writeChanges(
  db: Db,
  session: Session,
  written: WrittenIds,
  write: WriteDocuments,
): Promise<void> {
  try {
    for (const ids of written) await writeFinal(db, session, ids, write);
  } catch (error) {
    if (!SNAPSHOT_GONE.has(Number((error as { code?: unknown }).code))) throw error;
    throw new BackupError(
      'So much was written during the copy that its moment was over before all of it was read: try again at a quieter time.',
      { cause: error },
    );
  }
}

/**
 * Writes a database as it was at one moment, while others go on writing: first a copy, then each document that was
 * written meanwhile as it was at a moment after the copy, which is the backup's (docs/decisions/0053-backup.md).
 * `mark` is what nobody else uses.
 */
export async function copyDatabase(
  connection: Connection,
  mark: string,
  write: WriteDocuments,
): Promise<void> {
  const db = databaseOf(connection);
  const marks = db.collection<Mark>(MARKS);
  const session = connection.getClient().startSession({ snapshot: true });
  let log: ChangeLog | null = null;
  try {
    // Before the copy, because no snapshot can be read of a collection that is not there yet.
    await marks.insertOne({ _id: mark, at: new Date() });
    log = await followChanges(db, mark);
    for (const collection of await backedUpCollections(db))
      await writeParts('copied', collection, everyDocument(db, collection, log), write);
    // The first read of a snapshot session sets its moment; what is written later is heard of, and read as it was then.
    await marks.find({ _id: mark }, { session }).toArray();
    if (!('snapshotTime' in session && session.snapshotTime))
      throw new BackupError('The database gives no moment to read at: MongoDB 5 or newer does.');
    const written = await log.untilNow();
    await writeChanges(db, session, written, write);
    await marks.deleteMany({
      $or: [{ _id: mark }, { at: { $lt: new Date(Date.now() - KILLED_LONG_AGO_MS) } }],
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== OUT_OF_DISK_SPACE) throw error;
    throw new BackupError('The disk of the database is full: there is no backup, and what was there stays.', {
      cause: error,
    });
  } finally {
    await session.endSession();
    await log?.close();
  }
}
