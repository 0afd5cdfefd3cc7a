import type { HotelProfile, HotelProfileBody } from '@atoll/contracts/account';
import type { HotelEvent } from '@atoll/contracts/hotel-review';
import type { VerificationStatus } from '@atoll/contracts/verification';
import { Schema, type Connection, type Model } from 'mongoose';

/** The profile of a hotel's account. Names of fields are the specification's (HOT-12). */
export interface HotelProfileDocument extends HotelProfileBody {
  readonly _id: string;
  readonly user_id: string;
  readonly verification_status: VerificationStatus;
  readonly profile_completed: boolean;
  /** 'active'; what the specification calls the row's own status. */
  readonly status: string;
  readonly rejection_reason: string | null;
  readonly version: number;
  /** How often the administrator has answered. */
  readonly answers: number;
  readonly change_status: HotelProfile['change_status'];
  readonly approved_profile: HotelProfileBody | null;
  /** What the administrator answered about last; null where they never did. */
  readonly answered_profile: HotelProfileBody | null;
  /** The newest first. */
  readonly history: readonly HotelEvent[];
  readonly created_at: Date;
  readonly updated_at: Date;
}

const schema = new Schema<HotelProfileDocument>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    // Half a profile can be saved, with empty texts.
    name: { type: String, default: '' },
    email: { type: String, default: '' },
    property_type: { type: String, default: null },
    address: { type: String, default: '' },
    city: { type: String, default: '' },
    country: { type: String, default: '' },
    star_rating: { type: Number, default: null },
    phone: { type: String, default: '' },
    description: { type: String, default: '' },
    verification_status: { type: String, required: true },
    profile_completed: { type: Boolean, required: true },
    status: { type: String, required: true },
    rejection_reason: { type: String, default: null },
    version: { type: Number, default: 0 },
    answers: { type: Number, default: 0 },
    change_status: { type: String, default: null },
    approved_profile: { type: Object, default: null },
    answered_profile: { type: Object, default: null },
    history: { type: [Object], default: [] },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'hotels', versionKey: false },
);
// A hotel's own row (HOT-13), and that two first sign-ins at once make one.
schema.index({ user_id: 1 }, { unique: true });
// The administrator's queue: the longest waiting first (POR-16).
schema.index({ verification_status: 1, updated_at: 1 });
// Changes of approved houses stand in the same queue.
schema.index({ change_status: 1, updated_at: 1 });

export function hotelProfileModel(connection: Connection): Model<HotelProfileDocument> {
  return connection.model<HotelProfileDocument>('HotelProfile', schema);
}
