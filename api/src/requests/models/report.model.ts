import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { ReportReason } from '@atoll/contracts/quote-request';
import { Schema, type Connection, type Model } from 'mongoose';
import type { ConnectionKey } from './connection-message.model';
import type { Party } from './message-fields';
import type { RequestKey } from './request-message.model';

/** Which conversation was reported: one about a request, or one of a hotel and an agent. */
export type ReportedKey = RequestKey | ConnectionKey;

/** A conversation that one of its sides has reported. `_id` is its key and the side: each side reports it once. */
export interface ReportDocument extends Partial<RequestKey & ConnectionKey> {
  readonly _id: string;
  readonly side: Party;
  /** The account that reports; null for a traveler without one. */
  readonly author_id: string | null;
  readonly reason: ReportReason;
  readonly text: string;
  readonly at: Date;
  /** When somebody of the portal was done with it. */
  readonly settled_at?: Date;
  /** Another one after each change; 0 where there was none. */
  readonly version?: number;
}

const schema = new Schema<ReportDocument>(
  {
    _id: { type: String, required: true },
    request_id: String,
    agent_id: String,
    connection_id: String,
    side: { type: String, required: true },
    author_id: { type: String, default: null },
    reason: { type: String, required: true },
    text: { type: String, default: '' },
    at: { type: Date, required: true },
    settled_at: { type: Date },
    version: { type: Number },
  },
  { collection: 'conversation_reports', versionKey: false },
);
schema.index({ request_id: 1 });
schema.index({ connection_id: 1 });
schema.index({ author_id: 1 });
// Also the newest first, for the administrator.
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.quoteRequest });

export function reportModel(connection: Connection): Model<ReportDocument> {
  return connection.model<ReportDocument>('ConversationReport', schema);
}
