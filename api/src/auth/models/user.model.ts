import type { UserMetadata } from '@atoll/contracts/account';
import type { UserType } from '@atoll/contracts/account-words';
import { Schema, type Connection, type Model } from 'mongoose';

/** An account, as kept. Who is the administrator is never stored: see `role.ts`. */
export interface UserDocument {
  readonly _id: string;
  /** Normalised; see `email-address.ts`. */
  readonly email: string;
  readonly password_hash: string;
  readonly user_type: UserType;
  /** Null until the link of a mail was used. */
  readonly email_verified_at: Date | null;
  readonly user_metadata: UserMetadata & { readonly hotel_profile_needs_creation?: boolean };
  /** True of accounts whose password is known to everybody: they are gone where the site is no demo. */
  readonly demo?: boolean;
  /** Browsers that signed in before this are strangers; see `device-cookie.ts`. */
  readonly devices_from?: Date;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const schema = new Schema<UserDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    password_hash: { type: String, required: true },
    user_type: { type: String, required: true },
    email_verified_at: { type: Date, default: null },
    user_metadata: { type: Schema.Types.Mixed, required: true },
    demo: { type: Boolean },
    devices_from: { type: Date },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'users', versionKey: false },
);
// Signing in, and that two registrations at once make one account.
schema.index({ email: 1 }, { unique: true });

export function userModel(connection: Connection): Model<UserDocument> {
  return connection.model<UserDocument>('User', schema);
}
