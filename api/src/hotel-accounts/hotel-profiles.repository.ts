import { randomUUID } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import type { HotelProfileBody } from '@atoll/contracts/account';
import type { VerificationStatus } from '@atoll/contracts/verification';
import { AppError } from '../platform/errors/app-error';
import { hotelProfileModel, type HotelProfileDocument } from './hotel-profile.model';

const DUPLICATE_KEY = 11_000;
/** MongoDB's code where a user of the database may not write. */
const NOT_ALLOWED = 13;
const QUEUE_PAGE = 20;

export type HotelProfileChange = Partial<
  HotelProfileBody &
    Pick<HotelProfileDocument, 'verification_status' | 'profile_completed' | 'rejection_reason'>
>;

export interface HotelProfilesRepository {
  readonly find: (id: string) => Promise<HotelProfileDocument | null>;
  /** Null for an account without a row. */
  readonly findByUser: (userId: string) => Promise<HotelProfileDocument | null>;
  /** The account's row, made from these fields where there is none. Throws 42501 where it may not be written. */
  readonly ensure: (userId: string, fields: HotelProfileBody) => Promise<HotelProfileDocument>;
  /** The row as changed; null where it is not in this status any more. */
  readonly change: (
    row: Pick<HotelProfileDocument, '_id' | 'verification_status'>,
    change: HotelProfileChange,
  ) => Promise<HotelProfileDocument | null>;
  /** Rows of a status, the longest waiting first; pages count from 1. */
  readonly queue: (
    status: VerificationStatus,
    page: number,
  ) => Promise<{ hotels: HotelProfileDocument[]; total: number }>;
  readonly removeOf: (userId: string) => Promise<void>;
}

function codeOf(error: unknown): unknown {
  return error instanceof mongoose.mongo.MongoServerError ? error.code : undefined;
}

export function createHotelProfilesRepository(connection: Connection): HotelProfilesRepository {
  const hotels = hotelProfileModel(connection);
  const findByUser = (userId: string) => hotels.findOne({ user_id: userId }).lean<HotelProfileDocument>();

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
      if (codeOf(error) !== DUPLICATE_KEY) throw error;
    }
  }

  return {
    find: (id) => hotels.findById(id).lean<HotelProfileDocument>(),
    findByUser,
    ensure: async (userId, fields) => {
      const found = await findByUser(userId);
      if (found) return found;
      await insert(userId, fields);
      const made = await findByUser(userId);
      if (!made) throw new Error(`the profile row of ${userId} was not written`);
      return made;
    },
    change: ({ _id, verification_status }, change) =>
      hotels
        .findOneAndUpdate(
          { _id, verification_status },
          { $set: { ...change, updated_at: new Date() } },
          { returnDocument: 'after' },
        )
        .lean<HotelProfileDocument>(),
    queue: async (status, page) => {
      const filter = { verification_status: status };
      const [found, total] = await Promise.all([
        hotels
          .find(filter)
          .sort({ updated_at: 1 })
          .skip((page - 1) * QUEUE_PAGE)
          .limit(QUEUE_PAGE)
          .lean<HotelProfileDocument[]>(),
        hotels.countDocuments(filter),
      ]);
      return { hotels: found, total };
    },
    removeOf: async (userId) => void (await hotels.deleteOne({ user_id: userId })),
  };
}
