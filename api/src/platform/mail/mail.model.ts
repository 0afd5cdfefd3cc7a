import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** A mail that is to be written and sent. It carries no token: that is made when it is sent. */
export interface MailDocument {
  readonly _id: Types.ObjectId;
  /** Who knows how to write it. */
  readonly kind: string;
  readonly to: string;
  readonly data: Readonly<Record<string, string>>;
  readonly attempts: number;
  readonly due_at: Date;
}

const schema = new Schema<MailDocument>(
  {
    kind: { type: String, required: true },
    to: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    attempts: { type: Number, required: true },
    due_at: { type: Date, required: true },
  },
  // Most mails need no data.
  { collection: 'mails', versionKey: false, minimize: false },
);
// What is to be sent now.
schema.index({ due_at: 1 });

export function mailModel(connection: Connection): Model<MailDocument> {
  return connection.model<MailDocument>('Mail', schema);
}
