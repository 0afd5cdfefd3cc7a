import '@fastify/cookie';
import { COOKIES, ownCookieName } from '@atoll/contracts/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken, writeToken, type RefreshToken } from './refresh-token';

export interface SessionCookie {
  readonly name: string;
  readonly set: (reply: FastifyReply, token: RefreshToken) => void;
  readonly clear: (reply: FastifyReply) => void;
  /** The refresh token that a request brings; null without one. */
  readonly read: (request: Pick<FastifyRequest, 'cookies'>) => RefreshToken | null;
}

/** Where the browser keeps the refresh token: out of reach of scripts, for this host alone, not for other sites' writes. */
export function sessionCookie(publicUrl: string): SessionCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = ownCookieName('session', publicUrl);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const write = (reply: FastifyReply, value: string, maxAge: number) =>
    void reply.setCookie(name, value, { ...options, maxAge });
  return {
    name,
    set: (reply, token) => write(reply, writeToken(token), COOKIES.session.seconds),
    clear: (reply) => write(reply, '', 0),
    read: ({ cookies }) => readToken(cookies[name]),
  };
}
