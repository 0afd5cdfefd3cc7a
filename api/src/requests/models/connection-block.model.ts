import { Schema, type Connection, type Model } from 'mongoose';
import type { Party } from './message-fields';

/** That a side has ended the conversation of a hotel and an agent. `_id` is the connection's. */
export interface ConnectionBlockDocument {
  readonly _id: string;
  readonly blocked_by: Party;
}

const schema = new Schema<ConnectionBlockDocument>(
  { _id: { type: String, required: true }, blocked_by: { type: String, required: true } },
  { collection: 'connection_blocks', versionKey: false },
);

export function connectionBlockModel(connection: Connection): Model<ConnectionBlockDocument> {
  return connection.model<ConnectionBlockDocument>('ConnectionBlock', schema);
}
