import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** A mail that is to be written and sent. It carries no token: that is made when it is sent. */
export interface MailDocument {
  readonly _id: Types.ObjectId;
  /** Who knows how to write it. */
  readonly kind: string;
  readonly to: string;
  readonly data: Readonly<Record<string, string>>;
  /** Whose turn it takes. */
  readonly client: string;
  readonly attempts: number;
  /** Absent of one that was given up. */
  readonly due_at?: Date;
  /** When it was tried for the last time; absent while it is due. */
  readonly given_up_at?: Date;
  /** Why it could not be sent. */
  readonly problem?: string;
}

const schema = new Schema<MailDocument>(
  {
    kind: { type: String, required: true },
    to: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    client: { type: String, required: true },
    attempts: { type: Number, required: true },
    due_at: { type: Date },
    given_up_at: { type: Date },
    problem: { type: String },
  },
  // Most mails need no data.
  { collection: 'mails', versionKey: false, minimize: false },
);
// Whose mails are to be sent now, and the first of them.
schema.index({ client: 1, due_at: 1 });
// Whether any is to be sent now.
schema.index({ due_at: 1 });
// Those that were given up, the newest first; and removes what is over.
schema.index({ given_up_at: 1 }, { expireAfterSeconds: KEPT_SECONDS.givenUpMail });

export function mailModel(connection: Connection): Model<MailDocument> {
  return connection.model<MailDocument>('Mail', schema);
}
