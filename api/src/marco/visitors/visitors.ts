import { randomBytes } from 'node:crypto';
import { COOKIES, ownCookieName } from '@atoll/contracts/cookies';
import cookies from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from 'mongoose';
import { AppError } from '../../shared/errors/app-error';
import { accountOwner, isAccount, visitorIdOf, visitorOwner, type Owner } from './owner';
import { visitorKeyModel } from './visitor-key.model';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

export interface Visitors {
  /** Who asks; null for somebody who is not known. */
  readonly ownerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Owner | null>;
  /** Who asks. Throws NOT_FOUND, in these words, for somebody who is not known: they own nothing. */
  readonly ownerOr: (request: FastifyRequest, reply: FastifyReply, message: string) => Promise<Owner>;
  /** Who asks; an anonymous visitor gets their cookie, which may be a new one, with the answer. */
  readonly ownerOrNew: (request: FastifyRequest, reply: FastifyReply) => Promise<Owner>;
}

export interface VisitorsDeps {
  readonly database: Connection;
  readonly publicUrl: string;
  /** Gives an account what a browser had before its owner signed in. */
  readonly adopt: (from: Owner, to: Owner) => Promise<void>;
}

/** Knows visitors by a signed cookie of random bits, and accounts by their token. */
export function createVisitors({ database, publicUrl, adopt }: VisitorsDeps): Visitors {
  const isSecure = publicUrl.startsWith('https:');
  const name = ownCookieName('visitor', publicUrl);
  const keys = visitorKeyModel(database);
  let secret: string | null = null;

  const readSecret = async () => {
    const made = randomBytes(SECRET_BYTES).toString('base64url');
    const kept = await keys.findOneAndUpdate(
      { _id: 'visitor' },
      { $setOnInsert: { secret: made } },
      { upsert: true, returnDocument: 'after', lean: true },
    );
    secret = kept?.secret ?? made;
    return secret;
  };

  const setCookie = (reply: FastifyReply, value: string, maxAge: number) =>
    reply.header(
      'set-cookie',
      cookies.serialize(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge,
      }),
    );

  const visitorOf = async ({ headers }: FastifyRequest): Promise<Owner | null> => {
    const value = cookies.parse(headers.cookie ?? '')[name];
    if (!value) return null;
    const { valid, value: id } = cookies.unsign(value, secret ?? (await readSecret()));
    return valid && id ? visitorOwner(id) : null;
  };

  const ownerOf: Visitors['ownerOf'] = async (request, reply) => {
    const visitor = await visitorOf(request);
    if (!request.principal) return visitor;
    const account = accountOwner(request.principal.userId);
    if (visitor) {
      await adopt(visitor, account);
      setCookie(reply, '', 0);
    }
    return account;
  };

  return {
    ownerOf,
    ownerOr: async (request, reply, message) => {
      const owner = await ownerOf(request, reply);
      if (!owner) throw new AppError('NOT_FOUND', { message });
      return owner;
    },
    ownerOrNew: async (request, reply) => {
      const known = await ownerOf(request, reply);
      if (known && isAccount(known)) return known;
      const owner = known ?? visitorOwner(randomBytes(ID_BYTES).toString('base64url'));
      // Also for somebody who is known: what they said lives on from their last word, and so must their cookie.
      setCookie(
        reply,
        cookies.sign(visitorIdOf(owner), secret ?? (await readSecret())),
        COOKIES.visitor.seconds,
      );
      return owner;
    },
  };
}
