import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { UserMetadata } from '@atoll/contracts/account';
import { userModel, type SecondFactor, type UserDocument } from '../models/user.model';
import { isDuplicate } from '../../shared/mongo/is-duplicate';

export type NewUser = Pick<UserDocument, 'email' | 'password_hash' | 'user_type' | 'user_metadata' | 'demo'> &
  Partial<Pick<UserDocument, '_id'>>;
export type UserChange = Partial<
  Pick<
    UserDocument,
    | 'email'
    | 'password_hash'
    | 'user_type'
    | 'email_verified_at'
    | 'user_metadata'
    | 'devices_from'
    | 'second_factor'
  >
>;

export interface UsersRepository {
  readonly find: (id: string) => Promise<UserDocument | null>;
  readonly findByEmail: (email: string) => Promise<UserDocument | null>;
  /** Null where the address has an account already. */
  readonly add: (user: NewUser, verifiedAt?: Date) => Promise<UserDocument | null>;
  /** Confirms the address of this user as it was read; null where it is confirmed, or the password another one by now. */
  readonly confirm: (user: Pick<UserDocument, '_id' | 'password_hash'>) => Promise<UserDocument | null>;
  /** The user as changed; null for an unknown id, and where another account has the new address. */
  readonly change: (id: string, change: UserChange) => Promise<UserDocument | null>;
  /** Replaces the password that this user was read with; null where it is another one by now. */
  readonly replacePassword: (
    user: Pick<UserDocument, '_id' | 'password_hash'>,
    passwordHash: string,
  ) => Promise<UserDocument | null>;
  /** Changes some of what an account says of itself. */
  readonly changeMetadata: (
    id: string,
    change: Partial<UserMetadata> & { readonly hotel_profile_needs_creation?: boolean },
  ) => Promise<UserDocument | null>;
  /** False where it is another one by now. */
  readonly changeSecondFactor: (id: string, before: SecondFactor, after: SecondFactor) => Promise<boolean>;
  readonly dropSecondFactor: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** False where somebody has confirmed its address, and for an unknown id: then nothing is removed. */
  readonly removeUnconfirmed: (id: string) => Promise<boolean>;
  /** Demo accounts among these addresses. */
  readonly findDemo: (emails: readonly string[]) => Promise<UserDocument[]>;
}

async function nullIfTaken<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

export function createUsersRepository(connection: Connection): UsersRepository {
  const users = userModel(connection);
  const set = (filter: object, fields: object) =>
    users
      .findOneAndUpdate(filter, { $set: { ...fields, updated_at: new Date() } }, { returnDocument: 'after' })
      .lean<UserDocument>();
  return {
    find: (id) => users.findById(id).lean<UserDocument>(),
    findByEmail: (email) => users.findOne({ email }).lean<UserDocument>(),
    add: (user, verifiedAt) =>
      nullIfTaken(async () => {
        const now = new Date();
        const dates = { email_verified_at: verifiedAt ?? null, created_at: now, updated_at: now };
        const added: UserDocument = { _id: randomUUID(), ...user, ...dates };
        await users.create(added);
        return added;
      }),
    confirm: ({ _id, password_hash }) =>
      set({ _id, password_hash, email_verified_at: null }, { email_verified_at: new Date() }),
    change: (id, change) => nullIfTaken(() => set({ _id: id }, change)),
    replacePassword: (user, password_hash) =>
      set({ _id: user._id, password_hash: user.password_hash }, { password_hash }),
    changeMetadata: (id, change) => {
      const fields = Object.entries(change).map(([name, value]) => [`user_metadata.${name}`, value] as const);
      return set({ _id: id }, Object.fromEntries(fields));
    },
    changeSecondFactor: async (id, before, after) => {
      const { secret, last_step, recovery_hashes: codes } = before;
      const same = {
        'second_factor.secret': secret,
        'second_factor.last_step': last_step,
        'second_factor.recovery_hashes': { $size: codes.length },
      };
      return (
        (await users.updateOne({ _id: id, ...same }, { $set: { second_factor: after } })).matchedCount > 0
      );
    },
    dropSecondFactor: async (id) =>
      void (await users.updateOne({ _id: id }, { $unset: { second_factor: 1 } })),
    findDemo: (emails) => users.find({ email: { $in: [...emails] }, demo: true }).lean<UserDocument[]>(),
    remove: async (id) => void (await users.deleteOne({ _id: id })),
    removeUnconfirmed: async (id) =>
      (await users.deleteOne({ _id: id, email_verified_at: null })).deletedCount > 0,
  };
}
