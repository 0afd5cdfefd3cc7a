import type { Credentials } from '@atoll/contracts/account';
import { AppError } from '../../platform/errors/app-error';
import { toAccount } from '../account/account-view';
import type { AuthParts } from '../auth-parts';
import { normaliseEmail } from '../email-address';
import type { UserDocument } from '../models/user.model';
import type { RefreshToken } from './refresh-token';

const EMAIL_SHOWN_MAX = 254;

/** Under which name failures of an address are counted; the case of letters makes no other account. */
function accountKey(email: string): string {
  return normaliseEmail(email) ?? email.trim().toLowerCase().slice(0, EMAIL_SHOWN_MAX);
}

/** Whether the password is the user's; in turn, so that of many guesses at once no more than ten are looked at. */
async function isPasswordRight(
  { passwords, limits }: AuthParts,
  key: string,
  user: UserDocument | null,
  password: string,
): Promise<boolean> {
  await limits.failures.check(key);
  return passwords.inTurn(async () => {
    await limits.failures.check(key);
    const isRight = await passwords.verify(user?.password_hash ?? null, password);
    if (!isRight) await limits.failures.count(key);
    return isRight;
  });
}

/** Checks the password of somebody who is signed in. Throws where it is wrong; failures count like those to sign in. */
export async function confirmPassword(
  parts: AuthParts,
  user: UserDocument,
  password: string,
  address: string,
): Promise<void> {
  if (await isPasswordRight(parts, user.email, user, password)) return;
  await parts.audit.record({ event: 'wrong password', email: user.email, userId: user._id, address });
  throw new AppError('INVALID_REQUEST', {
    message: 'The password is not right.',
    fields: { current_password: 'The password is not right.' },
  });
}

/** Writes a first profile row and the like; a row that may not be written is noted instead (AUT-17). */
async function tellParts(
  { accountParts, users, adminEmail }: AuthParts,
  user: UserDocument,
): Promise<UserDocument> {
  const account = toAccount(user, adminEmail);
  try {
    for (const part of accountParts) await part.onSignedIn?.(account);
    return user;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== '42501') throw error;
    return (await users.changeMetadata(user._id, { hotel_profile_needs_creation: true })) ?? user;
  }
}

/** A session on this device; null where the password that was checked is another one by now. */
async function beginSession(
  { users, sessions }: AuthParts,
  { _id, password_hash }: UserDocument,
  device: string,
): Promise<RefreshToken | null> {
  const token = await sessions.begin(_id, device);
  // Looked at once the session is there: a change after this ends it with all the others.
  if ((await users.find(_id))?.password_hash === password_hash) return token;
  await sessions.end(token.sessionId, _id);
  return null;
}

/**
 * The account of these credentials, and a session of it on this device. Takes the same time and gives the same answer
 * for a wrong password and for an address without an account; ten failures close an account's sign-in for 15 minutes.
 */
export async function signIn(
  parts: AuthParts,
  { email, password }: Credentials,
  { address, device }: { readonly address: string; readonly device: string },
): Promise<{ readonly user: UserDocument; readonly token: RefreshToken }> {
  const key = accountKey(email);
  const known = normaliseEmail(email);
  const user = await parts.users.findByEmail(known ?? '');
  const isRight = await isPasswordRight(parts, key, user, password).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') {
      await parts.audit.record({ event: 'sign-in closed', email: key, userId: user?._id, address });
    }
    throw error;
  });
  const token = user && isRight ? await beginSession(parts, user, device) : null;
  if (!user || !token) {
    await parts.audit.record({ event: 'sign-in failed', email: key, userId: user?._id, address });
    throw new AppError('UNAUTHENTICATED', { message: 'E-mail or password is not right.' });
  }
  await parts.limits.failures.forget(key);
  await parts.audit.record({ event: 'signed in', email: user.email, userId: user._id, address });
  return { user: await tellParts(parts, user), token };
}
