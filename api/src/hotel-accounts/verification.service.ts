import { isCompleteProfile, type HotelProfile, type HotelProfileBody } from '@atoll/contracts/account';
import { nextStatus, type VerificationEvent } from '@atoll/contracts/verification';
import type { Account, FindAccount } from '../platform/auth/account';
import { AppError } from '../platform/errors/app-error';
import type { HotelProfileDocument } from './hotel-profile.model';
import type { HotelProfileChange, HotelProfilesRepository } from './hotel-profiles.repository';

/** A row as its owner and the administrator see it. */
export function toProfile({ _id, created_at, updated_at, ...row }: HotelProfileDocument): HotelProfile {
  return { id: _id, ...row, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}

/** A first row, from what the account said of itself at registration. */
export function firstProfile({ email, metadata }: Account): HotelProfileBody {
  return {
    name: metadata.property_name ?? metadata.name,
    email,
    property_type: metadata.property_type ?? null,
    address: metadata.address ?? '',
    city: metadata.city ?? '',
    country: metadata.country ?? '',
    star_rating: metadata.star_rating ?? null,
    phone: metadata.phone ?? '',
  };
}

export interface Verification {
  /** Saves a profile, and moves its verification on (HOT-14). */
  readonly save: (account: Account, profile: HotelProfileBody) => Promise<HotelProfileDocument>;
  readonly emailVerified: (userId: string) => Promise<void>;
  /** Throws PGRST116 for an unknown id, CONFLICT where the row cannot be decided about now. */
  readonly decide: (
    id: string,
    event: 'approved' | 'rejected',
    reason: string | null,
  ) => Promise<HotelProfileDocument>;
}

/** Moves hotels through their verification, by the one function that says what follows what. */
export function createVerification(hotels: HotelProfilesRepository, findAccount: FindAccount): Verification {
  async function move(
    row: HotelProfileDocument,
    event: VerificationEvent,
    isEmailVerified: boolean,
    change: HotelProfileChange = {},
  ): Promise<HotelProfileDocument> {
    const verification_status = nextStatus(row.verification_status, event, isEmailVerified);
    if (!verification_status)
      throw new AppError('CONFLICT', { message: 'This hotel does not wait for a decision.' });
    const moved = await hotels.change(row, { ...change, verification_status });
    if (!moved) throw new AppError('CONFLICT');
    return moved;
  }

  return {
    save: async (account, profile) => {
      const row = await hotels.ensure(account.id, firstProfile(account));
      const isComplete = isCompleteProfile(profile);
      return move(row, isComplete ? 'saved-complete' : 'saved-incomplete', account.isEmailVerified, {
        ...profile,
        profile_completed: isComplete,
        rejection_reason: isComplete ? null : row.rejection_reason,
      });
    },
    emailVerified: async (userId) => {
      const row = await hotels.findByUser(userId);
      if (row?.verification_status === 'pending' || row?.verification_status === 'pending_email')
        await move(row, 'email-verified', true);
    },
    decide: async (id, event, reason) => {
      const row = await hotels.find(id);
      if (!row) throw new AppError('PGRST116');
      const account = await findAccount(row.user_id);
      return move(row, event, account?.isEmailVerified ?? false, { rejection_reason: reason });
    },
  };
}
