import { Type, type Static } from 'typebox';
import { lines } from './account';

export const REVIEW_TEXT_MIN = 20;
export const REVIEW_TEXT_MAX = 2_000;
export const REVIEW_STARS_MAX = 5;
/** Days in which a review, and its answer, can be changed. */
export const REVIEW_CHANGE_DAYS = 14;

/** PUT /api/quote-requests/own/:token/review: how it was with the agent whose quote was accepted. */
export const ReviewBody = Type.Object(
  {
    rating: Type.Integer({ minimum: 1, maximum: REVIEW_STARS_MAX }),
    text: lines(REVIEW_TEXT_MAX, REVIEW_TEXT_MIN),
    /** Whether the first letter of the first name is shown; else it is by 'A traveler'. */
    showsName: Type.Boolean(),
    /** The version that was changed, of `OwnReview`; 0 for a first review. */
    after: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type ReviewBody = Readonly<Static<typeof ReviewBody>>;

/** PUT /api/agent/requests/:requestId/review-answer: what the agent says to it, once. */
export const ReviewAnswerBody = Type.Object(
  { text: lines(REVIEW_TEXT_MAX, 1) },
  { additionalProperties: false },
);
export type ReviewAnswerBody = Readonly<Static<typeof ReviewAnswerBody>>;

/** A review as everybody reads it. */
export const Review = Type.Object({
  id: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: REVIEW_STARS_MAX }),
  text: Type.String(),
  /** Of the trip, `yyyy-MM`; null where its time was open. */
  month: Type.Union([Type.String(), Type.Null()]),
  /** 'C.'; null where the traveler does not want it. */
  name: Type.Union([Type.String(), Type.Null()]),
  at: Type.String(),
  /** True of the demo's, which counts nowhere. */
  isSample: Type.Boolean(),
  answer: Type.Union([
    Type.Object({
      text: Type.String(),
      at: Type.String(),
      /** Whether the review was changed after it was answered. */
      isOlder: Type.Boolean(),
    }),
    Type.Null(),
  ]),
});
export type Review = Readonly<Static<typeof Review>>;

/** GET /api/agents/:agentId/reviews: the newest first, with the mean of all that are no samples. */
export const AgentReviews = Type.Object({
  /** Null where there is none but samples. */
  average: Type.Union([Type.Number({ minimum: 1, maximum: REVIEW_STARS_MAX }), Type.Null()]),
  count: Type.Integer({ minimum: 0 }),
  reviews: Type.Array(Review),
});
export type AgentReviews = Readonly<Static<typeof AgentReviews>>;

const Moment = Type.Union([Type.String(), Type.Null()]);

/** What the traveler of an accepted quote can do about a review. */
export const OwnReview = Type.Object({
  /** When one can be written first: the trip is over everywhere then. */
  from: Type.String(),
  canWrite: Type.Boolean(),
  review: Type.Union([Review, Type.Null()]),
  /** Grows with each change; 0 where there is none. */
  version: Type.Integer({ minimum: 0 }),
  /** Until when it can be changed; null where it cannot. */
  changeUntil: Moment,
  isRemoved: Type.Boolean(),
});
export type OwnReview = Readonly<Static<typeof OwnReview>>;

/** What the agent of an accepted quote can do about its review. */
export const ReviewToAnswer = Type.Object({
  review: Review,
  canAnswer: Type.Boolean(),
  /** Until when the answer can be changed; null where it cannot, or there is none. */
  changeUntil: Moment,
});
export type ReviewToAnswer = Readonly<Static<typeof ReviewToAnswer>>;

/** Why somebody reports a review or its answer to the administrators. */
export const REVIEW_REPORT_REASONS = {
  false: 'It is not true, or about somebody else',
  private: 'It names private people or data',
  abuse: 'It insults, threatens or discriminates',
  advertising: 'It is advertising',
  other: 'Another reason',
} as const;
export type ReviewReportReason = keyof typeof REVIEW_REPORT_REASONS;
export const REVIEW_REPORT_REASON_KEYS = Object.keys(REVIEW_REPORT_REASONS) as ReviewReportReason[];

/** POST /api/reviews/:reviewId/reports. */
export const ReviewReportBody = Type.Object(
  {
    part: Type.Enum(['review', 'answer']),
    reason: Type.Enum(REVIEW_REPORT_REASON_KEYS),
    text: lines(500),
  },
  { additionalProperties: false },
);
export type ReviewReportBody = Readonly<Static<typeof ReviewReportBody>>;

/** Addresses that everybody may ask; those of traveler and agent are in `REQUEST_PATHS`. */
export const REVIEW_PATHS = {
  /** GET AgentReviews. */
  ofAgent: '/api/agents/:agentId/reviews',
  /** POST ReviewReportBody. */
  report: '/api/reviews/:reviewId/reports',
} as const;
