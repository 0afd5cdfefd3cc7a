import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model } from 'mongoose';
import type { MediaJob } from '@atoll/contracts/media';

/** A bulk job and how far it has come: `keys` before `done` were tried. `_id` is its id. */
export interface MediaJobDocument {
  readonly _id: string;
  readonly bucket: string;
  readonly keys: readonly string[];
  readonly done: number;
  readonly failed: MediaJob['failed'];
  readonly state: MediaJob['state'];
  readonly created_at: Date;
}

const schema = new Schema<MediaJobDocument>(
  {
    _id: { type: String, required: true },
    bucket: { type: String, required: true },
    keys: { type: [String], required: true },
    done: { type: Number, required: true },
    failed: { type: [{ key: String, problem: String, _id: false }], required: true },
    state: { type: String, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'media_jobs', versionKey: false },
);
// The oldest job that is not done: what the worker does next.
schema.index({ state: 1, created_at: 1 });
// Removes what nobody looks at any more.
schema.index({ created_at: 1 }, { expireAfterSeconds: KEPT_SECONDS.mediaJob });

export function mediaJobModel(connection: Connection): Model<MediaJobDocument> {
  return connection.model<MediaJobDocument>('MediaJob', schema);
}
