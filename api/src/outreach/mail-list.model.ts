import { Schema, type Connection, type Model } from 'mongoose';

/** People who agreed to get mails, and where they did. */
export interface MailListDocument {
  readonly _id: string;
  readonly name: string;
  readonly consent: string;
  readonly removed_at: Date | null;
  readonly created_at: Date;
  readonly version: number;
}

/** `_id` is the list's and the address's, so that nobody is on a list twice. */
export interface ListMemberDocument {
  readonly _id: string;
  readonly list_id: string;
  readonly email: string;
  readonly name: string;
  readonly added_at: Date;
}

// There are a few dozen, read together.
const listSchema = new Schema<MailListDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    consent: { type: String, required: true },
    removed_at: { type: Date, default: null },
    created_at: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'mail_lists', versionKey: false },
);

const memberSchema = new Schema<ListMemberDocument>(
  {
    _id: { type: String, required: true },
    list_id: { type: String, required: true },
    email: { type: String, required: true },
    name: { type: String, default: '' },
    added_at: { type: Date, required: true },
  },
  { collection: 'mail_list_members', versionKey: false },
);
// A list's members, the newest first; and one after another, by `_id`, for a mailing.
memberSchema.index({ list_id: 1, added_at: -1 });
memberSchema.index({ list_id: 1, _id: 1 });
// What is kept of an address.
memberSchema.index({ email: 1 });

export function mailListModel(connection: Connection): Model<MailListDocument> {
  return connection.model<MailListDocument>('MailList', listSchema);
}

export function listMemberModel(connection: Connection): Model<ListMemberDocument> {
  return connection.model<ListMemberDocument>('MailListMember', memberSchema);
}
