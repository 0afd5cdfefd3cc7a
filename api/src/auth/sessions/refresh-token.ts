import { createHash, createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** A refresh token, as its cookie carries it: the session that it belongs to, and 256 bits that nobody can guess. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly secret: string;
}

export function newSessionId(): string {
  return randomBytes(16).toString('base64url');
}

export function firstToken(sessionId: string): RefreshToken {
  return { sessionId, secret: randomBytes(SECRET_BYTES).toString('base64url') };
}

/**
 * The token that follows another one. It is derived, so that refreshes at the same time get the same successor without
 * it being stored anywhere; nobody can derive it without the API's own secret.
 */
export function successorOf({ sessionId, secret }: RefreshToken, key: string): RefreshToken {
  const next = createHmac('sha256', key).update(`refresh ${sessionId} ${secret}`).digest('base64url');
  return { sessionId, secret: next };
}

export function hashOf({ secret }: RefreshToken): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function writeToken({ sessionId, secret }: RefreshToken): string {
  return `${sessionId}.${secret}`;
}

/** Null for what is no refresh token. */
export function readToken(text: string | undefined): RefreshToken | null {
  const [, sessionId, secret] = TOKEN.exec(text ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}
