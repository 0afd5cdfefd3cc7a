import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { TripPlan, WantedPlan } from '@atoll/contracts/trip-plan';
import { Schema, type Connection, type Model } from 'mongoose';

/** A quote without names: shared, or taken over into somebody's own trip (RFQ-11). */
export interface TripPlanDocument
  extends WantedPlan, Pick<TripPlan, 'version' | 'city' | 'country' | 'asked'> {
  readonly _id: string;
  readonly is_shared: boolean;
  /** The quote and the request that a shared one is of; null for one's own. */
  readonly quote_id: string | null;
  readonly request_id: string | null;
  /** The quote that one's own was made of, also through copies; null of plans of before this was kept. */
  readonly origin_quote_id: string | null;
  /** The request whose quotes one's own was made of; null where it is like a shared one. Plans of before have none. */
  readonly made_of?: string | null;
  /** The account that made it; null where only the link owns it. */
  readonly traveler_id: string | null;
  readonly changed_at: Date;
}

const schema = new Schema<TripPlanDocument>(
  {
    _id: { type: String, required: true },
    title: { type: String, required: true },
    wish: { type: String, default: '' },
    currency: { type: String, required: true },
    lines: { type: Schema.Types.Mixed, required: true },
    descent: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
    city: { type: String, default: null },
    country: { type: String, default: null },
    asked: { type: Schema.Types.Mixed, default: null },
    is_shared: { type: Boolean, required: true },
    quote_id: { type: String, default: null },
    request_id: { type: String, default: null },
    origin_quote_id: { type: String, default: null },
    made_of: { type: String, default: null },
    traveler_id: { type: String, default: null },
    changed_at: { type: Date, required: true },
  },
  { collection: 'trip_plans', versionKey: false, minimize: false },
);
// One link for each shared quote, however often it is asked for.
schema.index({ quote_id: 1 }, { unique: true, partialFilterExpression: { quote_id: { $type: 'string' } } });
schema.index({ request_id: 1 });
// What a new plan of a request may not be called.
schema.index({ made_of: 1 });
schema.index({ traveler_id: 1, changed_at: -1 });
// How many were made of a quote.
schema.index({ origin_quote_id: 1, changed_at: 1 });
schema.index({ changed_at: 1 }, { expireAfterSeconds: KEPT_SECONDS.quoteRequest });

export function tripPlanModel(connection: Connection): Model<TripPlanDocument> {
  return connection.model<TripPlanDocument>('TripPlan', schema);
}
