import type { Connection } from 'mongoose';
import { pageViewCountModel } from './page-view-count.model';

export interface PageViewsRepository {
  /** Adds one view of a page, named by its route pattern, to the count of that day (UTC). */
  readonly count: (pattern: string, at: Date) => Promise<void>;
}

/** Daily page view counters in MongoDB. */
export function createPageViewsRepository(connection: Connection): PageViewsRepository {
  const counts = pageViewCountModel(connection);
  return {
    count: async (pattern, at) => {
      const day = at.toISOString().slice(0, 10);
      await counts.updateOne(
        { _id: `${day} ${pattern}` },
        { $inc: { views: 1 }, $setOnInsert: { day, pattern } },
        { upsert: true },
      );
    },
  };
}
