import type { Connection } from 'mongoose';
import type { SharedPost } from '@atoll/contracts/shared-post';
import { sharedPostModel } from './shared-post.model';

export interface ShareRepository {
  readonly insert: (post: SharedPost) => Promise<void>;
  /** Null where nothing was shared under this id. */
  readonly find: (logId: string) => Promise<SharedPost | null>;
}

export function createShareRepository(connection: Connection): ShareRepository {
  const posts = sharedPostModel(connection);
  return {
    insert: async ({ logId, ...post }) => {
      await posts.create({ _id: logId, ...post, created_at: new Date() });
    },
    find: async (logId) => {
      const found = await posts.findById(logId).lean();
      return found && { logId, kind: found.kind, path: found.path, title: found.title };
    },
  };
}
