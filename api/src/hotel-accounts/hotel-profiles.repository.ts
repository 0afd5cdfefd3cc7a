import { randomUUID } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import type { HotelProfileBody } from '@atoll/contracts/account';
import type { VerificationStatus } from '@atoll/contracts/verification';
import type { Changes } from '../shared/changes/changes';
import { AppError } from '../shared/errors/app-error';
import { houseChange } from '../shared/houses/houses';
import { hotelProfileModel, type HotelProfileDocument } from './hotel-profile.model';
import { approvedOf } from './hotel-profile';
import { isDuplicate } from '../shared/mongo/is-duplicate';

/** MongoDB's code where a user of the database may not write. */
const NOT_ALLOWED = 13;
const QUEUE_PAGE = 20;

export type HotelProfileChange = Partial<
  Omit<HotelProfileDocument, '_id' | 'user_id' | 'status' | 'created_at' | 'updated_at'>
>;

export interface HotelProfilesRepository {
  readonly find: (id: string) => Promise<HotelProfileDocument | null>;
  /** Null for an account without a row. */
  readonly findByUser: (userId: string) => Promise<HotelProfileDocument | null>;
  /** The account's row, made from these fields where there is none. Throws 42501 where it may not be written. */
  readonly ensure: (userId: string, fields: HotelProfileBody) => Promise<HotelProfileDocument>;
  /** The row as changed; null where somebody else has changed it since it was read. */
  readonly change: (
    row: HotelProfileDocument,
    change: HotelProfileChange,
  ) => Promise<HotelProfileDocument | null>;
  /** Rows of a status, the longest waiting first; changes of approved houses wait, too. Pages count from 1. */
  readonly queue: (
    status: VerificationStatus,
    page: number,
  ) => Promise<{ hotels: HotelProfileDocument[]; total: number }>;
  readonly approved: () => Promise<HotelProfileDocument[]>;
  /** Those of these ids that have been approved. */
  readonly approvedAmong: (ids: readonly string[]) => Promise<HotelProfileDocument[]>;
  readonly removeOf: (userId: string) => Promise<void>;
}

function codeOf(error: unknown): unknown {
  return error instanceof mongoose.mongo.MongoServerError ? error.code : undefined;
}

/** A row of before versions were kept, with what it would have. */
function withVersion(row: HotelProfileDocument | null): HotelProfileDocument | null {
  if (!row) return null;
  const stored: Partial<HotelProfileDocument> = row;
  return {
    ...row,
    version: stored.version ?? (row.profile_completed ? 1 : 0),
    answers: stored.answers ?? 0,
    change_status: stored.change_status ?? null,
    approved_profile: stored.approved_profile ?? null,
    answered_profile: stored.answered_profile ?? null,
    history: stored.history ?? [],
  };
}

function ofStatus(status: VerificationStatus): object {
  const own = { verification_status: status };
  return status === 'pending_approval' ? { $or: [own, { change_status: status }] } : own;
}

/** Rows in MongoDB. What changes a public house is announced, because pages are made from it. */
export function createHotelProfilesRepository(
  connection: Connection,
  changes: Pick<Changes, 'around'>,
): HotelProfilesRepository {
  const hotels = hotelProfileModel(connection);
  const findByUser = async (userId: string) =>
    withVersion(await hotels.findOne({ user_id: userId }).lean<HotelProfileDocument>());

  async function approvedBy(filter: object): Promise<HotelProfileDocument[]> {
    const rows = await hotels.find(filter).lean<HotelProfileDocument[]>();
    return rows.flatMap((row) => withVersion(row) ?? []).filter((row) => approvedOf(row) !== null);
  }

  async function insert(userId: string, fields: HotelProfileBody): Promise<void> {
    const now = new Date();
    try {
      await hotels.create({
        _id: randomUUID(),
        user_id: userId,
        ...fields,
        verification_status: 'pending_profile',
        profile_completed: false,
        status: 'active',
        rejection_reason: null,
        created_at: now,
        updated_at: now,
      });
    } catch (error) {
      if (codeOf(error) === NOT_ALLOWED) throw new AppError('42501', { cause: error });
      if (!isDuplicate(error)) throw error;
    }
  }

  return {
    find: async (id) => withVersion(await hotels.findById(id).lean<HotelProfileDocument>()),
    findByUser,
    ensure: async (userId, fields) => {
      const found = await findByUser(userId);
      if (found) return found;
      await insert(userId, fields);
      const made = await findByUser(userId);
      if (!made) throw new Error(`the profile row of ${userId} was not written`);
      return made;
    },
    change: async (row, change) => {
      const { _id, verification_status, version, updated_at } = row;
      const write = () =>
        hotels
          .findOneAndUpdate(
            // A row of before versions were kept has none.
            { _id, verification_status, updated_at, version: { $in: [version, null] } },
            { $set: { ...change, updated_at: new Date() } },
            { returnDocument: 'after' },
          )
          .lean<HotelProfileDocument>();
      const approved = [approvedOf(row), approvedOf({ ...row, ...change })];
      const isPublic = approved.some((profile) => profile !== null);
      return withVersion(await (isPublic ? changes.around(houseChange(_id, approved), write) : write()));
    },
    queue: async (status, page) => {
      const filter = ofStatus(status);
      const [found, total] = await Promise.all([
        hotels
          .find(filter)
          .sort({ updated_at: 1 })
          .skip((page - 1) * QUEUE_PAGE)
          .limit(QUEUE_PAGE)
          .lean<HotelProfileDocument[]>(),
        hotels.countDocuments(filter),
      ]);
      return { hotels: found.flatMap((row) => withVersion(row) ?? []), total };
    },
    approved: () =>
      approvedBy({ $or: [{ verification_status: 'approved' }, { approved_profile: { $ne: null } }] }),
    approvedAmong: (ids) => approvedBy({ _id: { $in: [...ids] } }),
    removeOf: async (userId) => {
      const row = await findByUser(userId);
      if (!row) return;
      await changes.around(houseChange(row._id, [approvedOf(row)]), () => hotels.deleteOne({ _id: row._id }));
    },
  };
}
