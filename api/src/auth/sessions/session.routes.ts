import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Credentials, SignedIn, User } from '@atoll/contracts/account';
import { API_PATHS } from '@atoll/contracts/api-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireSignedIn, signedIn } from '../../shared/auth/principal';
import { refuseForeignOrigin, requireSameOrigin } from '../../shared/auth/same-origin';
import { AppError } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import { TOO_MANY } from '../../shared/limits/too-many';
import { userOf } from '../account/user-of';
import type { AuthParts } from '../auth-parts';
import type { SessionDocument } from '../models/session.model';
import type { UserDocument } from '../models/user.model';
import { roleOf } from '../role';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './access-token';
import { deviceName } from './device-name';
import type { RefreshToken } from './refresh-token';
import { signIn } from './sign-in';

const Nothing = Type.Null({ description: 'Done.' });
const EmptyBody = Type.Object({}, { description: 'Nothing: `{}`.' });

function noSession(): AppError {
  return new AppError('UNAUTHENTICATED', { message: 'No active session' });
}

/** `POST /api/auth/{login,refresh,logout}` and `GET /api/auth/session` (AUT-01, AUT-23, AUT-25). */
export function sessionRoutes(parts: AuthParts): FastifyPluginAsyncTypebox {
  const { users, sessions, cookie, devices, audit, portal, publicUrl } = parts;
  const underCookie = { onRequest: requireSameOrigin(publicUrl) };
  return async (app) => {
    async function answer(
      user: UserDocument,
      token: RefreshToken,
      session: Pick<SessionDocument, 'second_factor_at'>,
      reply: FastifyReply,
    ): Promise<SignedIn> {
      cookie.set(reply, token);
      return {
        access_token: signAccessToken(app, {
          sub: user._id,
          sid: token.sessionId,
          role: roleOf(user, portal.adminEmail),
        }),
        expires_in: ACCESS_TOKEN_SECONDS,
        user: await userOf(user, session, parts),
      };
    }

    /** Ends the session of the request's cookie; gives its account's id, or null without one. */
    async function forget(request: FastifyRequest): Promise<string | null> {
      const token = cookie.read(request);
      return (token && (await sessions.endByToken(token))?.user_id) ?? null;
    }

    app.post(
      API_PATHS.login,
      {
        onRequest: refuseForeignOrigin(publicUrl),
        schema: {
          tags: ['accounts'],
          summary: 'Signs in; the refresh token comes as an HttpOnly cookie',
          body: Credentials,
          response: { 200: SignedIn, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const device = deviceName(request.headers['user-agent']);
        const { user, token } = await signIn(parts, request.body, {
          address: clientOf(request.ip),
          device,
          knownAs: (found) => devices.deviceOf(request, found),
        });
        // A browser holds one session: the one before would stay open with nobody to end it.
        await forget(request);
        const answered = await answer(user, token, {}, reply);
        devices.remember(request, reply, user);
        return answered;
      },
    );

    app.post(
      API_PATHS.refresh,
      {
        ...underCookie,
        schema: {
          tags: ['accounts'],
          summary: 'A new access token for the refresh cookie, which is replaced',
          body: EmptyBody,
          response: { 200: SignedIn },
        },
      },
      async (request, reply) => {
        const token = cookie.read(request);
        if (!token) throw noSession();
        const refreshed = await sessions.refresh(token);
        if (refreshed.kind === 'stolen') {
          const address = clientOf(request.ip);
          await audit.record({ event: 'refresh token used twice', userId: refreshed.userId, address });
        }
        const user = refreshed.kind === 'refreshed' ? await users.find(refreshed.session.user_id) : null;
        if (refreshed.kind !== 'refreshed' || !user) {
          cookie.clear(reply);
          throw noSession();
        }
        return answer(user, refreshed.token, refreshed.session, reply);
      },
    );

    app.post(
      API_PATHS.logout,
      {
        ...underCookie,
        schema: {
          tags: ['accounts'],
          summary: 'Ends the session of the refresh cookie and of the access token',
          body: EmptyBody,
          response: { 204: Nothing },
        },
      },
      async (request, reply) => {
        const { principal } = request;
        // An access token that is over already leaves the cookie to say who signs out.
        const userId = (await forget(request)) ?? principal?.userId;
        if (principal) await sessions.end(principal.sessionId, principal.userId);
        if (userId) await audit.record({ event: 'signed out', userId, address: clientOf(request.ip) });
        cookie.clear(reply);
        return reply.code(204).send(null);
      },
    );

    app.get(
      API_PATHS.session,
      {
        onRequest: requireSignedIn,
        schema: { tags: ['accounts'], summary: 'The account that is signed in', response: { 200: User } },
      },
      async (request) => {
        const { userId, sessionId } = signedIn(request);
        const [user, session] = await Promise.all([users.find(userId), sessions.find(sessionId, userId)]);
        if (!user || !session) throw noSession();
        return userOf(user, session, parts);
      },
    );
  };
}
