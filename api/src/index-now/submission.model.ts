import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { IndexNowSubmission } from '@atoll/contracts/index-now';
import { Schema, type Connection, type Model } from 'mongoose';

/** What was, or is to be, submitted to search engines. */
export interface SubmissionDocument {
  readonly _id: string;
  readonly at: Date;
  readonly host: string;
  readonly key: string;
  readonly key_location: string;
  readonly urls: readonly string[];
  /** Apart from them: the history counts without reading up to 10,000 of each. */
  readonly url_count: number;
  readonly first_url: string;
  readonly is_automatic: boolean;
  readonly state: IndexNowSubmission['state'];
  readonly status: number | null;
  readonly problem: string | null;
  readonly attempts: number;
  /** When it is sent next; null where it is not. */
  readonly due_at: Date | null;
  readonly version: number;
}

const schema = new Schema<SubmissionDocument>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    host: { type: String, required: true },
    key: { type: String, required: true },
    key_location: { type: String, required: true },
    urls: { type: [String], required: true },
    url_count: { type: Number, required: true },
    first_url: { type: String, default: '' },
    is_automatic: { type: Boolean, required: true },
    state: { type: String, required: true },
    status: { type: Number, default: null },
    problem: { type: String, default: null },
    attempts: { type: Number, required: true },
    due_at: { type: Date, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'index_now_submissions', versionKey: false },
);
// The newest first; and removes what is over.
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.indexNowSubmission });
// What is to be sent, the earliest first.
schema.index({ due_at: 1 }, { partialFilterExpression: { due_at: { $type: 'date' } } });

export function submissionModel(connection: Connection): Model<SubmissionDocument> {
  return connection.model<SubmissionDocument>('IndexNowSubmission', schema);
}
