import { Schema, type Connection, type Model } from 'mongoose';

/** A bucket of pictures. `_id` is its name. */
export interface MediaBucketDocument {
  readonly _id: string;
  readonly created_at: Date;
}

const schema = new Schema<MediaBucketDocument>(
  { _id: { type: String, required: true }, created_at: { type: Date, required: true } },
  { collection: 'media_buckets', versionKey: false },
);

export function mediaBucketModel(connection: Connection): Model<MediaBucketDocument> {
  return connection.model<MediaBucketDocument>('MediaBucket', schema);
}
