import { Schema, type Connection, type Model } from 'mongoose';

/** How a traveler reviewed the agent of an accepted quote. One that its author removed stays as a row without words. */
export interface ReviewDocument {
  readonly _id: string;
  readonly request_id: string;
  readonly agent_id: string;
  /** The agent's account; '' once it is gone. */
  readonly agent_user_id: string;
  /** 0 once it is removed. */
  readonly rating: number;
  readonly text: string;
  /** Of the trip, `yyyy-MM`; null where its time was open. */
  readonly month: string | null;
  /** 'C.'; null where the traveler does not want it. */
  readonly shown_name: string | null;
  readonly is_sample: boolean;
  readonly at: Date;
  /** When its author changed it last; null where nobody did. */
  readonly changed_at: Date | null;
  /** Grows with each change of its author. */
  readonly version: number;
  readonly removed_at: Date | null;
  readonly answer: { readonly text: string; readonly at: Date } | null;
}

const schema = new Schema<ReviewDocument>(
  {
    _id: { type: String, required: true },
    request_id: { type: String, required: true },
    agent_id: { type: String, required: true },
    agent_user_id: { type: String, default: '' },
    rating: { type: Number, required: true },
    text: { type: String, default: '' },
    month: { type: String, default: null },
    shown_name: { type: String, default: null },
    is_sample: { type: Boolean, required: true },
    at: { type: Date, required: true },
    changed_at: { type: Date, default: null },
    version: { type: Number, required: true },
    removed_at: { type: Date, default: null },
    answer: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'request_reviews', versionKey: false },
);
// One request has one review, whoever sends it twice.
schema.index({ request_id: 1 }, { unique: true });
// Those of an agent, the newest first.
schema.index({ agent_id: 1, at: -1 });
schema.index({ agent_user_id: 1 });

export function reviewModel(connection: Connection): Model<ReviewDocument> {
  return connection.model<ReviewDocument>('RequestReview', schema);
}
