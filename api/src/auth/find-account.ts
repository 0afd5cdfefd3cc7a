import type { Connection } from 'mongoose';
import type { FindAccount } from '../shared/auth/account';
import { toAccount } from './account/account-view';
import { createUsersRepository } from './account/users.repository';
import type { AuthConfig } from './auth.config';
import { normaliseEmail } from '../shared/text/email-address';

/** Looks accounts up for other features. */
export function accountsIn(database: Connection, { ADMIN_EMAIL }: AuthConfig): FindAccount {
  const users = createUsersRepository(database);
  const adminEmail = normaliseEmail(ADMIN_EMAIL);
  return async (userId) => {
    const user = await users.find(userId);
    return user && toAccount(user, adminEmail);
  };
}
