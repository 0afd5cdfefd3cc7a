import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AccountDeletion,
  EmailChange,
  Message,
  PasswordChange,
  User,
  UserMetadata,
} from '@atoll/contracts/account';
import { DELETION_KEEPS } from '@atoll/contracts/account-deletion';
import { API_PATHS } from '@atoll/contracts/api-paths';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireSignedIn, signedIn } from '../../shared/auth/principal';
import { AppError } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import { TOO_MANY } from '../../shared/limits/too-many';
import { checkPhone } from '../../shared/text/phone';
import type { AuthParts } from '../auth-parts';
import { notify, passwordMark } from '../links/link-mails';
import type { UserDocument } from '../models/user.model';
import { checkNewPassword, readEmail } from '../registration/register';
import { confirmPassword } from '../sessions/sign-in';
import { toUser } from './account-view';
import { removeAccount } from './remove-account';
import { userOf } from './user-of';

const tags = ['accounts'];

function noSession(): AppError {
  return new AppError('UNAUTHENTICATED', { message: 'No active session' });
}

/** What somebody may do with their own account: `/api/auth/{user,password,email,account}` (AUT-05, AUT-20, AUT-23). */
export function accountRoutes(parts: AuthParts): FastifyPluginAsyncTypebox {
  const { users, sessions, links, passwords, audit, mails, limits, cookie, devices, accountParts, portal } =
    parts;

  /** The account as this request's session sees it. */
  async function seen(request: FastifyRequest, user: UserDocument): Promise<User> {
    const { sessionId, userId } = signedIn(request);
    const session = await sessions.find(sessionId, userId);
    if (!session) throw noSession();
    return userOf(user, session, parts);
  }

  async function own(request: FastifyRequest): Promise<UserDocument> {
    const user = await users.find(signedIn(request).userId);
    if (!user) throw noSession();
    return user;
  }

  const confirming = (request: FastifyRequest) => ({
    sessionId: signedIn(request).sessionId,
    address: clientOf(request.ip),
  });

  return async (app) => {
    app.addHook('onRequest', requireSignedIn);
    app.get(
      API_PATHS.user,
      { schema: { tags, summary: 'The own account', response: { 200: User } } },
      async (request) => seen(request, await own(request)),
    );
    app.patch(
      API_PATHS.user,
      {
        schema: {
          tags,
          summary: 'Changes what the account says of itself; kind and role are not among it',
          body: Type.Partial(UserMetadata, { additionalProperties: false }),
          response: { 200: User },
        },
      },
      async (request) => {
        checkPhone(request.body.phone);
        const changed = await users.changeMetadata(signedIn(request).userId, request.body);
        if (!changed) throw noSession();
        return seen(request, changed);
      },
    );
    app.post(
      API_PATHS.password,
      {
        schema: {
          tags,
          summary: 'Changes the password, and ends every other session',
          body: PasswordChange,
          response: { 200: Message, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const user = await own(request);
        const address = clientOf(request.ip);
        await confirmPassword(parts, user, request.body.current_password, confirming(request));
        checkNewPassword(request.body.password, user.email);
        await limits.passwordChanges.count(user._id);
        const password_hash = await passwords.inTurn(
          address,
          () => passwords.hash(request.body.password),
          'known',
        );
        // A password that was reset meanwhile is the newer one, and has ended this session.
        const changed = await users.replacePassword(user, password_hash);
        if (!changed) throw noSession();
        await Promise.all([sessions.endAll(user._id, signedIn(request).sessionId), links.removeOf(user._id)]);
        await audit.record({ event: 'password changed', email: user.email, userId: user._id, address });
        await notify(mails, 'password-changed', user);
        devices.remember(request, reply, changed);
        return { message: 'Your password is changed, and every other device is signed out.' };
      },
    );
    app.post(
      API_PATHS.email,
      {
        schema: {
          tags,
          summary: 'Mails a link to a new address; with it the address is changed',
          body: EmailChange,
          response: { 202: Message, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const user = await own(request);
        const address = clientOf(request.ip);
        // Whoever registers a stranger's address could have mails sent to others in their name.
        if (!user.email_verified_at)
          throw new AppError('FORBIDDEN', { message: 'Confirm your e-mail address first.' });
        const email = readEmail(request.body.email);
        await confirmPassword(parts, user, request.body.current_password, confirming(request));
        await limits.clientMails.count(address);
        await limits.addressChanges.count(user._id);
        const data = { user_id: user._id, password_mark: passwordMark(user) };
        if (await limits.mayMailOther({ client: address, email, isKnown: false }))
          await mails.ask('email_change', email, data, address);
        await audit.record({
          event: 'e-mail change asked for',
          email: user.email,
          userId: user._id,
          address,
        });
        return reply
          .code(202)
          .send({ message: 'Look into the mailbox of the new address: our mail there has a link.' });
      },
    );
    app.delete(
      API_PATHS.account,
      {
        schema: {
          tags,
          summary: 'Deletes the account with everything that is kept of it',
          description: DELETION_KEEPS,
          body: AccountDeletion,
          response: { 204: Type.Null({ description: 'Done.' }), ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const user = await own(request);
        const address = clientOf(request.ip);
        await confirmPassword(parts, user, request.body.current_password, confirming(request));
        await removeAccount(parts, user);
        // Of an address that nobody has confirmed, the mails may be its owner's.
        if (user.email_verified_at) await mails.removeTo(user.email);
        await audit.record({ event: 'account deleted', userId: user._id, address });
        await notify(mails, 'account-deleted', user);
        cookie.clear(reply);
        return reply.code(204).send(null);
      },
    );
    app.get(
      API_PATHS.accountData,
      {
        schema: {
          tags,
          summary: 'Everything that is kept of the account, as a download',
          response: { 200: Type.Object({ user: User }, { additionalProperties: true }) },
        },
      },
      async (request, reply) => {
        const user = await own(request);
        const signedInAt = await sessions.list(user._id);
        const events = await audit.ofAccount(user._id, user.email_verified_at && user.email);
        const kept = await Promise.all(
          accountParts.map(async ({ name, dataOf }) => [name, await dataOf(user._id)] as const),
        );
        reply.header('content-disposition', 'attachment; filename="atoll-account.json"');
        return {
          user: toUser(user, {}, portal, null),
          devices: signedInAt.map(({ device, created_at, used_at }) => ({ device, created_at, used_at })),
          events: events.map(({ at, event, address, left_out }) => ({ at, event, address, left_out })),
          ...Object.fromEntries(kept),
        };
      },
    );
  };
}
