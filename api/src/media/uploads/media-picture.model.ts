import { Schema, type Connection, type Model } from 'mongoose';

/** A picture that was uploaded. `_id` is its key, which is its file's name as well. */
export interface MediaPictureDocument {
  readonly _id: string;
  readonly bucket: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Names of the further sizes that were made of it. */
  readonly sizes: readonly string[];
  readonly created_at: Date;
}

const schema = new Schema<MediaPictureDocument>(
  {
    _id: { type: String, required: true },
    bucket: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    bytes: { type: Number, required: true },
    sizes: { type: [String], required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'media_pictures', versionKey: false },
);
// The list of a bucket, the newest first, and its count.
schema.index({ bucket: 1, created_at: -1, _id: 1 });

export function mediaPictureModel(connection: Connection): Model<MediaPictureDocument> {
  return connection.model<MediaPictureDocument>('MediaPicture', schema);
}
