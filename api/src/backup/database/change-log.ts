import { BackupError } from '../backup-error';
import { isBackedUp, MARKS } from './collections';
import { type Db, EXACT } from './driver';
import { idDocument, idKeyOf } from './raw-document';

/** The ids of documents that were written, by collection; each as a document with nothing but its `_id`. */
export type WrittenIds = ReadonlyMap<string, ReadonlyMap<string, Buffer>>;

export interface ChangeLog {
  /** Throws where changes were missed, or could not be followed. */
  readonly check: () => void;
  /** Changes the mark and resolves with all that was written before it, once the log has come so far. */
  readonly untilNow: () => Promise<WrittenIds>;
  readonly close: () => Promise<void>;
}

/** As much as the database may wait for news before it answers that there are none. */
const AWAIT_MS = 1_000;
const ENDING = new Set(['drop', 'rename', 'dropDatabase', 'invalidate']);
/** What a server says that keeps no log of changes. */
const NO_CHANGE_STREAMS = 40573;

interface Event {
  readonly operationType: string;
  readonly ns?: { readonly coll?: string };
  readonly documentKey?: { readonly _id: unknown };
}

function refusal(error: unknown): unknown {
  if ((error as { code?: unknown }).code !== NO_CHANGE_STREAMS) return error;
  return new BackupError(
    'This MongoDB keeps no log of changes: make it a replica set, of one member if need be (docs/operation/backup.md).',
  );
}

function createNotes(mark: string) {
  const written = new Map<string, Map<string, Buffer>>();
  return {
    written,
    /** True of the mark. */
    take: ({ operationType, ns, documentKey }: Event): boolean => {
      const collection = ns?.coll ?? '';
      if (collection === MARKS) return documentKey?._id === mark;
      if (collection !== '' && !isBackedUp(collection)) return false;
      if (ENDING.has(operationType))
        throw new BackupError(`${collection || 'The database'} was dropped while it was copied: try again.`);
      if (documentKey === undefined) return false;
      const ids = written.get(collection) ?? new Map<string, Buffer>();
      written.set(collection, ids);
      const id = idDocument(documentKey._id);
      ids.set(idKeyOf(id), id);
      return false;
    },
  };
}

/** Follows what is written to a database from now on. `mark` is what nobody else uses. */
export async function followChanges(db: Db, mark: string): Promise<ChangeLog> {
  const shape = [{ $project: { operationType: 1, ns: 1, documentKey: 1 } }];
  const stream = db.watch(shape, { maxAwaitTimeMS: AWAIT_MS, ...EXACT });
  const notes = createNotes(mark);
  let failure: unknown = null;
  let isClosed = false;

  async function follow(): Promise<void> {
    while (!isClosed) {
      const event = (await stream.tryNext()) as Event | null;
      if (event && notes.take(event)) return;
    }
  }

  try {
    // The driver opens the stream at its first reading.
    const event = (await stream.tryNext()) as Event | null;
    if (event) notes.take(event);
  } catch (error) {
    await stream.close();
    throw refusal(error);
  }
  const following = follow().catch((error: unknown) => {
    failure ??= error;
  });
  const check = () => {
    if (failure !== null) throw refusal(failure);
  };
  return {
    check,
    untilNow: async () => {
      await db
        .collection<{ _id: string }>(MARKS)
        .updateOne({ _id: mark }, { $set: { isCopied: true } }, { upsert: true });
      await following;
      check();
      return notes.written;
    },
    close: async () => {
      isClosed = true;
      await stream.close();
      await following;
    },
  };
}
