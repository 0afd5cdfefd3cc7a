import { Type, type Static } from 'typebox';
import { HotelProfile, type HotelProfileBody } from './account';

/** What of a profile the administrator answers for: an approved house that changes one of these is looked at again. */
const LOOKED_AT = ['name', 'address', 'city', 'country', 'star_rating', 'description'] as const;

const ProfileValue = Type.Union([Type.String(), Type.Integer(), Type.Null()]);

/** One field of a profile that changed. */
export const ProfileChange = Type.Object({
  field: Type.String(),
  before: ProfileValue,
  after: ProfileValue,
});
export type ProfileChange = Readonly<Static<typeof ProfileChange>>;

/** Something that happened to a profile. */
export const HotelEvent = Type.Object({
  at: Type.String(),
  event: Type.Enum(['saved', 'approved', 'rejected', 'change approved', 'change rejected']),
  version: Type.Integer(),
  /** Why it was rejected; null otherwise. */
  reason: Type.Union([Type.String(), Type.Null()]),
  changes: Type.Array(ProfileChange),
});
export type HotelEvent = Readonly<Static<typeof HotelEvent>>;

/** A hotel as the administrator sees it. */
export const HotelRequest = Type.Object({
  ...HotelProfile.properties,
  /** What an answer names in `If-Match`: another one after each change of the profile, and after each answer. */
  review_version: Type.Integer(),
  /** What is different from the profile that was answered last; nothing for a first one. */
  changes: Type.Array(ProfileChange),
  /** The newest first. */
  history: Type.Array(HotelEvent),
});
export type HotelRequest = Readonly<Static<typeof HotelRequest>>;

/** GET /api/admin/hotels?status=&page=: 20 a page, the longest waiting first. */
export const HotelQueue = Type.Object({
  hotels: Type.Array(HotelRequest),
  total: Type.Integer(),
  page: Type.Integer(),
});
export type HotelQueue = Readonly<Static<typeof HotelQueue>>;

/** The fields of a profile, out of a row that has more. */
export function profileOf(row: HotelProfileBody): HotelProfileBody {
  const { name, email, property_type, address, city, country, star_rating, phone, description = '' } = row;
  return { name, email, property_type, address, city, country, star_rating, phone, description };
}

/** Nothing and an empty text are the same. */
const trimmed = (value: string | number | null) => (typeof value === 'string' ? value.trim() || null : value);

/** What is different in the second of two profiles. */
export function changesBetween(before: HotelProfileBody, after: HotelProfileBody): ProfileChange[] {
  const fields = Object.keys(profileOf(after)) as (keyof HotelProfileBody)[];
  return fields
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => trimmed(change.before) !== trimmed(change.after));
}

/** What is public of an approved house that says this now: what is looked at, as it was approved; the rest as it is. */
export function publicProfile(approved: HotelProfileBody, now: HotelProfileBody): HotelProfileBody {
  const looked = Object.fromEntries(LOOKED_AT.map((field) => [field, approved[field]]));
  return { ...now, ...(looked as Pick<HotelProfileBody, (typeof LOOKED_AT)[number]>) };
}

/** Whether an approved house has changed what the administrator answers for. */
export function needsReview(approved: HotelProfileBody, now: HotelProfileBody): boolean {
  const looked: readonly string[] = LOOKED_AT;
  return changesBetween(approved, now).some(({ field }) => looked.includes(field));
}
