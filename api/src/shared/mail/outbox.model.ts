import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** A mail that was sent to nobody: outside production, mails end here to be read by the developer. */
export interface OutboxDocument {
  readonly _id: Types.ObjectId;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where its answer goes; absent of one that cannot be answered. */
  readonly reply_to?: string;
  /** Headers beyond the usual ones; absent where there are none. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly sent_at: Date;
}

const schema = new Schema<OutboxDocument>(
  {
    to: { type: String, required: true },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    html: { type: String, required: true },
    reply_to: { type: String },
    headers: { type: Schema.Types.Mixed },
    sent_at: { type: Date, required: true },
  },
  { collection: 'outbox', versionKey: false },
);
// The newest first; and removes what is over.
schema.index({ sent_at: 1 }, { expireAfterSeconds: KEPT_SECONDS.outboxMail });

export function outboxModel(connection: Connection): Model<OutboxDocument> {
  return connection.model<OutboxDocument>('Outbox', schema);
}
