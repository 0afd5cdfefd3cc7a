import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from '../shared/auth/principal';
import type { AuthParts } from './auth-parts';
import { dutiesOf, remotesOf, roleOf } from './role';
import { readAccessToken } from './sessions/access-token';

/**
 * Who asks, by the access token of the request. Session and account are read each time: signing out, deleting an
 * account and naming another administrator work at once, on every instance. Null for the anonymous.
 */
async function principalOf(
  app: FastifyInstance,
  { users, sessions, portal }: AuthParts,
  request: FastifyRequest,
): Promise<Principal | null> {
  const claims = readAccessToken(app, request.headers.authorization);
  if (!claims) return null;
  const [session, user] = await Promise.all([sessions.find(claims.sid, claims.sub), users.find(claims.sub)]);
  if (!session || !user || user.locked_at) return null;
  return {
    userId: user._id,
    sessionId: claims.sid,
    role: roleOf(user, portal.adminEmail),
    duties: dutiesOf(user, session, portal),
    email: user.email,
    remotes: remotesOf(user, session, portal),
    confirmedAt: session.confirmed_at ?? session.created_at,
  };
}

/** Gives every request its principal. Register it on the root, before the routes. */
export function identifyRequests(app: FastifyInstance, parts: AuthParts): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== undefined)
      request.principal = await principalOf(app, parts, request);
  });
}
