import type { Role } from '@atoll/contracts/pages/page';
import type { UserDocument } from './models/user.model';

/**
 * What an account may do. The administrator is the account whose verified address is the configured one (AUT-26, C48);
 * that is computed each time, so that another address in the configuration moves it at once.
 */
export function roleOf(
  { email, email_verified_at, user_type }: Pick<UserDocument, 'email' | 'email_verified_at' | 'user_type'>,
  adminEmail: string | null,
): Role {
  return adminEmail !== null && email_verified_at !== null && email === adminEmail ? 'admin' : user_type;
}
