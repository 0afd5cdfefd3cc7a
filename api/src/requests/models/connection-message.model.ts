import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model } from 'mongoose';
import { MESSAGE_FIELDS, type MessageDocument } from './message-fields';

/** What the messages, files and reports of a conversation of a hotel and an agent are found by. */
export interface ConnectionKey {
  readonly connection_id: string;
}

/** One message between a hotel and an agent who are connected. */
export interface ConnectionMessageDocument extends MessageDocument, ConnectionKey {
  readonly author: 'hotel' | 'agent' | 'site';
}

const schema = new Schema<ConnectionMessageDocument>(
  { ...MESSAGE_FIELDS, connection_id: { type: String, required: true } },
  { collection: 'connection_messages', versionKey: false },
);
schema.index({ connection_id: 1, at: 1 });
schema.index({ connection_id: 1, author: 1, client_id: 1 }, { unique: true });
// Unread ones whose mail is due.
schema.index({ read_at: 1, mailed_at: 1, at: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.connectionMessage });

export function connectionMessageModel(connection: Connection): Model<ConnectionMessageDocument> {
  return connection.model<ConnectionMessageDocument>('ConnectionMessage', schema);
}
