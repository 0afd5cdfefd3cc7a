import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { ReviewReportReason } from '@atoll/contracts/review';
import { Schema, type Connection, type Model } from 'mongoose';

/** What somebody reported of a review, for the administrators. */
export interface ReviewReportDocument {
  readonly review_id: string;
  readonly part: 'review' | 'answer';
  readonly reason: ReviewReportReason;
  readonly text: string;
  readonly at: Date;
  /** When somebody of the portal was done with it. */
  readonly settled_at?: Date;
  /** Another one after each change; 0 where there was none. */
  readonly version?: number;
}

const schema = new Schema<ReviewReportDocument>(
  {
    review_id: { type: String, required: true },
    part: { type: String, required: true },
    reason: { type: String, required: true },
    text: { type: String, default: '' },
    at: { type: Date, required: true },
    settled_at: { type: Date },
    version: { type: Number },
  },
  { collection: 'review_reports', versionKey: false },
);
// How many there are of one review.
schema.index({ review_id: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.reviewReport });

export function reviewReportModel(connection: Connection): Model<ReviewReportDocument> {
  return connection.model<ReviewReportDocument>('ReviewReport', schema);
}
