import type { HotelProfile, HotelProfileBody } from '@atoll/contracts/account';
import { changesBetween, profileOf, type HotelEvent, type HotelRequest } from '@atoll/contracts/hotel-review';
import type { Account } from '../shared/auth/account';
import type { House } from '../shared/houses/houses';
import type { HotelProfileDocument } from './hotel-profile.model';

/** What a busy house may be asked about again; what is older is let go. */
const HISTORY_MAX = 50;

/** A row as its owner sees it. */
export function toProfile(row: HotelProfileDocument): HotelProfile {
  const { _id: id, user_id, verification_status, profile_completed, status, rejection_reason } = row;
  const { version, change_status, created_at, updated_at } = row;
  return {
    ...{ id, user_id, ...profileOf(row), verification_status, profile_completed, status, rejection_reason },
    ...{ version, change_status, approved_profile: approvedOf(row) },
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** A row as the administrator sees it, with what changed since their last answer. */
export function toRequest(row: HotelProfileDocument): HotelRequest {
  const answered = row.answered_profile ?? approvedOf(row);
  return {
    ...toProfile(row),
    review_version: reviewVersionOf(row),
    changes: answered ? changesBetween(answered, row) : [],
    history: [...row.history],
  };
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
    description: '',
  };
}

/** What an answer names: another one after each change of the profile, and after each answer. */
export function reviewVersionOf({ version, answers }: HotelProfileDocument): number {
  return version + answers;
}

/** What is public of a house; null where nothing was approved. Rows of before versions were kept are what they say. */
export function approvedOf(row: HotelProfileDocument): HotelProfileBody | null {
  return row.approved_profile ?? (row.verification_status === 'approved' ? profileOf(row) : null);
}

/** The house of a row, as other features see it. */
export function toHouse(row: HotelProfileDocument): House {
  const answers = row.history.filter(({ event }) => event !== 'saved');
  return {
    id: row._id,
    userId: row.user_id,
    approved: approvedOf(row),
    answeredAt: answers.map(({ at }) => new Date(at)),
  };
}

/** A row's history with something that happened now. */
export function withEvent(row: HotelProfileDocument, event: Omit<HotelEvent, 'at'>): HotelEvent[] {
  return [{ at: new Date().toISOString(), ...event }, ...row.history].slice(0, HISTORY_MAX);
}
