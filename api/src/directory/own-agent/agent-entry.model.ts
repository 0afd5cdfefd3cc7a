import type { VerificationStatus } from '@atoll/contracts/verification';
import { Schema, type Connection, type Model } from 'mongoose';

/** What an agent's registration made: a request for a row of the directory, which only its owner and the administrator see. */
export interface AgentEntryDocument {
  readonly _id: string;
  readonly user_id: string;
  /** What the administrator decides about: another one after each change, so that nobody approves what they did not see. */
  readonly request_id: string;
  readonly name: string;
  readonly city: string;
  readonly clean_city: string;
  readonly country: string;
  /** The row of the directory that is claimed; null where a new one is asked for. */
  readonly claimed_agent_id: string | null;
  readonly verification_status: VerificationStatus;
  readonly rejection_reason: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const schema = new Schema<AgentEntryDocument>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    request_id: { type: String, required: true },
    name: { type: String, required: true },
    city: { type: String, default: '' },
    clean_city: { type: String, default: '' },
    country: { type: String, default: '' },
    claimed_agent_id: { type: String, default: null },
    verification_status: { type: String, required: true },
    rejection_reason: { type: String, default: null },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'agent_entries', versionKey: false },
);
// An agent's own entry, and that two first sign-ins at once make one.
schema.index({ user_id: 1 }, { unique: true });
// The request that the administrator decides about.
schema.index({ request_id: 1 });
// The administrator's queue: the longest waiting first (POR-16).
schema.index({ verification_status: 1, updated_at: 1 });
// The other claims of a row that was given away.
schema.index({ claimed_agent_id: 1 });

export function agentEntryModel(connection: Connection): Model<AgentEntryDocument> {
  return connection.model<AgentEntryDocument>('AgentEntry', schema);
}
