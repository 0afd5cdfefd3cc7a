import { AppError } from '../../platform/errors/app-error';
import { toAccount } from '../account/account-view';
import type { AuthParts } from '../auth-parts';
import { notify } from '../links/link-mails';

function linkFailed(): AppError {
  return new AppError('INVALID_REQUEST', {
    message: 'This link can no longer be used. Ask for another one.',
  });
}

export async function tellEmailVerified({ users, accountParts, adminEmail }: AuthParts, userId: string) {
  const user = await users.find(userId);
  if (!user) return;
  for (const part of accountParts) await part.onEmailVerified?.(toAccount(user, adminEmail));
}

/** Uses up a mailed link that confirms an address: the first one of an account, or another. Throws where it is not good. */
export async function verifyEmail(parts: AuthParts, token: string, address: string): Promise<void> {
  const { links, users, audit, mails } = parts;
  const link = await links.use(token, ['signup', 'email_change']);
  const user = link && (await users.find(link.user_id));
  if (!user || (link.type === 'signup' && user.email !== link.email)) throw linkFailed();
  const changed = await users.change(user._id, { email: link.email, email_verified_at: new Date() });
  // Somebody has registered the address in the meantime.
  if (!changed) throw linkFailed();
  await audit.record({ event: `confirmed ${link.type}`, email: link.email, userId: user._id, address });
  if (link.type === 'email_change') {
    await links.removeOf(user._id);
    await notify(mails, 'email-changed', user);
  }
  await tellEmailVerified(parts, user._id);
}
