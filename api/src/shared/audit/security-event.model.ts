import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model, type Types } from 'mongoose';

/** Something that matters to security: who did what, when, from where. Never what was typed as a password or token. */
export interface SecurityEventDocument {
  readonly _id: Types.ObjectId;
  readonly at: Date;
  readonly event: string;
  readonly email: string | null;
  readonly user_id: string | null;
  readonly address: string;
  /** Of an entry that stands for many: how many events of its day have no entry of their own. */
  readonly left_out?: number;
}

const schema = new Schema<SecurityEventDocument>(
  {
    at: { type: Date, required: true },
    event: { type: String, required: true },
    email: { type: String, default: null },
    user_id: { type: String, default: null },
    address: { type: String, required: true },
    left_out: { type: Number },
  },
  { collection: 'security_events', versionKey: false },
);
// What an account's owner is given of it.
schema.index({ user_id: 1, at: -1 });
schema.index({ email: 1, at: -1 });
// The newest first, by page; and removes what is over.
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS.securityEvent });

export function securityEventModel(connection: Connection): Model<SecurityEventDocument> {
  return connection.model<SecurityEventDocument>('SecurityEvent', schema);
}
