import type { MailingState } from '@atoll/contracts/outreach';
import { Schema, type Connection, type Model } from 'mongoose';

/** A mail to a list. Once it is sent nobody changes it. */
export interface MailingDocument {
  readonly _id: string;
  readonly list_id: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly link_words: string;
  readonly state: MailingState;
  readonly changed_at: Date;
  readonly version: number;
}

/** Where a mailing stands with somebody: `waiting` until the mail of it was sent, was not wanted, or failed. */
export interface MailingRecipientDocument {
  /** The mailing's and the member's. */
  readonly _id: string;
  readonly mailing_id: string;
  readonly email: string;
  readonly name: string;
  readonly state: 'waiting' | 'sent' | 'unwanted' | 'failed';
}

const schema = new Schema<MailingDocument>(
  {
    _id: { type: String, required: true },
    list_id: { type: String, required: true },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    link: { type: String, default: '' },
    link_words: { type: String, default: '' },
    state: { type: String, required: true },
    changed_at: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'mailings', versionKey: false },
);
schema.index({ state: 1 });

const recipientSchema = new Schema<MailingRecipientDocument>(
  {
    _id: { type: String, required: true },
    mailing_id: { type: String, required: true },
    email: { type: String, required: true },
    name: { type: String, default: '' },
    state: { type: String, required: true },
  },
  { collection: 'mailing_recipients', versionKey: false },
);
// How a mailing stands, and who of it still waits.
recipientSchema.index({ mailing_id: 1, state: 1 });
recipientSchema.index({ email: 1 });

export function mailingModel(connection: Connection): Model<MailingDocument> {
  return connection.model<MailingDocument>('Mailing', schema);
}

export function recipientModel(connection: Connection): Model<MailingRecipientDocument> {
  return connection.model<MailingRecipientDocument>('MailingRecipient', recipientSchema);
}
