import { AppError } from '../../platform/errors/app-error';
import { toAccount } from '../account/account-view';
import { removeAccount } from '../account/remove-account';
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

/** False where another account has confirmed the address; one that merely registered it has no right to it. */
async function takeAddress(parts: AuthParts, userId: string, email: string): Promise<boolean> {
  const change = { email, email_verified_at: new Date() };
  if (await parts.users.change(userId, change)) return true;
  const other = await parts.users.findByEmail(email);
  if (!other || other.email_verified_at) return false;
  await removeAccount(parts, other._id);
  return (await parts.users.change(userId, change)) !== null;
}

/** Uses up a mailed link that confirms an address: the first one of an account, or another. Throws where it is not good. */
export async function verifyEmail(parts: AuthParts, token: string, address: string): Promise<void> {
  const { links, users, audit, mails } = parts;
  const link = await links.use(token, ['signup', 'email_change']);
  const user = link && (await users.find(link.user_id));
  if (!user || (link.type === 'signup' && user.email !== link.email)) throw linkFailed();
  if (!(await takeAddress(parts, user._id, link.email))) throw linkFailed();
  await audit.record({ event: `confirmed ${link.type}`, email: link.email, userId: user._id, address });
  if (link.type === 'email_change') {
    await links.removeOf(user._id);
    await notify(mails, 'email-changed', user);
  }
  await tellEmailVerified(parts, user._id);
}
