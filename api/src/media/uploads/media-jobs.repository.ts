import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { MediaJob } from '@atoll/contracts/media';
import { mediaJobModel, type MediaJobDocument } from './media-job.model';

export type StoredJob = Omit<MediaJobDocument, '_id'> & { readonly id: string };

export interface MediaJobsRepository {
  readonly add: (bucket: string, keys: readonly string[]) => Promise<StoredJob>;
  readonly find: (bucket: string, id: string) => Promise<StoredJob | null>;
  /** The oldest that is not done. */
  readonly next: () => Promise<StoredJob | null>;
  readonly begin: (id: string) => Promise<void>;
  /** Notes that the keys before `done` were tried, and those among the last ones that failed. */
  readonly advance: (id: string, done: number, failed: MediaJob['failed']) => Promise<void>;
  readonly finish: (id: string) => Promise<void>;
}

function toStored({ _id, ...job }: MediaJobDocument): StoredJob {
  return { id: _id, ...job };
}

/** Bulk jobs and their progress in MongoDB, so that one that was ended in the middle goes on where it was. */
export function createMediaJobsRepository(connection: Connection): MediaJobsRepository {
  const jobs = mediaJobModel(connection);
  const set = async (id: string, fields: Partial<MediaJobDocument>) =>
    void (await jobs.updateOne({ _id: id }, { $set: fields }));
  return {
    add: async (bucket, keys) => {
      const own = { bucket, keys: [...keys], done: 0, failed: [], created_at: new Date() };
      const job = { _id: randomUUID(), ...own, state: 'waiting' as const };
      await jobs.create(job);
      return toStored(job);
    },
    find: async (bucket, id) => {
      const found = await jobs.findOne({ _id: id, bucket }).lean();
      return found && toStored(found);
    },
    next: async () => {
      const unfinished = { state: { $in: ['waiting' as const, 'running' as const] } };
      const found = await jobs.findOne(unfinished).sort({ created_at: 1 }).lean();
      return found && toStored(found);
    },
    begin: (id) => set(id, { state: 'running' }),
    advance: async (id, done, failed) =>
      void (await jobs.updateOne({ _id: id }, { $set: { done }, $push: { failed: { $each: failed } } })),
    finish: (id) => set(id, { state: 'done' }),
  };
}
