import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model, type Types } from 'mongoose';
import type { Change } from './changes';

/** A change as it was announced. */
export interface StoredChange extends Change {
  readonly _id: Types.ObjectId;
  /** By the clock of the instance that announced it. */
  readonly at: Date;
}

const schema = new Schema<StoredChange>(
  {
    at: { type: Date, required: true },
    kind: { type: String, required: true },
    key: { type: String, required: true },
    subjects: { type: [String], required: true },
  },
  { collection: 'changes', versionKey: false },
);
// Serves the polling of every instance, and removes what nobody will ask for.
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.change });

export function changeModel(connection: Connection): Model<StoredChange> {
  return connection.model<StoredChange>('Change', schema);
}
