import type { User } from '@atoll/contracts/account';
import type { Account } from '../../shared/auth/account';
import type { UserDocument } from '../models/user.model';
import { roleOf } from '../role';

/** An account as other features see it. */
export function toAccount(user: UserDocument, adminEmail: string | null): Account {
  return {
    id: user._id,
    email: user.email,
    isEmailVerified: user.email_verified_at !== null,
    userType: user.user_type,
    role: roleOf(user, adminEmail),
    metadata: user.user_metadata,
  };
}

/** An account as its owner sees it. */
export function toUser(user: UserDocument, adminEmail: string | null, hotel: User['hotel']): User {
  return {
    id: user._id,
    email: user.email,
    role: roleOf(user, adminEmail),
    email_verified: user.email_verified_at !== null,
    user_metadata: { ...user.user_metadata, user_type: user.user_type },
    hotel,
    created_at: user.created_at.toISOString(),
  };
}
