import type { Role } from '@atoll/contracts/pages/page';
import type { Duty } from '@atoll/contracts/portal-duties';
import type { FastifyRequest } from 'fastify';
import { ADMIN_TEXT } from '@atoll/contracts/page-access';
import { AppError } from '../errors/app-error';
import { changedVersion } from '../http/if-match';

/** Who asks, as the access token says. */
export interface Principal {
  /** Id of the account. */
  readonly userId: string;
  /** Id of the sign-in that the token belongs to. */
  readonly sessionId: string;
  readonly role: Role;
  /** What it does in the management portal: nothing, but for those who work there. */
  readonly duties: readonly Duty[];
  /** The address of the account, for logs of who did what. */
  readonly email?: string;
  /** Which remotes it may release; absent where it may release none. */
  readonly remotes?: readonly string[];
  /** When it last proved who it is: by signing in, or by its password since. */
  readonly confirmedAt: Date;
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
  interface FastifyContextConfig {
    /** Of an operation of the management portal: what it belongs to. See `ofDuty`. */
    duty?: Duty | 'any';
    /** See `DutyOptions`. */
    version?: DutyOptions['version'];
  }
  interface FastifyRequest {
    /** Null for anonymous requests; set by the auth feature before a handler runs. */
    principal: Principal | null;
  }
}

export interface DutyOptions {
  /**
   * Whether a request names the version that it changes in `If-Match` (POR-18): by default one that replaces, changes or
   * deletes does, and one that reads or adds does not. `optional` is for routes whose names the specification fixes.
   */
  readonly version?: 'named' | 'optional';
  /** True where the password has to have been given within the last ten minutes. */
  readonly confirmed?: boolean;
}

const CONFIRMED_MS = 10 * 60_000;

/** Throws CONFIRM_AGAIN where the password was not given within the last ten minutes. */
export function requireConfirmed({ confirmedAt }: Principal): void {
  if (Date.now() - confirmedAt.getTime() > CONFIRMED_MS) throw new AppError('CONFIRM_AGAIN');
}

const CHANGING = ['PUT', 'PATCH', 'DELETE'];

/**
 * Makes a route an operation of the management portal: only those pass whose role has this duty (AUT-22, C61), with the
 * same answer for everybody else; `any` is for everybody who works in the portal. Spread it into the route's options; the OpenAPI document names the duty.
 */
export function ofDuty(duty: Duty | 'any', { version, confirmed = false }: DutyOptions = {}) {
  return {
    config: { duty, version },
    onRequest: async (request: FastifyRequest): Promise<void> => {
      const { principal, method } = request;
      const duties = principal?.duties ?? [];
      const isLetIn = duty === 'any' ? duties.length > 0 : duties.includes(duty);
      if (!principal || !isLetIn) throw new AppError('FORBIDDEN', { message: ADMIN_TEXT });
      const isNamed = version === 'named' || (version === undefined && CHANGING.includes(method));
      if (isNamed) changedVersion(request);
      if (confirmed) requireConfirmed(principal);
    },
  };
}

/** Who is signed in. Throws UNAUTHENTICATED with the specification's words (AUT-20). */
export function signedIn({ principal }: FastifyRequest): Principal {
  if (!principal) throw new AppError('UNAUTHENTICATED', { message: 'No active session' });
  return principal;
}

/** Lets only pass who is signed in; an `onRequest` of a route. */
export async function requireSignedIn(request: FastifyRequest): Promise<void> {
  signedIn(request);
}

/** Lets only accounts of these roles pass, with one answer for all others; an `onRequest` of a route. */
export function requireRole(...roles: readonly Role[]) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!roles.includes(signedIn(request).role)) throw new AppError('42501');
  };
}
