import { randomUUID } from 'node:crypto';
import type { Registration } from '@atoll/contracts/account';
import { invalidField } from '../../shared/errors/app-error';
import { checkPhone } from '../../shared/text/phone';
import type { AuthParts } from '../auth-parts';
import { normaliseEmail } from '../../shared/text/email-address';
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

/**
 * Registers an address. The first registration makes an account, which waits to be confirmed; a later one changes
 * nothing of it until its own link is used. The owner of a confirmed account gets a mail that says so. The work is the
 * same for all three, so that nobody else can tell them apart.
 */
export async function register(
  parts: AuthParts,
  { email: typed, password, user_type, ...metadata }: Registration,
  address: string,
): Promise<void> {
  const { users, registrations, passwords, audit, limits, mails } = parts;
  const email = readEmail(typed);
  checkNewPassword(password, email);
  checkPhone(metadata.phone);
  const password_hash = await passwords.inTurn(address, () => passwords.hash(password));
  const account = { _id: randomUUID(), email, password_hash, user_type, user_metadata: metadata };
  await registrations.add({ ...account, created_at: new Date() });
  const user = await users.add(account);
  const event = user ? 'registered' : 'registered again';
  await audit.record({ event, email, userId: user?._id, address });
  if (await limits.mayMailOther({ client: address, email, isKnown: false }))
    await mails.ask('signup', email, { registration: account._id }, address);
}
