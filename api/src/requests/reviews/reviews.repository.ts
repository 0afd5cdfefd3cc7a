import type { Connection } from 'mongoose';
import { reviewModel, type ReviewDocument } from './review.model';
import { reviewReportModel, type ReviewReportDocument } from './review-report.model';
import { isDuplicate } from '../../shared/mongo/is-duplicate';

/** As many as a page shows. */
const SHOWN_MAX = 50;
/** More say nothing new of one review. */
const REPORTS_MAX = 20;

export interface ReviewsRepository {
  readonly find: (id: string) => Promise<ReviewDocument | null>;
  readonly ofRequest: (requestId: string) => Promise<ReviewDocument | null>;
  readonly ofRequests: (requestIds: readonly string[]) => Promise<ReviewDocument[]>;
  readonly ofAgentAccount: (userId: string) => Promise<ReviewDocument[]>;
  /** The newest of an agent. */
  readonly shownOf: (agentId: string) => Promise<ReviewDocument[]>;
  /** Over all of an agent's that are no samples; null without any. */
  readonly meanOf: (agentId: string) => Promise<{ average: number; count: number } | null>;
  /** False where the request has one. */
  readonly add: (review: ReviewDocument) => Promise<boolean>;
  /** Null where it is removed, or of another version than the one that is named. */
  readonly change: (
    id: string,
    change: Partial<ReviewDocument>,
    version?: number,
  ) => Promise<ReviewDocument | null>;
  readonly removeOfRequests: (requestIds: readonly string[]) => Promise<void>;
  readonly forgetAgentAccount: (userId: string) => Promise<void>;
  /** Nothing is kept of a review that was reported often already. */
  readonly report: (report: ReviewReportDocument) => Promise<void>;
}

export function createReviewsRepository(connection: Connection): ReviewsRepository {
  const reviews = reviewModel(connection);
  const reports = reviewReportModel(connection);
  return {
    find: (id) => reviews.findById(id).lean<ReviewDocument>(),
    ofRequest: (requestId) => reviews.findOne({ request_id: requestId }).lean<ReviewDocument>(),
    ofRequests: (requestIds) =>
      reviews.find({ request_id: { $in: [...requestIds] } }).lean<ReviewDocument[]>(),
    ofAgentAccount: (userId) => reviews.find({ agent_user_id: userId }).lean<ReviewDocument[]>(),
    shownOf: (agentId) =>
      reviews
        .find({ agent_id: agentId, removed_at: null })
        .sort({ at: -1 })
        .limit(SHOWN_MAX)
        .lean<ReviewDocument[]>(),
    meanOf: async (agentId) => {
      const rows = await reviews
        .find({ agent_id: agentId, removed_at: null, is_sample: false })
        .select('rating')
        .lean<Pick<ReviewDocument, 'rating'>[]>();
      const sum = rows.reduce((all, { rating }) => all + rating, 0);
      return rows.length === 0 ? null : { average: sum / rows.length, count: rows.length };
    },
    add: async (review) => {
      try {
        await reviews.create(review);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
    change: (id, change, version) =>
      reviews
        .findOneAndUpdate(
          { _id: id, removed_at: null, ...(version !== undefined && { version }) },
          { $set: change },
          { returnDocument: 'after' },
        )
        .lean<ReviewDocument>(),
    removeOfRequests: async (requestIds) => {
      const of = { request_id: { $in: [...requestIds] } };
      const rows = await reviews.find(of).select('_id').lean<Pick<ReviewDocument, '_id'>[]>();
      await reports.deleteMany({ review_id: { $in: rows.map(({ _id }) => _id) } });
      await reviews.deleteMany(of);
    },
    forgetAgentAccount: async (userId) =>
      void (await reviews.updateMany({ agent_user_id: userId }, { agent_user_id: '' })),
    report: async (report) => {
      const count = await reports.countDocuments({ review_id: report.review_id });
      if (count < REPORTS_MAX) await reports.create(report);
    },
  };
}
