import { Schema, type Connection, type Model } from 'mongoose';
import type { Release } from '@atoll/contracts/registry';

/** A published release. It never changes after it was written; `_id` is `<app>/<hash>`. */
export interface ReleaseRecord extends Release {
  readonly _id: string;
  readonly publishedAt: Date;
}

const fileSchema = new Schema<Release['files'][number]>(
  {
    path: { type: String, required: true },
    bytes: { type: Number, required: true },
    integrity: { type: String, required: true },
  },
  { _id: false },
);

const schema = new Schema<ReleaseRecord>(
  {
    _id: { type: String, required: true },
    app: { type: String, required: true },
    hash: { type: String, required: true },
    version: { type: String, required: true },
    contract: { type: String, required: true },
    entry: { type: String, required: true },
    manifest: { type: String, required: true },
    preload: { type: [String], required: true },
    parts: { type: [[String]], default: undefined },
    libraries: { type: [String], default: undefined },
    files: { type: [fileSchema], required: true },
    commit: { type: String, default: null },
    // Names of modules hold dots and slashes, so these are stored as they are.
    shared: { type: Schema.Types.Mixed, required: true },
    uses: { type: Schema.Types.Mixed, required: true },
    federation: { type: String, required: true },
    exports: { type: [String], required: true },
    sizes: { type: Schema.Types.Mixed, required: true },
    budget: { type: Schema.Types.Mixed, required: true },
    publishedAt: { type: Date, required: true },
  },
  { collection: 'releases', versionKey: false },
);
// Serves the list of one app's releases, newest first (GET /api/releases/:app).
schema.index({ app: 1, publishedAt: -1 });

export function releaseModel(connection: Connection): Model<ReleaseRecord> {
  return connection.model<ReleaseRecord>('Release', schema);
}
