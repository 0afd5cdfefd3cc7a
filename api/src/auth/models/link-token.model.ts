import type { LinkType } from '@atoll/contracts/account-words';
import { Schema, type Connection, type Model } from 'mongoose';

/** The token of a mailed link. `_id` is its SHA-256: the token itself stands in the mail only. */
export interface LinkTokenDocument {
  readonly _id: string;
  /** The account, or the registration that may become one. */
  readonly user_id: string;
  /** 'used': it has confirmed its address, which is all that it is good for until it ends. */
  readonly type: LinkType | 'used';
  /** The address that the link was mailed to. */
  readonly email: string;
  readonly expires_at: Date;
}

const schema = new Schema<LinkTokenDocument>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    type: { type: String, required: true },
    email: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'link_tokens', versionKey: false },
);
// Of a kind of which only the newest link is good, the ones before are removed.
schema.index({ user_id: 1, type: 1 });
// Once an address is confirmed, the links of its other registrations are removed.
schema.index({ email: 1, type: 1 });
// Removes what is over.
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export function linkTokenModel(connection: Connection): Model<LinkTokenDocument> {
  return connection.model<LinkTokenDocument>('LinkToken', schema);
}
