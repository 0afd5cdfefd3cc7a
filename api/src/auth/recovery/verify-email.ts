import { AppError } from '../../shared/errors/app-error';
import { toAccount } from '../account/account-view';
import { removeUnconfirmed } from '../account/remove-account';
import type { NewUser } from '../account/users.repository';
import type { AuthParts } from '../auth-parts';
import { notify } from '../links/link-mails';
import type { Link } from '../links/links.repository';
import type { UserDocument } from '../models/user.model';
import { checkPassword } from '../passwords/check-password';

/** Registrations and confirmations of one address that may come between are few. */
const TRIES_MAX = 5;

function linkFailed(): AppError {
  return new AppError('INVALID_REQUEST', {
    message: 'This link can no longer be used. Ask for another one.',
  });
}

export async function tellEmailVerified(
  { accountParts, portal }: Pick<AuthParts, 'accountParts' | 'portal'>,
  user: UserDocument,
): Promise<void> {
  for (const part of accountParts) await part.onEmailVerified?.(toAccount(user, portal.adminEmail));
}

/** Nothing of other registrations of an address is left once somebody has confirmed it. */
export async function forgetRegistrations(
  { links, registrations }: Pick<AuthParts, 'links' | 'registrations'>,
  email: string,
): Promise<void> {
  await Promise.all([links.removeSignups(email), registrations.removeOf(email)]);
}

/**
 * Does a write that gives somebody an address, past an account that registered it and never confirmed it, which is
 * removed. Null where another account has confirmed it.
 */
async function pastUnconfirmed(
  parts: AuthParts,
  email: string,
  write: () => Promise<UserDocument | null>,
): Promise<UserDocument | null> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const written = await write();
    if (written) return written;
    const other = await parts.users.findByEmail(email);
    if (other?.email_verified_at) return null;
    if (other) await removeUnconfirmed(parts, other._id);
  }
  return null;
}

/** Whose password a link asks for, and what happens once it was given. */
interface Confirmation {
  readonly password_hash: string;
  readonly confirm: () => Promise<UserDocument | null>;
}

/** Of the registration of a link: the one that made the account, or one that replaces it. */
async function registrationOf(parts: AuthParts, { user_id, email }: Link): Promise<Confirmation | null> {
  const { users, registrations } = parts;
  const account = await users.findByEmail(email);
  if (account?.email_verified_at) return null;
  if (account?._id === user_id)
    return { password_hash: account.password_hash, confirm: () => users.confirm(account) };
  const registration = await registrations.find(user_id);
  if (!registration) return null;
  const { password_hash, user_type, user_metadata } = registration;
  const user: NewUser = { _id: user_id, email, password_hash, user_type, user_metadata };
  return {
    password_hash,
    // A new account: nothing that was begun with another password, such as a session, is the new one's.
    confirm: () => pastUnconfirmed(parts, email, () => users.add(user, new Date())),
  };
}

/** Of an account that asked for another address. */
async function changeOf(parts: AuthParts, { user_id, email }: Link): Promise<Confirmation | null> {
  const { users, links, mails } = parts;
  const user = await users.find(user_id);
  if (!user) return null;
  const change = { email, email_verified_at: new Date() };
  return {
    password_hash: user.password_hash,
    confirm: async () => {
      const changed = await pastUnconfirmed(parts, email, () => users.change(user_id, change));
      if (!changed) return null;
      await links.removeOf(user_id);
      await notify(mails, 'email-changed', user);
      return changed;
    },
  };
}

/** Throws where it is not the password; of many guesses for one link ten are looked at. */
async function checkLinkPassword(
  { passwords, limits, audit }: AuthParts,
  link: Link,
  confirmation: Confirmation,
  password: string | undefined,
  client: string,
): Promise<void> {
  const countsOf = () => [{ limit: limits.linkFailures, who: link._id }];
  const check = {
    find: async () => confirmation,
    password: password ?? '',
    client,
    lane: 'known',
    countsOf,
  } as const;
  if (password !== undefined && (await checkPassword(passwords, check)).isRight) return;
  await audit.record({ event: `wrong password for ${link.type}`, email: link.email, address: client });
  const message =
    link.type === 'signup'
      ? 'This is not the password of this registration.'
      : 'This is not the password of the account that asked for it.';
  throw new AppError('INVALID_REQUEST', { message, fields: { password: message } });
}

/** Whether this link has confirmed the address that its account still has. Who does not have the link learns nothing. */
export async function hasConfirmed(
  { links, users }: Pick<AuthParts, 'links' | 'users'>,
  token: string,
): Promise<boolean> {
  const used = await links.findUsed(token);
  const user = used && (await users.find(used.user_id));
  return Boolean(user?.email_verified_at) && user?.email === used?.email;
}

/**
 * Uses up a mailed link that confirms an address, with the password of the registration or account that it belongs to:
 * who has the mailbox gives it to nobody else by a click. Gives the account. Throws where link or password is not good.
 */
export async function verifyEmail(
  parts: AuthParts,
  { token_hash: token, password }: { readonly token_hash: string; readonly password?: string },
  address: string,
): Promise<UserDocument> {
  const { links, audit } = parts;
  const link = await links.find(token, ['signup', 'email_change']);
  const found = link && (await (link.type === 'signup' ? registrationOf : changeOf)(parts, link));
  if (!found) throw linkFailed();
  await checkLinkPassword(parts, link, found, password, address);
  const used = await links.use(token, [link.type]);
  const user = used && (await found.confirm());
  if (!user) throw linkFailed();
  await forgetRegistrations(parts, user.email);
  await links.keepUsed(used);
  await audit.record({ event: `confirmed ${link.type}`, email: user.email, userId: user._id, address });
  await tellEmailVerified(parts, user);
  return user;
}
