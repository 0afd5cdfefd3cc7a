import type { ReviewReports } from '@atoll/contracts/review-reports';
import type { Connection, Types } from 'mongoose';
import { reviewModel, type ReviewDocument } from '../reviews/review.model';
import { reviewReportModel, type ReviewReportDocument } from '../reviews/review-report.model';

/** So many are shown to the administrator. */
const SHOWN_MAX = 100;

type Reported = Pick<ReviewDocument, '_id' | 'agent_id' | 'text' | 'answer' | 'removed_at'>;

function wordsOf(review: Reported, part: ReviewReportDocument['part']): string | null {
  if (review.removed_at) return null;
  return part === 'review' ? review.text : (review.answer?.text ?? null);
}

/** What was reported of reviews, as the administrator reads it. */
export async function reviewReports(connection: Connection): Promise<ReviewReports> {
  const reports = reviewReportModel(connection);
  const [found, total] = await Promise.all([
    reports
      .find()
      .sort({ settled_at: 1, at: -1 })
      .limit(SHOWN_MAX)
      .lean<(ReviewReportDocument & { _id: Types.ObjectId })[]>(),
    reports.countDocuments(),
  ]);
  const rows = await reviewModel(connection)
    .find({ _id: { $in: found.map(({ review_id }) => review_id) } })
    .lean<Reported[]>();
  const reviews = new Map(rows.map((review) => [review._id, review]));
  return {
    reports: found.flatMap(({ _id, review_id, part, reason, text, at, settled_at, version = 0 }) => {
      const review = reviews.get(review_id);
      if (!review) return [];
      const reported = wordsOf(review, part);
      return [
        {
          ...{
            id: String(_id),
            agentId: review.agent_id,
            part,
            reason,
            text,
            at: at.toISOString(),
            reported,
          },
          ...{ isSettled: settled_at !== undefined, version },
        },
      ];
    }),
    total,
  };
}
