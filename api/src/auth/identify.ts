import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from '../shared/auth/principal';
import type { AuthParts } from './auth-parts';
import { roleOf } from './role';
import { readAccessToken } from './sessions/access-token';

/**
 * Who asks, by the access token of the request. Session and account are read each time: signing out, deleting an
 * account and naming another administrator work at once, on every instance. Null for the anonymous.
 */
async function principalOf(
  app: FastifyInstance,
  { users, sessions, adminEmail }: AuthParts,
  request: FastifyRequest,
): Promise<Principal | null> {
  const claims = readAccessToken(app, request.headers.authorization);
  if (!claims) return null;
  const [isOpen, user] = await Promise.all([sessions.isOpen(claims.sid, claims.sub), users.find(claims.sub)]);
  return isOpen && user ? { userId: user._id, sessionId: claims.sid, role: roleOf(user, adminEmail) } : null;
}

/** Gives every request its principal. Register it on the root, before the routes. */
export function identifyRequests(app: FastifyInstance, parts: AuthParts): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== undefined)
      request.principal = await principalOf(app, parts, request);
  });
}
