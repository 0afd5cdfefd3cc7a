import type { Connection } from 'mongoose';
import { absenceModel, type AbsenceDocument } from '../models/absence.model';

export interface AbsencesRepository {
  /** The last day away; null where requests come. */
  readonly untilOf: (userId: string) => Promise<string | null>;
  readonly set: (userId: string, until: string | null) => Promise<void>;
  /** Last days away by account, of those who have one. */
  readonly ofAll: (userIds: readonly string[]) => Promise<Map<string, string>>;
}

export function createAbsencesRepository(connection: Connection): AbsencesRepository {
  const absences = absenceModel(connection);
  return {
    untilOf: async (userId) => (await absences.findById(userId).lean<AbsenceDocument>())?.until ?? null,
    set: async (userId, until) => {
      if (until === null) await absences.deleteOne({ _id: userId });
      else await absences.updateOne({ _id: userId }, { until }, { upsert: true });
    },
    ofAll: async (userIds) => {
      const rows = await absences.find({ _id: { $in: [...userIds] } }).lean<AbsenceDocument[]>();
      return new Map(rows.map(({ _id, until }) => [_id, until]));
    },
  };
}
