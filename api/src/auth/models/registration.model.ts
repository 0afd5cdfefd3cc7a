import type { UserMetadata } from '@atoll/contracts/account';
import type { UserType } from '@atoll/contracts/account-words';
import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * What somebody sent to register an address. It waits apart from accounts, so that it changes none until its own link
 * is used with its password. `_id` is the id of the account that it makes.
 */
export interface RegistrationDocument {
  readonly _id: string;
  /** Normalised; see `email-address.ts`. */
  readonly email: string;
  readonly password_hash: string;
  readonly user_type: UserType;
  readonly user_metadata: UserMetadata;
  readonly created_at: Date;
}

const schema = new Schema<RegistrationDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    password_hash: { type: String, required: true },
    user_type: { type: String, required: true },
    user_metadata: { type: Schema.Types.Mixed, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'registrations', versionKey: false },
);
// All registrations of an address, the newest first.
schema.index({ email: 1, created_at: -1 });
// Removes what is over.
schema.index({ created_at: 1 }, { expireAfterSeconds: KEPT_SECONDS.registration });

export function registrationModel(connection: Connection): Model<RegistrationDocument> {
  return connection.model<RegistrationDocument>('Registration', schema);
}
