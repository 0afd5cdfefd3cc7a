import { Schema, type Connection, type Model } from 'mongoose';

/** What becomes of the files of a release, which itself never changes; `_id` is `<app>/<hash>`. */
export interface KeptRelease {
  readonly _id: string;
  /** When a browser last fetched a file of it, to the hour; absent where none ever did. */
  readonly loadedAt?: Date;
  /** When its files were removed; absent where they are there. */
  readonly removedAt?: Date;
}

// Read by release only: `_id` is index enough.
const schema = new Schema<KeptRelease>(
  { _id: { type: String, required: true }, loadedAt: Date, removedAt: Date },
  { collection: 'kept_releases', versionKey: false },
);

export function keptReleaseModel(connection: Connection): Model<KeptRelease> {
  return connection.model<KeptRelease>('KeptRelease', schema);
}
