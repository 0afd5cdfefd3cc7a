import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model } from 'mongoose';
import { MESSAGE_FIELDS, type MessageDocument } from './message-fields';

/** What the messages, files and reports of a conversation about a request are found by. */
export interface RequestKey {
  readonly request_id: string;
  readonly agent_id: string;
}

/** One message between a traveler and one agent about one request. */
export interface RequestMessageDocument extends MessageDocument, RequestKey {
  readonly author: 'traveler' | 'agent' | 'site';
  /** The line of a quote that it wants otherwise; null where it is only words. */
  readonly change: { readonly version: number; readonly line_id: string; readonly text: string } | null;
}

const schema = new Schema<RequestMessageDocument>(
  {
    ...MESSAGE_FIELDS,
    request_id: { type: String, required: true },
    agent_id: { type: String, required: true },
    change: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'request_messages', versionKey: false },
);
schema.index({ request_id: 1, agent_id: 1, at: 1 });
schema.index({ request_id: 1, agent_id: 1, author: 1, client_id: 1 }, { unique: true });
// Unread ones whose mail is due.
schema.index({ read_at: 1, mailed_at: 1, at: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.quoteRequest });

export function requestMessageModel(connection: Connection): Model<RequestMessageDocument> {
  return connection.model<RequestMessageDocument>('RequestMessage', schema);
}
