import type { SharedPlan } from '@atoll/contracts/marco-plan';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Owner } from '../visitors/owner';
import type { CheckedPlan } from './plan-draft';

/** A plan of an owner, and what of it is shared. */
export interface PlanDocument {
  readonly _id: string;
  readonly owner: Owner;
  readonly plan: CheckedPlan;
  readonly version: number;
  readonly is_saved: boolean;
  /** SHA-256 of the link's token, base64url; null while it is not shared. */
  readonly share_hash: string | null;
  readonly snapshot: SharedPlan | null;
  readonly updated_at: Date;
  readonly expires_at: Date | null;
}

const schema = new Schema<PlanDocument>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    plan: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
    is_saved: { type: Boolean, required: true },
    share_hash: { type: String, default: null },
    snapshot: { type: Schema.Types.Mixed, default: null },
    updated_at: { type: Date, required: true },
    expires_at: { type: Date, default: null },
  },
  { collection: 'marco_plans', versionKey: false, minimize: false },
);
// One's own saved plans, the newest first; also all of an owner's, when they are taken along or deleted.
schema.index({ owner: 1, is_saved: 1, updated_at: -1 });
// A shared plan by its link.
schema.index({ share_hash: 1 });
// Anonymous ones go by themselves; a date of null never expires.
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export function planModel(connection: Connection): Model<PlanDocument> {
  return connection.model<PlanDocument>('MarcoPlan', schema);
}
