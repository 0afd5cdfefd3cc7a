import { Schema, type Connection, type Model } from 'mongoose';

/** The one document that readiness writes, so that it knows whether anybody could. */
export interface StoredWriteCheck {
  readonly _id: 'readiness';
  readonly at: Date;
}

const schema = new Schema<StoredWriteCheck>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'write_checks', versionKey: false },
);

export function writeCheckModel(connection: Connection): Model<StoredWriteCheck> {
  return connection.model<StoredWriteCheck>('WriteCheck', schema);
}
