import type { Connection } from 'mongoose';
import type { Party } from '../models/message-fields';
import { reportModel, type ReportDocument, type ReportedKey } from '../models/report.model';

/** So many are shown to the administrator. */
const SHOWN_MAX = 100;

/** What a side says of a conversation that it reports. */
export type SaidReport = Pick<ReportDocument, 'side' | 'author_id' | 'reason' | 'text' | 'at'>;

export interface ReportsRepository {
  /** Reports a conversation; a second report of the same side changes the first. */
  readonly put: (key: ReportedKey, report: SaidReport) => Promise<void>;
  readonly has: (key: ReportedKey, side: Party) => Promise<boolean>;
  /** The newest first, and how many there are. */
  readonly newest: () => Promise<{ reports: ReportDocument[]; total: number }>;
  readonly ofAuthor: (authorId: string) => Promise<ReportDocument[]>;
  readonly removeOfRequests: (requestIds: readonly string[]) => Promise<void>;
  readonly removeOfConnections: (connectionIds: readonly string[]) => Promise<void>;
  /** Says of an account's reports that it is gone. */
  readonly forgetAuthor: (authorId: string) => Promise<void>;
}

function idOf(key: ReportedKey, side: Party): string {
  return 'connection_id' in key
    ? `${key.connection_id}.${side}`
    : `${key.request_id}.${key.agent_id}.${side}`;
}

/** Conversations that were reported, in MongoDB. */
export function createReportsRepository(connection: Connection): ReportsRepository {
  const reports = reportModel(connection);
  return {
    put: async (key, report) => {
      const _id = idOf(key, report.side);
      // Said anew, it is looked at anew.
      const anew = { $set: { ...key, ...report }, $unset: { settled_at: 1 }, $inc: { version: 1 } };
      await reports.updateOne({ _id }, anew, { upsert: true });
    },
    has: async (key, side) => (await reports.exists({ _id: idOf(key, side) })) !== null,
    newest: async () => {
      const [found, total] = await Promise.all([
        reports.find().sort({ settled_at: 1, at: -1 }).limit(SHOWN_MAX).lean<ReportDocument[]>(),
        reports.countDocuments(),
      ]);
      return { reports: found, total };
    },
    ofAuthor: (authorId) => reports.find({ author_id: authorId }).lean<ReportDocument[]>(),
    removeOfRequests: async (requestIds) =>
      void (await reports.deleteMany({ request_id: { $in: [...requestIds] } })),
    removeOfConnections: async (connectionIds) =>
      void (await reports.deleteMany({ connection_id: { $in: [...connectionIds] } })),
    forgetAuthor: async (authorId) =>
      void (await reports.updateMany({ author_id: authorId }, { author_id: null })),
  };
}
