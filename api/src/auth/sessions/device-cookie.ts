import { isAmong } from '../../shared/secrets/proofs';
import type { ApiSecrets } from '../../shared/secrets/api-secrets';
import '@fastify/cookie';
import { COOKIES, ownCookieName } from '@atoll/contracts/cookies';
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserDocument } from '../models/user.model';

const SECONDS_MAX = COOKIES.device.seconds;
/** Of one browser that several people use. */
const ACCOUNTS_MAX = 5;
/** Account, device, millisecond in which it was made, and who made it; none of it needs escaping in a cookie. */
const ENTRY = /^([\w-]{1,64})~([\w-]{22})~(\d{1,15})~([\w-]{43})$/;

type Known = Pick<UserDocument, '_id' | 'password_hash' | 'devices_from'>;

interface Entry {
  readonly userId: string;
  readonly device: string;
  readonly madeAt: number;
  readonly mac: string;
}

/**
 * Says of a browser that somebody signed in to an account there (OWASP's device cookie): what strangers do to the
 * account's limits does not concern it. It opens nothing: the password is asked for as everywhere.
 */
export interface DeviceCookie {
  /** Keeps that this browser knows the account. */
  readonly remember: (request: Pick<FastifyRequest, 'cookies'>, reply: FastifyReply, user: Known) => void;
  /** The device's name where the browser knows the account; null elsewhere, also after a change of the password. */
  readonly deviceOf: (request: Pick<FastifyRequest, 'cookies'>, user: Known | null) => string | null;
}

function readEntries(text: string | undefined): Entry[] {
  return (text ?? '').split('!', ACCOUNTS_MAX).flatMap((part) => {
    const [, userId = '', device = '', madeAt, mac = ''] = ENTRY.exec(part) ?? [];
    return madeAt === undefined ? [] : [{ userId, device, madeAt: Number(madeAt), mac }];
  });
}

/** The cookie that devices are known by. */
export function deviceCookie(publicUrl: string, secrets: ApiSecrets): DeviceCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = ownCookieName('device', publicUrl);
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: SECONDS_MAX,
  } as const;
  // Another password makes another signature, so that every device has to sign in anew.
  const macOf = (
    { userId, device, madeAt }: Omit<Entry, 'mac'>,
    { password_hash }: Known,
    secret: string = secrets[0],
  ) => createHmac('sha256', secret).update(`device ${userId} ${device} ${madeAt} ${password_hash}`).digest();
  const isGood = (entry: Entry, user: Known) => {
    const from = Math.max(Date.now() - SECONDS_MAX * 1_000, user.devices_from?.getTime() ?? 0);
    const believed = secrets.map((secret) => macOf(entry, user, secret));
    return entry.madeAt >= from && isAmong(Buffer.from(entry.mac, 'base64url'), believed);
  };
  return {
    remember: ({ cookies }, reply, user) => {
      const made = {
        userId: user._id,
        device: randomBytes(16).toString('base64url'),
        madeAt: Date.now(),
      };
      const others = readEntries(cookies[name]).filter(({ userId }) => userId !== user._id);
      const entries = [{ ...made, mac: macOf(made, user).toString('base64url') }, ...others].slice(
        0,
        ACCOUNTS_MAX,
      );
      const value = entries.map(({ userId, device, madeAt, mac }) => [userId, device, madeAt, mac].join('~'));
      reply.setCookie(name, value.join('!'), options);
    },
    deviceOf: ({ cookies }, user) => {
      const entry = user && readEntries(cookies[name]).find(({ userId }) => userId === user._id);
      return entry && isGood(entry, user) ? entry.device : null;
    },
  };
}
