import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { PricedLine } from '@atoll/contracts/quote';
import { Schema, type Connection, type Model } from 'mongoose';

/** One version of one agent's quote; never changed once it is written. */
export interface QuoteDocument {
  readonly _id: string;
  readonly request_id: string;
  readonly agent_id: string;
  readonly agent_user_id: string;
  /** Agent and agency when it was sent, so that a plan of it names neither; empty once the agent's account is gone. */
  readonly agent_names: readonly string[];
  readonly version: number;
  readonly currency: string;
  readonly title: string;
  readonly message: string;
  readonly lines: readonly PricedLine[];
  readonly terms: string;
  readonly valid_until: string;
  readonly rates_date: string | null;
  readonly sent_at: Date;
  readonly hash: string;
}

const schema = new Schema<QuoteDocument>(
  {
    _id: { type: String, required: true },
    request_id: { type: String, required: true },
    agent_id: { type: String, required: true },
    agent_user_id: { type: String, required: true },
    agent_names: { type: [String], default: [] },
    version: { type: Number, required: true },
    currency: { type: String, required: true },
    title: { type: String, required: true },
    message: { type: String, default: '' },
    lines: { type: [Schema.Types.Mixed], required: true },
    terms: { type: String, default: '' },
    valid_until: { type: String, required: true },
    rates_date: { type: String, default: null },
    sent_at: { type: Date, required: true },
    hash: { type: String, required: true },
  },
  { collection: 'quotes', versionKey: false, minimize: false },
);
// Two versions of one number cannot be, so that of two tabs that send one, one is told.
schema.index({ request_id: 1, agent_id: 1, version: 1 }, { unique: true });
schema.index({ agent_user_id: 1, sent_at: -1 });
schema.index({ sent_at: 1 }, { expireAfterSeconds: KEPT_SECONDS.quoteRequest });

export function quoteModel(connection: Connection): Model<QuoteDocument> {
  return connection.model<QuoteDocument>('Quote', schema);
}
