import { Schema, type Connection, type Model } from 'mongoose';

/** How much somebody has used of a limit, as rate-limiter-flexible stores it. */
export interface StoredUse {
  readonly key: string;
  readonly points: number;
  readonly expire: Date;
}

const schema = new Schema<StoredUse>(
  {
    key: { type: String, required: true },
    points: { type: Number, required: true },
    expire: { type: Date, required: true },
  },
  { collection: 'rate_limits', versionKey: false },
);
// Serves every count, and makes that two instances that begin one at once meet in the same document.
schema.index({ key: 1 }, { unique: true });
// Removes what is over.
schema.index({ expire: 1 }, { expireAfterSeconds: 0 });

export function rateLimitModel(connection: Connection): Model<StoredUse> {
  return connection.model<StoredUse>('RateLimit', schema);
}
