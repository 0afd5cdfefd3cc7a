import type { AuthParts } from '../auth-parts';
import type { UserDocument } from '../models/user.model';

type Parts = Pick<AuthParts, 'users' | 'sessions' | 'links' | 'registrations' | 'accountParts'>;

/** Removes everything that is kept of an account but itself: sessions and links, and what other features keep. */
export async function removeKept(
  { sessions, links, accountParts }: Pick<AuthParts, 'sessions' | 'links' | 'accountParts'>,
  userId: string,
): Promise<void> {
  for (const part of accountParts) await part.onDeleted(userId);
  await Promise.all([sessions.endAll(userId), links.removeOf(userId)]);
}

/** Removes an account with everything that is kept of it. */
export async function removeAccount(
  parts: Parts,
  { _id, email, email_verified_at }: Pick<UserDocument, '_id' | 'email' | 'email_verified_at'>,
): Promise<void> {
  await removeKept(parts, _id);
  // Of an address that nobody has confirmed, the other registrations may be its owner's.
  if (email_verified_at) await parts.registrations.removeOf(email);
  // Last, so that what was cut off can be asked for again.
  await parts.users.remove(_id);
}

/** The same for an account that gives way to whoever confirms its address; false where that has been confirmed meanwhile. */
export async function removeUnconfirmed(parts: Parts, userId: string): Promise<boolean> {
  await removeKept(parts, userId);
  return parts.users.removeUnconfirmed(userId);
}
