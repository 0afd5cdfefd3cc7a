import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../shared/http/client-address';
import type { AuthParts } from '../auth-parts';
import type { UserDocument } from '../models/user.model';
import type { MailAllowance } from '../../shared/mail/mail-allowance';

export interface LinkRequest {
  readonly kind: 'recovery' | 'resend';
  readonly email: string;
  readonly mayMail: MailAllowance;
  /** Whether this account gets such a mail. */
  readonly isFor: (user: UserDocument) => boolean;
}

/**
 * Has a link mailed to an address that has such an account; for every other one it does the same work and queues
 * nothing, so that the answer takes the same time. Throws RATE_LIMITED where the client has asked for too many.
 */
export async function askForLink(
  { users, limits, mails, devices }: AuthParts,
  request: FastifyRequest,
  { kind, email, mayMail, isFor }: LinkRequest,
): Promise<void> {
  const client = clientOf(request.ip);
  await limits.clientMails.count(client);
  const user = await users.findByEmail(email);
  const isKnown = devices.deviceOf(request, user) !== null;
  if (!(await mayMail({ client, email, isKnown }))) return;
  if (user && isFor(user)) await mails.ask(kind, email, {}, client);
  else await mails.askForNothing(client);
}
