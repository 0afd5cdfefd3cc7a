import type { ApiSecrets } from '../../shared/secrets/api-secrets';
import jwt, { type VerifyOptions } from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';

/** Seconds that an access token is good for. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const CLOCK_TOLERANCE_SECONDS = 60;
const ISSUER = 'atoll';
const AUDIENCE = 'atoll-api';
/** RFC 9068: no other token of ours can be taken for an access token. */
const TYPE = 'at+jwt';

const VERIFY = {
  algorithms: ['HS256' as const],
  allowedIss: ISSUER,
  allowedAud: AUDIENCE,
  checkTyp: TYPE,
  requiredClaims: ['exp', 'iat', 'iss', 'aud', 'sub', 'sid'],
  clockTolerance: CLOCK_TOLERANCE_SECONDS * 1_000,
  maxAge: ACCESS_TOKEN_SECONDS + CLOCK_TOLERANCE_SECONDS,
} satisfies Partial<VerifyOptions>;

/** What an access token says; who may do what is asked of the database each time. */
export interface AccessClaims {
  /** The account's id. */
  readonly sub: string;
  /** The session's id. */
  readonly sid: string;
  readonly role: string;
}

/** Signs and verifies access tokens with HS256 alone, whatever a token says of itself. */
export async function addAccessTokens(app: FastifyInstance, secrets: ApiSecrets): Promise<void> {
  app.decorate('accessSecrets', secrets);
  await app.register(jwt, {
    secret: secrets[0],
    sign: {
      algorithm: 'HS256',
      iss: ISSUER,
      aud: AUDIENCE,
      expiresIn: ACCESS_TOKEN_SECONDS,
      header: { alg: 'HS256', typ: TYPE },
    },
    verify: VERIFY,
  });
}

export function signAccessToken(app: FastifyInstance, claims: AccessClaims): string {
  return app.jwt.sign(claims);
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

function verified(app: FastifyInstance, token: string, key: string): AccessClaims | null {
  try {
    return app.jwt.verify<AccessClaims>(token, { ...VERIFY, key });
  } catch {
    // Too old, forged or broken: for who asks, it is the same as no token.
    return null;
  }
}

/** What the access token of an Authorization header says; null without a good one, such as with a deploy token. */
export function readAccessToken(
  app: FastifyInstance,
  authorization: string | undefined,
): AccessClaims | null {
  const [, token] = BEARER.exec(authorization ?? '') ?? [];
  if (!token) return null;
  const claims = app.accessSecrets.map((key) => verified(app, token, key)).find((each) => each !== null);
  if (!claims) return null;
  const { sub, sid, role } = claims;
  return typeof sub === 'string' && typeof sid === 'string' ? { sub, sid, role } : null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What access tokens are verified with. */
    accessSecrets: ApiSecrets;
  }
}
