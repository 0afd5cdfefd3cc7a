import type { Connection } from 'mongoose';
import { tripPlanModel, type TripPlanDocument } from '../models/trip-plan.model';
import { isDuplicate } from '../../shared/mongo/is-duplicate';

export interface PlansRepository {
  readonly find: (id: string) => Promise<TripPlanDocument | null>;
  /** The plan; the one that is there already where its quote is shared. */
  readonly add: (plan: TripPlanDocument) => Promise<TripPlanDocument>;
  /** The plan as changed; null where it has another version by now. */
  readonly change: (
    id: string,
    after: number,
    change: Pick<TripPlanDocument, 'title' | 'wish' | 'lines' | 'changed_at'> &
      Partial<Pick<TripPlanDocument, 'descent'>>,
  ) => Promise<TripPlanDocument | null>;
  readonly remove: (
    filter: Partial<Pick<TripPlanDocument, '_id' | 'request_id' | 'traveler_id'>>,
  ) => Promise<void>;
  /** Plans without an account that were made of a quote, the oldest first. */
  readonly unownedOfQuote: (
    quoteId: string,
  ) => Promise<Pick<TripPlanDocument, '_id' | 'version' | 'changed_at'>[]>;
  /** Removes a plan without an account unless somebody has changed it or taken it. */
  readonly removeUnused: (id: string) => Promise<void>;
  /** The same of all that are older than this moment. */
  readonly removeUnusedBefore: (before: Date) => Promise<void>;
  readonly sharedOfRequest: (requestId: string) => Promise<TripPlanDocument[]>;
  /** Those that were taken over from quotes of a request, whoever has them. */
  readonly madeOf: (requestId: string) => Promise<TripPlanDocument[]>;
  /** The newest first. */
  readonly ofTraveler: (travelerId: string) => Promise<TripPlanDocument[]>;
}

/** Quotes that are shared or taken over, in MongoDB. */
export function createPlansRepository(connection: Connection): PlansRepository {
  const plans = tripPlanModel(connection);
  const UNOWNED = { traveler_id: null, is_shared: false };
  const UNUSED = { ...UNOWNED, version: 0 };
  return {
    find: (id) => plans.findById(id).lean<TripPlanDocument>(),
    add: async (plan) => {
      try {
        await plans.create(plan);
        return plan;
      } catch (error) {
        const isShared = isDuplicate(error);
        const shared =
          isShared && (await plans.findOne({ quote_id: plan.quote_id }).lean<TripPlanDocument>());
        if (!shared) throw error;
        return shared;
      }
    },
    change: (id, after, change) =>
      plans
        .findOneAndUpdate(
          { _id: id, version: after, is_shared: false },
          { $set: change, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean<TripPlanDocument>(),
    remove: async (filter) => void (await plans.deleteMany(filter)),
    unownedOfQuote: (quoteId) =>
      plans
        .find({ origin_quote_id: quoteId, ...UNOWNED })
        .select('version changed_at')
        .sort({ changed_at: 1 })
        .lean<Pick<TripPlanDocument, '_id' | 'version' | 'changed_at'>[]>(),
    removeUnused: async (id) => void (await plans.deleteOne({ _id: id, ...UNUSED })),
    removeUnusedBefore: async (before) =>
      void (await plans.deleteMany({ ...UNUSED, changed_at: { $lt: before } })),
    sharedOfRequest: (requestId) => plans.find({ request_id: requestId }).lean<TripPlanDocument[]>(),
    madeOf: (requestId) => plans.find({ made_of: requestId }).lean<TripPlanDocument[]>(),
    ofTraveler: (travelerId) =>
      plans
        .find({ traveler_id: travelerId, is_shared: false })
        .sort({ changed_at: -1 })
        .lean<TripPlanDocument[]>(),
  };
}
