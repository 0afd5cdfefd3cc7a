import { createHash, randomBytes } from 'node:crypto';
import type { MarcoPlan, SharedPlan } from '@atoll/contracts/marco-plan';
import type { Connection } from 'mongoose';
import { expiryOf, type Owner } from '../visitors/owner';
import type { CheckedPlan } from './plan-draft';
import { planModel, type PlanDocument } from './plan.model';

const ID_BYTES = 16;
const LISTED_MAX = 50;

const randomId = () => randomBytes(ID_BYTES).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export interface PlansRepository {
  create(owner: Owner, plan: CheckedPlan): Promise<MarcoPlan>;
  find(owner: Owner, planId: string): Promise<MarcoPlan | null>;
  /** Those of these plans that are the owner's, in any order. */
  findAll(owner: Owner, planIds: readonly string[]): Promise<MarcoPlan[]>;
  listSaved(owner: Owner): Promise<MarcoPlan[]>;
  /** All of them, saved or not, the newest first: for their owner to keep. */
  listAll(owner: Owner): Promise<MarcoPlan[]>;
  /** Null where the plan is another's, gone, or no longer of this version. */
  update(
    owner: Owner,
    planId: string,
    version: number,
    change: { readonly plan?: CheckedPlan; readonly isSaved?: boolean },
  ): Promise<MarcoPlan | null>;
  /** The token of a new link to the plan as it is now; an older link ends. Null where there is no such plan. */
  share(owner: Owner, planId: string): Promise<string | null>;
  revoke(owner: Owner, planId: string): Promise<boolean>;
  findShared(token: string): Promise<SharedPlan | null>;
  adopt(from: Owner, to: Owner): Promise<void>;
  removeAll(owner: Owner): Promise<void>;
}

function planOf({ _id, plan, version, is_saved: isSaved, share_hash: hash }: PlanDocument): MarcoPlan {
  return { id: _id, ...plan, version, isSaved, isShared: hash !== null };
}

/** Plans in MongoDB; every query but that of a shared one names the owner. */
export function createPlansRepository(connection: Connection): PlansRepository {
  const plans = planModel(connection);
  return {
    create: async (owner, plan) => {
      const now = new Date();
      const made: PlanDocument = {
        _id: randomId(),
        owner,
        plan,
        version: 0,
        is_saved: false,
        share_hash: null,
        snapshot: null,
        updated_at: now,
        expires_at: expiryOf(owner, now),
      };
      await plans.create(made);
      return planOf(made);
    },
    find: async (owner, planId) => {
      const found = await plans.findOne({ _id: planId, owner }).lean<PlanDocument>();
      return found && planOf(found);
    },
    findAll: async (owner, planIds) => {
      const found = await plans.find({ _id: { $in: planIds }, owner }).lean<PlanDocument[]>();
      return found.map(planOf);
    },
    listSaved: async (owner) => {
      const found = await plans
        .find({ owner, is_saved: true })
        .sort({ updated_at: -1 })
        .limit(LISTED_MAX)
        .lean<PlanDocument[]>();
      return found.map(planOf);
    },
    listAll: async (owner) => {
      const found = await plans.find({ owner }).sort({ updated_at: -1 }).lean<PlanDocument[]>();
      return found.map(planOf);
    },
    update: async (owner, planId, version, { plan, isSaved }) => {
      const now = new Date();
      const changed = await plans
        .findOneAndUpdate(
          { _id: planId, owner, version },
          {
            $inc: { version: 1 },
            $set: {
              ...(plan && { plan }),
              ...(isSaved !== undefined && { is_saved: isSaved }),
              updated_at: now,
              expires_at: expiryOf(owner, now),
            },
          },
          { returnDocument: 'after' },
        )
        .lean<PlanDocument>();
      return changed && planOf(changed);
    },
    share: async (owner, planId) => {
      const found = await plans.findOne({ _id: planId, owner }).lean<PlanDocument>();
      if (!found) return null;
      const token = randomId();
      await plans.updateOne(
        { _id: planId, owner },
        { $set: { share_hash: hashOf(token), snapshot: found.plan } },
      );
      return token;
    },
    revoke: async (owner, planId) => {
      const { matchedCount } = await plans.updateOne(
        { _id: planId, owner },
        { $set: { share_hash: null, snapshot: null } },
      );
      return matchedCount > 0;
    },
    findShared: async (token) => {
      const found = await plans.findOne({ share_hash: hashOf(token) }).lean<PlanDocument>();
      return found?.snapshot ?? null;
    },
    adopt: async (from, to) => {
      await plans.updateMany({ owner: from }, { $set: { owner: to, expires_at: null } });
    },
    removeAll: async (owner) => {
      await plans.deleteMany({ owner });
    },
  };
}
