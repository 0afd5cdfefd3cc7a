import { Schema, type Connection, type Model } from 'mongoose';
import type { LoadCounts } from './load-counts';

/** What browsers reported of a release while it was watched; `_id` is `<app>/<hash>`. */
export interface StoredHealth extends LoadCounts {
  readonly _id: string;
}

const count = { type: Number, default: 0 };
// Only ever read and counted by release: `_id` is index enough.
const schema = new Schema<StoredHealth>(
  { _id: { type: String, required: true }, mounted: count, failed: count, errors: count },
  { collection: 'release_health', versionKey: false, suppressReservedKeysWarning: true },
);

export function releaseHealthModel(connection: Connection): Model<StoredHealth> {
  return connection.model<StoredHealth>('ReleaseHealth', schema);
}
