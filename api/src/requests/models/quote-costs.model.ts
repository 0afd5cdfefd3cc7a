import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { QuoteBody } from '@atoll/contracts/quote';
import { Schema, type Connection, type Model } from 'mongoose';

/** What a version of a quote costs its agent. Apart from the quote, so that no answer to others can hold it. `_id` is the quote's. */
export interface QuoteCostsDocument {
  readonly _id: string;
  readonly agent_user_id: string;
  readonly costs: readonly QuoteBody['costs'][number][];
  readonly at: Date;
}

const schema = new Schema<QuoteCostsDocument>(
  {
    _id: { type: String, required: true },
    agent_user_id: { type: String, required: true },
    costs: { type: [Schema.Types.Mixed], required: true },
    at: { type: Date, required: true },
  },
  { collection: 'quote_costs', versionKey: false },
);
schema.index({ agent_user_id: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.quoteRequest });

export function quoteCostsModel(connection: Connection): Model<QuoteCostsDocument> {
  return connection.model<QuoteCostsDocument>('QuoteCosts', schema);
}
