import { NAME_MAX } from '@atoll/contracts/account-words';
import { AppError } from '../../shared/errors/app-error';
import { removeKept } from '../account/remove-account';
import type { AuthParts } from '../auth-parts';
import { notify } from '../links/link-mails';
import type { UserDocument } from '../models/user.model';
import { checkNewPassword } from '../registration/register';
import { forgetRegistrations, tellEmailVerified } from './verify-email';

/** AUT-10, of a token that is unknown, used or too old. */
function resetFailed(): AppError {
  return new AppError('INVALID_REQUEST', { message: 'Failed to process password reset.' });
}

/** What stands before the @, as a name until its owner gives another. */
const nameInEmail = (email: string) => email.slice(0, email.lastIndexOf('@')).slice(0, NAME_MAX);

/**
 * Sets a new password with the token of a mailed link, and gives the account. Every session ends; the address has been
 * proven by the mail. What was begun with an account that nobody had confirmed may be a stranger's, and goes.
 */
export async function resetPassword(
  parts: AuthParts,
  token: string,
  password: string,
  address: string,
): Promise<UserDocument> {
  const { links, users, sessions, passwords, limits, audit, mails } = parts;
  const link = await links.find(token, ['recovery']);
  const user = link && (await users.find(link.user_id));
  // A link to an address that the account has no more is good for nothing.
  if (!user || user.email !== link.email) {
    await audit.record({ event: 'password reset failed', address });
    throw resetFailed();
  }
  checkNewPassword(password, user.email);
  const password_hash = await passwords.inTurn(address, () => passwords.hash(password), 'known');
  if (!(await links.use(token, ['recovery']))) throw resetFailed();
  const email_verified_at = user.email_verified_at ?? new Date();
  // Nobody knows whose the kind of an unconfirmed account was either: its owner begins with the fewest rights.
  const said = user.email_verified_at
    ? {}
    : { user_type: 'traveler' as const, user_metadata: { name: nameInEmail(user.email) } };
  const changed = await users.change(user._id, { password_hash, email_verified_at, ...said });
  // Another registration was confirmed meanwhile, or the account deleted.
  if (!changed) throw resetFailed();
  await forgetRegistrations(parts, user.email);
  // Also a change of the address that somebody with the old password has asked for.
  if (user.email_verified_at) await Promise.all([sessions.endAll(user._id), links.removeOf(user._id)]);
  else await removeKept(parts, user._id);
  await limits.failures.forget(user.email);
  await audit.record({ event: 'password reset', email: user.email, userId: user._id, address });
  if (!user.email_verified_at) await tellEmailVerified(parts, changed);
  await notify(mails, 'password-changed', { ...user, email_verified_at });
  return changed;
}
