import { setTimeout as delay } from 'node:timers/promises';
import type { Credentials } from '@atoll/contracts/account';
import { siteOf } from '../../shared/http/client-address';
import { AppError } from '../../shared/errors/app-error';
import { toAccount } from '../account/account-view';
import type { AuthParts } from '../auth-parts';
import { normaliseEmail } from '../../shared/text/email-address';
import type { UserDocument } from '../models/user.model';
import { checkPassword, type FailureCount } from '../passwords/check-password';
import { REFUSAL_DELAY_MS } from '../passwords/password-hashing';
import type { RefreshToken } from './refresh-token';

/** Checks the password of somebody who is signed in. Throws where it is wrong; what strangers fail at does not count. */
export async function confirmPassword(
  { passwords, limits, audit }: AuthParts,
  user: UserDocument,
  password: string,
  { sessionId, address }: { readonly sessionId: string; readonly address: string },
): Promise<void> {
  const countsOf = () => [{ limit: limits.confirmations, who: sessionId }];
  const check = { find: async () => user, password, client: address, lane: 'known', countsOf } as const;
  if ((await checkPassword(passwords, check)).isRight) return limits.confirmations.forget(sessionId);
  await audit.record({ event: 'wrong password', email: user.email, userId: user._id, address });
  throw new AppError('INVALID_REQUEST', {
    message: 'The password is not right.',
    fields: { current_password: 'The password is not right.' },
  });
}

/** Writes a first profile row and the like; a row that may not be written is noted instead (AUT-17). */
async function tellParts(
  { accountParts, users, portal }: AuthParts,
  user: UserDocument,
): Promise<UserDocument> {
  const account = toAccount(user, portal.adminEmail);
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

const LOCKED = 'This account is locked. Our mail about it says why.';

/** Who asks to sign in. */
export interface Asking {
  readonly address: string;
  /** As a person would call it. */
  readonly device: string;
  /** The name of the browser where it knows the account; null where it does not. */
  readonly knownAs: (user: UserDocument | null) => string | null;
}

/**
 * Where failures to sign in count: for the account, whoever tries, and for who tries, whichever account. A browser that
 * knows the account has a count of its own, so that no stranger closes the account to its owner.
 */
function failureCounts(
  { limits }: AuthParts,
  email: string | null,
  { address, knownAs }: Asking,
  user: UserDocument | null,
): readonly FailureCount[] {
  const known = knownAs(user);
  if (known !== null) return [{ limit: limits.deviceFailures, who: known }];
  // Whoever has many networks of IPv6 is one client here: each of them would have a hundred guesses.
  const ofClient = { limit: limits.clientFailures, who: siteOf(address) };
  return email === null ? [ofClient] : [ofClient, { limit: limits.failures, who: email }];
}

/** After a moment, so that a flood of refused sign-ins leaves the API time for others. */
async function refuseClosed({ audit }: AuthParts, email: string | null, address: string): Promise<void> {
  await Promise.all([audit.record({ event: 'sign-in closed', email, address }), delay(REFUSAL_DELAY_MS)]);
}

/**
 * The account of these credentials, and a session of it on this device. Takes the same time and gives the same answer
 * for a wrong password and for an address without an account; ten failures close an account's sign-in for 15 minutes.
 */
export async function signIn(
  parts: AuthParts,
  { email: typed, password }: Credentials,
  asking: Asking,
): Promise<{ readonly user: UserDocument; readonly token: RefreshToken }> {
  const { users, passwords, limits, audit } = parts;
  const { address } = asking;
  // What is no address is nobody's; it may be a password in the wrong field, and is kept nowhere.
  const email = normaliseEmail(typed);
  const find = () => users.findByEmail(email ?? '');
  const lane = asking.knownAs(await find()) === null ? 'strangers' : 'known';
  const { found: user, isRight } = await checkPassword(passwords, {
    find,
    password,
    client: address,
    lane,
    countsOf: (found) => failureCounts(parts, email, asking, found),
  }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') await refuseClosed(parts, email, address);
    throw error;
  });
  if (user?.locked_at && isRight) {
    await audit.record({ event: 'sign-in to a locked account', email, userId: user._id, address });
    throw new AppError('FORBIDDEN', { message: LOCKED });
  }
  const token = user && isRight ? await beginSession(parts, user, asking.device) : null;
  if (!user || !token) {
    // Of an account that nobody has confirmed, who fails may be the address's owner: whoever registered it reads nothing of that.
    const userId = user?.email_verified_at ? user._id : undefined;
    await audit.record({ event: 'sign-in failed', email, userId, address });
    throw new AppError('UNAUTHENTICATED', { message: 'E-mail or password is not right.' });
  }
  const counts = failureCounts(parts, email, asking, user).filter(
    ({ limit }) => limit !== limits.clientFailures,
  );
  await Promise.all(counts.map(({ limit, who }) => limit.forget(who)));
  await audit.record({ event: 'signed in', email, userId: user._id, address });
  return { user: await tellParts(parts, user), token };
}
