import type { Connection } from 'mongoose';
import { userModel, type UserDocument } from '../models/user.model';

export interface AccountsFilter {
  /** What the address or the name begins with, or an id. */
  readonly q: string;
  /** Only those who work in the portal, by a role that was given to them. */
  readonly staffOnly: boolean;
}

export interface PortalAccountsRepository {
  /** The newest first; pages count from 1. */
  readonly page: (
    filter: AccountsFilter,
    page: number,
    size: number,
  ) => Promise<{ users: UserDocument[]; total: number }>;
  /** The account as changed; null for an unknown id, and where it is another version by now. Undefined fields go. */
  readonly change: (
    id: string,
    version: number,
    change: Partial<Pick<UserDocument, 'portal_role' | 'portal_remote' | 'locked_at' | 'second_factor'>>,
  ) => Promise<UserDocument | null>;
}

/** Behind every letter that a text can go on with. */
const LAST_LETTER = '\u{10FFFF}';
const beginsWith = (text: string) => ({ $gte: text, $lt: text + LAST_LETTER });

function filterOf({ q, staffOnly }: AccountsFilter): object {
  const typed = q.trim();
  return {
    ...(staffOnly && { portal_role: { $exists: true } }),
    ...(typed && {
      $or: [
        { email: beginsWith(typed.toLowerCase()) },
        { 'user_metadata.name': beginsWith(typed) },
        { _id: typed },
      ],
    }),
  };
}

/** Everybody's accounts in MongoDB, for the portal's owner. */
export function createPortalAccountsRepository(connection: Connection): PortalAccountsRepository {
  const users = userModel(connection);
  return {
    page: async (filter, page, size) => {
      const query = filterOf(filter);
      const [found, total] = await Promise.all([
        users
          .find(query)
          .sort({ created_at: -1, _id: 1 })
          .skip((page - 1) * size)
          .limit(size)
          .lean<UserDocument[]>(),
        users.countDocuments(query),
      ]);
      return { users: found, total };
    },
    change: (id, version, change) => {
      const fields = Object.entries(change);
      const isGone = ([, value]: [string, unknown]) => value === undefined;
      const gone = fields.filter(isGone).map(([name]) => [name, 1] as const);
      const set: Record<string, unknown> = Object.fromEntries(fields.filter((field) => !isGone(field)));
      return users
        .findOneAndUpdate(
          // An account that the portal never changed has no version.
          { _id: id, version: version === 0 ? null : version },
          {
            $set: { ...set, version: version + 1, updated_at: new Date() },
            ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }),
          },
          { returnDocument: 'after' },
        )
        .lean<UserDocument>();
    },
  };
}
