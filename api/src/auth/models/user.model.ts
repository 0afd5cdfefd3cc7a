import type { UserMetadata } from '@atoll/contracts/account';
import type { UserType } from '@atoll/contracts/account-words';
import type { PortalRole } from '@atoll/contracts/portal-duties';
import type { RemoteName } from '@atoll/contracts/registry';
import { Schema, type Connection, type Model } from 'mongoose';

/** An app that shows a new code every half minute (RFC 6238), and what opens the account without it. */
export interface SecondFactor {
  /** Encrypted by the API's secret. */
  readonly secret: string;
  /** Null until the first code was right. */
  readonly since: Date | null;
  /** The half minute of the last code that was right: no code opens anything twice. */
  readonly last_step: number;
  /** SHA-256 of each code that is good once without the app. */
  readonly recovery_hashes: readonly string[];
}

/** An account, as kept. Who owns the portal is never stored: see `role.ts`. */
export interface UserDocument {
  readonly _id: string;
  /** Normalised; see `email-address.ts`. */
  readonly email: string;
  readonly password_hash: string;
  readonly user_type: UserType;
  /** Null until the link of a mail was used. */
  readonly email_verified_at: Date | null;
  readonly user_metadata: UserMetadata & { readonly hotel_profile_needs_creation?: boolean };
  /** What it does in the management portal, as its owner decided. */
  readonly portal_role?: PortalRole;
  /** Which remote a releaser releases. */
  readonly portal_remote?: RemoteName;
  readonly second_factor?: SecondFactor;
  /** Since when nobody can sign in. */
  readonly locked_at?: Date;
  /** Of what the portal changes of it; 0 where it never did. */
  readonly version?: number;
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
    portal_role: { type: String },
    portal_remote: { type: String },
    second_factor: { type: Schema.Types.Mixed },
    locked_at: { type: Date },
    version: { type: Number },
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
