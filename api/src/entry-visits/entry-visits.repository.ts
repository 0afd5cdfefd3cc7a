import type { Connection } from 'mongoose';
import { entryVisitCountModel, type EntryVisitCount } from './entry-visit-count.model';

export interface EntryVisitsRepository {
  readonly count: (agentId: string, at: Date) => Promise<void>;
  /** The days of an entry, the oldest first. */
  readonly daysOf: (agentId: string) => Promise<EntryVisitCount[]>;
  /** Visitors after a day, by what they looked at. */
  readonly sumsAfter: (day: Date) => Promise<ReadonlyMap<string, number>>;
  readonly removeOf: (agentId: string) => Promise<void>;
}

const dayOf = (at: Date) => new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`);
const idOf = (agentId: string, day: Date) => `${day.toISOString().slice(0, 10)} ${agentId}`;

/** Daily counters of entries in MongoDB. */
export function createEntryVisitsRepository(connection: Connection): EntryVisitsRepository {
  const counts = entryVisitCountModel(connection);
  return {
    count: async (agentId, at) => {
      const day = dayOf(at);
      await counts.updateOne(
        { _id: idOf(agentId, day) },
        { $inc: { visits: 1 }, $setOnInsert: { agent_id: agentId, day } },
        { upsert: true },
      );
    },
    daysOf: (agentId) => counts.find({ agent_id: agentId }).sort({ day: 1 }).lean<EntryVisitCount[]>(),
    sumsAfter: async (day) => {
      const sums = await counts.aggregate<{ _id: string; visits: number }>([
        { $match: { day: { $gt: day } } },
        { $group: { _id: '$agent_id', visits: { $sum: '$visits' } } },
      ]);
      return new Map(sums.map(({ _id, visits }) => [_id, visits]));
    },
    removeOf: async (agentId) => void (await counts.deleteMany({ agent_id: agentId })),
  };
}
