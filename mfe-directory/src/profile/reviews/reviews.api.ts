import { REVIEW_PATHS, type AgentReviews, type ReviewReportBody } from '@atoll/contracts/review';
import { api } from '@atoll/platform';

interface Report {
  readonly reviewId: string;
  readonly report: ReviewReportBody;
}

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentReviews: build.query<AgentReviews, string>({
      query: (agentId) => ({ url: REVIEW_PATHS.ofAgent.replace(':agentId', encodeURIComponent(agentId)) }),
    }),
    reportReview: build.mutation<{ message: string }, Report>({
      query: ({ reviewId, report }) => ({
        url: REVIEW_PATHS.report.replace(':reviewId', encodeURIComponent(reviewId)),
        method: 'POST',
        body: report,
      }),
    }),
  }),
});

export const { useAgentReviewsQuery, useReportReviewMutation } = reviewsApi;
