import type { AuthParts } from '../auth-parts';

/** Removes an account with everything that is kept of it. */
export async function removeAccount(
  { users, sessions, links, accountParts }: Pick<AuthParts, 'users' | 'sessions' | 'links' | 'accountParts'>,
  userId: string,
): Promise<void> {
  for (const part of accountParts) await part.onDeleted(userId);
  await Promise.all([sessions.endAll(userId), links.removeOf(userId)]);
  // Last, so that what was cut off can be asked for again.
  await users.remove(userId);
}
