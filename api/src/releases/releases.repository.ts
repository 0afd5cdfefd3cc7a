import mongoose, { type Connection } from 'mongoose';
import type { Release } from '@atoll/contracts/registry';
import { isConnected } from '../platform/mongo/connection';
import { releasePointerModel } from './release-pointer.model';
import { releaseModel } from './release.model';

const HISTORY_MAX = 50;

export interface PublishedRelease extends Release {
  readonly publishedAt: Date;
}

export interface ActiveRelease {
  readonly app: string;
  readonly hash: string;
}

export interface ReleasesRepository {
  /** Null where no such release was published. */
  readonly find: (app: string, hash: string) => Promise<PublishedRelease | null>;
  /** The newest first. */
  readonly list: (app: string, limit: number) => Promise<PublishedRelease[]>;
  /** Keeps the first record when the same release is saved twice. */
  readonly save: (release: Release) => Promise<void>;
  /** What every app's pointer says now. Fails at once while the database is known to be lost: pages wait for it. */
  readonly active: () => Promise<ActiveRelease[]>;
  /** Moves the app's pointer and remembers when. */
  readonly activate: (app: string, hash: string) => Promise<void>;
  /** What the app's build folder held at the last start; null where it had none. */
  readonly lastFolderHash: (app: string) => Promise<string | null>;
  readonly rememberFolderHash: (app: string, hash: string) => Promise<void>;
}

/** Releases and their pointers in MongoDB. */
export function createReleasesRepository(connection: Connection): ReleasesRepository {
  const releases = releaseModel(connection);
  const pointers = releasePointerModel(connection);
  return {
    find: (app, hash) => releases.findById(`${app}/${hash}`).select('-_id').lean<PublishedRelease>().exec(),
    list: (app, limit) =>
      releases
        .find({ app })
        .sort({ publishedAt: -1 })
        .limit(limit)
        .select('-_id')
        .lean<PublishedRelease[]>()
        .exec(),
    save: async (release) => {
      const _id = `${release.app}/${release.hash}`;
      const record = { ...release, publishedAt: new Date() };
      await releases.updateOne({ _id }, { $setOnInsert: record }, { upsert: true });
    },
    active: async () => {
      if (!isConnected(connection)) throw new mongoose.mongo.MongoNetworkError('the database is lost');
      const all = await pointers.find().sort({ _id: 1 }).lean().exec();
      return all.map(({ _id, hash }) => ({ app: _id, hash }));
    },
    activate: async (app, hash) => {
      const step = { $each: [{ hash, at: new Date() }], $slice: -HISTORY_MAX };
      await pointers.updateOne({ _id: app }, { $set: { hash }, $push: { history: step } }, { upsert: true });
    },
    lastFolderHash: async (app) => (await pointers.findById(app).lean().exec())?.folderHash ?? null,
    rememberFolderHash: async (app, folderHash) => {
      await pointers.updateOne({ _id: app }, { $set: { folderHash } });
    },
  };
}
