import type { Acceptance } from '@atoll/contracts/quote';
import { Schema, type Connection, type Model } from 'mongoose';

/** What was accepted of a request, as it was, for ever (RFQ-10). `_id` is the request's; no names, no contact data. */
export interface AcceptanceDocument {
  readonly _id: string;
  readonly agent_id: string;
  /** Null once the agent's account is gone. */
  readonly agent_user_id: string | null;
  readonly document: Acceptance;
}

const schema = new Schema<AcceptanceDocument>(
  {
    _id: { type: String, required: true },
    agent_id: { type: String, required: true },
    agent_user_id: { type: String, default: null },
    document: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'quote_acceptances', versionKey: false, minimize: false },
);

export function acceptanceModel(connection: Connection): Model<AcceptanceDocument> {
  return connection.model<AcceptanceDocument>('QuoteAcceptance', schema);
}
