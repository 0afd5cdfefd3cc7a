import type { Role } from '@atoll/contracts/pages/page';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

/** Who asks, as the access token says. */
export interface Principal {
  /** Id of the account. */
  readonly userId: string;
  /** Id of the sign-in that the token belongs to. */
  readonly sessionId: string;
  readonly role: Role;
}

/**
 * Calls `onEnd` as soon as a session is over: signed out, ended by a new password, or gone with its account. Also
 * where it was over already. Returns what ends the watch.
 */
export type WatchSession = (
  principal: Pick<Principal, 'userId' | 'sessionId'>,
  onEnd: () => void,
) => () => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for anonymous requests; set by the auth feature before a handler runs. */
    principal: Principal | null;
  }
}

/** Lets only the administrator pass (AUT-22), with the same answer for everybody else; a preHandler of a route. */
export async function requireAdmin({ principal }: FastifyRequest): Promise<void> {
  if (principal?.role !== 'admin') {
    throw new AppError('FORBIDDEN', { message: 'Unauthorized: Admin access required' });
  }
}

/** Who is signed in. Throws UNAUTHENTICATED with the specification's words (AUT-20). */
export function signedIn({ principal }: FastifyRequest): Principal {
  if (!principal) throw new AppError('UNAUTHENTICATED', { message: 'No active session' });
  return principal;
}

/** Lets only pass who is signed in; a preHandler of a route. */
export async function requireSignedIn(request: FastifyRequest): Promise<void> {
  signedIn(request);
}

/** Lets only accounts of these roles pass, with one answer for all others; a preHandler of a route. */
export function requireRole(...roles: readonly Role[]) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!roles.includes(signedIn(request).role)) throw new AppError('42501');
  };
}
