import { randomUUID } from 'node:crypto';
import type { Registration } from '@atoll/contracts/account';
import { AppError, invalidField } from '../../platform/errors/app-error';
import type { StoredLimit } from '../../platform/limits/rate-limit';
import type { NewUser } from '../account/users.repository';
import type { AuthParts } from '../auth-parts';
import { normaliseEmail } from '../email-address';
import type { UserDocument } from '../models/user.model';
import { passwordProblem } from '../passwords/password-rules';

/** The address as accounts are known by. Throws for what is none. */
export function readEmail(text: string): string {
  const email = normaliseEmail(text);
  if (!email) throw invalidField('email', 'This is not an e-mail address.');
  return email;
}

/** Throws for a password that nobody should use. */
export function checkNewPassword(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem) throw invalidField('password', problem);
}

/** Asks for a mail, unless the address has had enough of them: nobody is told of that. */
export async function askWithin(limit: StoredLimit, email: string, ask: () => Promise<void>): Promise<void> {
  try {
    await limit.count(email);
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return;
    throw error;
  }
  await ask();
}

/** The new account; null where the address has a verified one, which stays as it is. Does the same work for all. */
async function replaceOrAdd(
  { users, sessions, links, accountParts }: AuthParts,
  user: NewUser,
): Promise<UserDocument | null> {
  const registered = (await users.replaceUnverified(user)) ?? (await users.add(user));
  // Nothing of whoever registered the address before; where nobody did, it is the same work for nothing.
  const id = registered?._id ?? randomUUID();
  await Promise.all([
    sessions.endAll(id),
    links.removeOf(id),
    ...accountParts.map((part) => part.onDeleted(id)),
  ]);
  return registered;
}

/**
 * Registers an address. An unverified one is registered anew, and whoever had it before is signed out; the owner of a
 * verified one gets a mail that says so. Nobody else can tell the three apart.
 */
export async function register(
  parts: AuthParts,
  { email: typed, password, user_type, ...metadata }: Registration,
  address: string,
): Promise<void> {
  const email = readEmail(typed);
  checkNewPassword(password, email);
  const password_hash = await parts.passwords.inTurn(() => parts.passwords.hash(password));
  const user = await replaceOrAdd(parts, { email, password_hash, user_type, user_metadata: metadata });
  await parts.audit.record({
    event: user ? 'registered' : 'registered again',
    email,
    userId: user?._id,
    address,
  });
  const kind = user ? 'signup' : 'already-registered';
  await askWithin(parts.limits.otherMails, email, () => parts.mails.ask(kind, email));
}
