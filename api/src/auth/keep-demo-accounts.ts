import { toAccount } from './account/account-view';
import { removeAccount } from './account/remove-account';
import type { AuthParts } from './auth-parts';
import { DEMO_ACCOUNTS } from './demo-accounts';

const EMAILS = DEMO_ACCOUNTS.map(({ email }) => email);

/** Makes the demo accounts that are missing, with this password, also where they had another one. */
export async function ensureDemoAccounts(parts: AuthParts, password: string): Promise<void> {
  const { users, passwords, accountParts, portal } = parts;
  for (const { email, userType, metadata, hotel } of DEMO_ACCOUNTS) {
    const known = await users.findByEmail(email);
    // Somebody's own account.
    if (known && !known.demo) continue;
    const isAsWanted = known && (await passwords.verify(known.password_hash, password));
    const password_hash = isAsWanted ? known.password_hash : await passwords.hash(password);
    const fields = { email, password_hash, user_type: userType, user_metadata: metadata, demo: true };
    const user = known
      ? isAsWanted
        ? known
        : await users.change(known._id, { password_hash })
      : await users.add(fields, new Date());
    if (!user) continue;
    for (const part of accountParts) await part.onDemo?.(toAccount(user, portal.adminEmail), hotel);
  }
}

/** Removes the demo accounts of a database that was a demo's: everybody knows their password. */
export async function removeDemoAccounts(parts: AuthParts): Promise<void> {
  for (const user of await parts.users.findDemo(EMAILS)) await removeAccount(parts, user);
}
