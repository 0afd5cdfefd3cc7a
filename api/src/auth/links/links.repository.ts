import { createHash, randomBytes } from 'node:crypto';
import type { LinkType } from '@atoll/contracts/account-words';
import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import type { Connection } from 'mongoose';
import { linkTokenModel, type LinkTokenDocument } from '../models/link-token.model';

const LIFETIME_SECONDS: Readonly<Record<LinkType, number>> = {
  recovery: KEPT_SECONDS.recoveryLink,
  signup: KEPT_SECONDS.confirmationLink,
  email_change: KEPT_SECONDS.confirmationLink,
};
const TOKEN_BYTES = 32;

export type Link = Omit<LinkTokenDocument, 'type'> & { readonly type: LinkType };

export interface LinksRepository {
  /** A new token, the only good one of its kind for this user from now on; those of registrations stay good beside each other. */
  readonly issue: (link: Omit<Link, '_id' | 'expires_at'>) => Promise<string>;
  /** What a token is for; null where it is unknown, used or too old. */
  readonly find: (token: string, types: readonly LinkType[]) => Promise<Link | null>;
  /** Uses a token up: of many at once, one gets it. */
  readonly use: (token: string, types: readonly LinkType[]) => Promise<Link | null>;
  /** Keeps until its time is over that a link has confirmed its address, so that whoever follows it again is told. */
  readonly keepUsed: (link: Link) => Promise<void>;
  /** Which account a link has confirmed which address of; null where it has not. */
  readonly findUsed: (token: string) => Promise<Pick<Link, 'user_id' | 'email'> | null>;
  readonly removeOf: (userId: string) => Promise<void>;
  /** Removes what would confirm this address for any registration. */
  readonly removeSignups: (email: string) => Promise<void>;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The tokens of mailed links in MongoDB, by their hashes. */
export function createLinksRepository(connection: Connection): LinksRepository {
  const links = linkTokenModel(connection);
  const good = (token: string, types: readonly LinkTokenDocument['type'][]) => ({
    _id: hashOf(token),
    type: { $in: [...types] },
    expires_at: { $gt: new Date() },
  });
  return {
    issue: async ({ user_id, type, email }) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      if (type !== 'signup') await links.deleteMany({ user_id, type });
      const expires_at = new Date(Date.now() + LIFETIME_SECONDS[type] * 1_000);
      await links.create({ _id: hashOf(token), user_id, type, email, expires_at });
      return token;
    },
    find: (token, types) => links.findOne(good(token, types)).lean<Link>(),
    use: (token, types) => links.findOneAndDelete(good(token, types)).lean<Link>(),
    keepUsed: async (link) => void (await links.create({ ...link, type: 'used' })),
    findUsed: (token) => links.findOne(good(token, ['used'])).lean<Link>(),
    removeSignups: async (email) => void (await links.deleteMany({ email, type: 'signup' })),
    removeOf: async (userId) => void (await links.deleteMany({ user_id: userId })),
  };
}
