import type { Connection as Database } from 'mongoose';
import { connectionBlockModel, type ConnectionBlockDocument } from '../models/connection-block.model';
import type { Party } from '../models/message-fields';
import { isDuplicate } from '../../shared/mongo/is-duplicate';

export interface ConnectionBlocksRepository {
  /** Which side has ended the conversation; null while it goes on. */
  readonly of: (connectionId: string) => Promise<Party | null>;
  /** Ends it, or lets it go on; false where the other side has ended it. */
  readonly set: (connectionId: string, side: Party, isBlocked: boolean) => Promise<boolean>;
  readonly remove: (connectionIds: readonly string[]) => Promise<void>;
}

/** Conversations of hotels and agents that were ended, in MongoDB. */
export function createConnectionBlocksRepository(database: Database): ConnectionBlocksRepository {
  const blocks = connectionBlockModel(database);
  const find = (id: string) => blocks.findById(id).lean<ConnectionBlockDocument>();
  return {
    of: async (id) => (await find(id))?.blocked_by ?? null,
    set: async (id, side, isBlocked) => {
      if (!isBlocked) {
        await blocks.deleteOne({ _id: id, blocked_by: side });
        return (await find(id)) === null;
      }
      const own = { _id: id, blocked_by: side };
      try {
        await blocks.updateOne(own, own, { upsert: true });
        return true;
      } catch (error) {
        // The one that is there is the other side's.
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
    remove: async (ids) => void (await blocks.deleteMany({ _id: { $in: [...ids] } })),
  };
}
