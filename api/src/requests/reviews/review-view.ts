import type { OwnReview, Review, ReviewToAnswer } from '@atoll/contracts/review';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import { changeableUntil, reviewableFrom } from './review-times';
import type { ReviewDocument } from './review.model';

/** A review as everybody reads it. */
export function reviewView(review: ReviewDocument): Review {
  const { _id: id, rating, text, month, shown_name, at, is_sample, answer } = review;
  return {
    ...{ id, rating, text, month, name: shown_name, at: at.toISOString(), isSample: is_sample },
    answer: answer && { text: answer.text, at: answer.at.toISOString(), isOlder: isAnswerOlder(review) },
  };
}

/** Whether an answer is to what the review said before. */
export function isAnswerOlder({ answer, changed_at }: ReviewDocument): boolean {
  return answer !== null && changed_at !== null && changed_at > answer.at;
}

function untilOrNull(at: Date, now: Date): string | null {
  const until = changeableUntil(at);
  return until > now ? until.toISOString() : null;
}

/** What a traveler can do about a review; null before a quote is accepted for good. */
export function ownReviewView(
  request: QuoteRequestDocument,
  review: ReviewDocument | null,
  now: Date,
): OwnReview | null {
  const from = reviewableFrom(request);
  if (!from || !request.accepted?.is_final) return null;
  const shown = review && !review.removed_at ? review : null;
  return {
    from: from.toISOString(),
    canWrite: !review && from <= now,
    review: shown && reviewView(shown),
    version: shown?.version ?? 0,
    changeUntil: shown && untilOrNull(shown.at, now),
    isRemoved: review?.removed_at instanceof Date,
  };
}

/** What an agent can do about a review; null where there is none to be read. */
export function reviewToAnswer(review: ReviewDocument | null, now: Date): ReviewToAnswer | null {
  if (!review || review.removed_at) return null;
  const { answer, changed_at } = review;
  const since = isAnswerOlder(review) ? changed_at : answer?.at;
  return {
    review: reviewView(review),
    canAnswer: !answer,
    changeUntil: since ? untilOrNull(since, now) : null,
  };
}
