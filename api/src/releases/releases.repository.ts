import mongoose, { type Connection } from 'mongoose';
import type { Release } from '@atoll/contracts/registry';
import { isConnected } from '../shared/mongo/connection';
import { recent } from './recent-read';
import { NEW_POINTER, type ReleasePointer } from './release-pointer';
import { releasePointerModel, type StoredPointer } from './release-pointer.model';
import { releaseModel } from './release.model';
import { isDuplicate } from '../shared/mongo/is-duplicate';

export interface PublishedRelease extends Release {
  readonly publishedAt: Date;
}

export type ListedRelease = Pick<
  PublishedRelease,
  'hash' | 'version' | 'contract' | 'commit' | 'publishedAt' | 'sizes' | 'budget'
>;

export interface AppPointer extends ReleasePointer {
  readonly app: string;
}

export interface ReleasesRepository {
  /** Null where no such release was published. */
  readonly find: (app: string, hash: string) => Promise<PublishedRelease | null>;
  /** The newest first, without what is long in a record. */
  readonly list: (app: string, limit: number) => Promise<ListedRelease[]>;
  /** Keeps the first record when the same release is saved twice. */
  readonly save: (release: Release) => Promise<void>;
  /**
   * Every app's pointer: with this instance's changes at once, with another's after POINTERS_MAX_AGE_MS at the latest.
   * Until then it is the very same list. Fails at once while the database is known to be lost: pages wait for it.
   */
  readonly pointers: () => Promise<readonly AppPointer[]>;
  /** One app's pointer; a new one where nothing was ever published. */
  readonly pointer: (app: string) => Promise<ReleasePointer>;
  /**
   * Changes an app's pointer in one step and returns the new one. `step` may be called again when another instance
   * was faster; what it throws ends the change; where it returns the very pointer it got, nothing is written.
   */
  readonly change: (
    app: string,
    step: (pointer: ReleasePointer) => ReleasePointer,
  ) => Promise<ReleasePointer>;
  /** What the app's build folder held at the last start; null where it had none. */
  readonly lastFolderHash: (app: string) => Promise<string | null>;
  readonly rememberFolderHash: (app: string, hash: string) => Promise<void>;
}

const CHANGES_MAX = 20;
/** Every page asks for the pointers: reading them for each of a thousand a second costs more than the pages. */
const POINTERS_MAX_AGE_MS = 25;

function toPointer(stored: Partial<StoredPointer>): ReleasePointer {
  const { hash, canary, watch, takenBack, disabled, history, revision } = { ...NEW_POINTER, ...stored };
  return { hash, canary, revision, watch, takenBack, disabled, history };
}

/** Releases and their pointers in MongoDB. */
export function createReleasesRepository(connection: Connection): ReleasesRepository {
  const releases = releaseModel(connection);
  const pointers = releasePointerModel(connection);

  /** False when somebody else changed the pointer meanwhile. */
  async function write(app: string, current: StoredPointer | null, next: ReleasePointer): Promise<boolean> {
    const isNew = current === null;
    try {
      const { matchedCount, upsertedCount } = await pointers.updateOne(
        { _id: app, revision: isNew ? 0 : current.revision },
        { $set: next },
        { upsert: isNew },
      );
      return matchedCount + upsertedCount > 0;
    } catch (error) {
      if (isNew && isDuplicate(error)) return false;
      throw error;
    }
  }

  async function tryChange(
    app: string,
    step: (pointer: ReleasePointer) => ReleasePointer,
  ): Promise<ReleasePointer | null> {
    const current = await pointers.findById(app).lean<StoredPointer>().exec();
    const pointer = current ? toPointer(current) : NEW_POINTER;
    const next = step(pointer);
    if (next === pointer) return pointer;
    const changed = { ...next, revision: pointer.revision + 1 };
    const isWritten = await write(app, current, changed);
    kept.forget();
    return isWritten ? changed : null;
  }

  async function readPointers(): Promise<AppPointer[]> {
    if (!isConnected(connection)) throw new mongoose.mongo.MongoNetworkError('the database is lost');
    // The history is long and nobody's page needs it.
    const all = await pointers
      .find()
      .select('-history')
      .sort({ _id: 1 })
      .lean<Omit<StoredPointer, 'history'>[]>()
      .exec();
    return all.map((stored) => ({ app: stored._id, ...toPointer(stored) }));
  }
  const kept = recent(readPointers, POINTERS_MAX_AGE_MS);

  return {
    find: (app, hash) => releases.findById(`${app}/${hash}`).select('-_id').lean<PublishedRelease>().exec(),
    list: (app, limit) =>
      releases
        .find({ app })
        .sort({ publishedAt: -1 })
        .limit(limit)
        .select('-_id hash version contract commit publishedAt sizes budget')
        .lean<ListedRelease[]>()
        .exec(),
    save: async (release) => {
      const _id = `${release.app}/${release.hash}`;
      const record = { ...release, publishedAt: new Date() };
      await releases.updateOne({ _id }, { $setOnInsert: record }, { upsert: true });
    },
    pointers: kept.read,
    pointer: async (app) => {
      const stored = await pointers.findById(app).lean<StoredPointer>().exec();
      return stored ? toPointer(stored) : NEW_POINTER;
    },
    change: async (app, step) => {
      for (let attempt = 0; attempt < CHANGES_MAX; attempt += 1) {
        const changed = await tryChange(app, step);
        if (changed) return changed;
      }
      throw new Error(`the pointer of ${app} was changed by others ${CHANGES_MAX} times in a row`);
    },
    lastFolderHash: async (app) => (await pointers.findById(app).lean().exec())?.folderHash ?? null,
    rememberFolderHash: async (app, folderHash) => {
      await pointers.updateOne({ _id: app }, { $set: { folderHash } });
    },
  };
}
