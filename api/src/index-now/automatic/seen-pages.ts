import type { Connection } from 'mongoose';
import type { Subject } from '../../shared/changes/changes';
import { seenPageModel, type SeenPageDocument } from './seen-page.model';

export interface SeenPages {
  /** Has the pages of a subject looked at: those that are known, and the one where it is now. */
  readonly mark: (subject: Subject, path: string | null) => Promise<void>;
  /** Notes pages as they are, without submitting them. */
  readonly note: (pages: readonly Pick<SeenPageDocument, '_id' | 'subject' | 'hash'>[]) => Promise<void>;
  /** Pages to be looked at that were not submitted since then; at most so many, those first that wait longest. */
  readonly pending: (notSince: Date, most: number) => Promise<SeenPageDocument[]>;
  /** They show what search engines know already. */
  readonly isKnown: (paths: readonly string[]) => Promise<void>;
  readonly submitted: (pages: readonly Pick<SeenPageDocument, '_id' | 'hash'>[], at: Date) => Promise<void>;
}

/** What search engines know of the site's pages, in MongoDB. */
export function createSeenPages(database: Connection): SeenPages {
  const seen = seenPageModel(database);
  return {
    mark: async (subject, path) => {
      await seen.updateMany({ subject }, { $set: { is_pending: true } });
      if (path === null) return;
      const first = { hash: null, submitted_at: null };
      await seen.updateOne(
        { _id: path },
        { $set: { subject, is_pending: true }, $setOnInsert: first },
        { upsert: true },
      );
    },
    note: async (pages) => {
      if (pages.length === 0) return;
      const writes = pages.map(({ _id, subject, hash }) => ({
        updateOne: {
          filter: { _id },
          update: { $set: { subject, hash }, $setOnInsert: { is_pending: false, submitted_at: null } },
          upsert: true,
        },
      }));
      await seen.bulkWrite(writes, { ordered: false });
    },
    pending: (notSince, most) =>
      seen
        .find({ is_pending: true, $or: [{ submitted_at: null }, { submitted_at: { $lte: notSince } }] })
        .sort({ submitted_at: 1, _id: 1 })
        .limit(most)
        .lean<SeenPageDocument[]>(),
    isKnown: async (paths) =>
      void (await seen.updateMany({ _id: { $in: paths } }, { $set: { is_pending: false } })),
    submitted: async (pages, at) => {
      const writes = pages.map(({ _id, hash }) => ({
        updateOne: { filter: { _id }, update: { $set: { hash, is_pending: false, submitted_at: at } } },
      }));
      await seen.bulkWrite(writes, { ordered: false });
    },
  };
}
