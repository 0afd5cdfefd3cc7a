import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { lines } from '@atoll/contracts/account';
import { AgentRequest, OwnRequest } from '@atoll/contracts/quote';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import {
  AgentReviews,
  REVIEW_PATHS,
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
  ReviewBody,
  ReviewReportBody,
} from '@atoll/contracts/review';
import { Type } from 'typebox';
import { askedOf } from '../agent/asked-of';
import { createAgentViews } from '../agent/agent-views';
import { requireRole, signedIn } from '../../shared/auth/principal';
import { AppError } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import { sharedLimit } from '../../shared/limits/rate-limit';
import { TOO_MANY } from '../../shared/limits/too-many';
import { createOwnViews } from '../own/own-view';
import { ownOf } from '../own/own-of';
import type { RequestsParts } from '../requests-parts';
import { createReviewActions } from './review-actions';
import { reviewView } from './review-view';

/** Longer ones than a review takes, so that a sentence can say so. */
const TEXT_READ_MAX = 20_000;
const SentReview = Type.Object(
  { ...ReviewBody.properties, text: lines(TEXT_READ_MAX) },
  { additionalProperties: false },
);
const SentAnswer = Type.Object({ text: lines(TEXT_READ_MAX) }, { additionalProperties: false });

const Token = Type.Object({ token: Type.String() });
const RequestId = Type.Object({ requestId: Type.String() });
const AgentId = Type.Object({ agentId: Type.String({ maxLength: 40 }) });
const ReviewId = Type.Object({ reviewId: Type.String({ maxLength: 40 }) });
const REPORTS_PER_HOUR = 10;

/** The text is refused with a sentence at its field. */
function checkText(text: string, min: number): void {
  const { length } = text.trim();
  const said = 'Please write at least';
  const problem =
    length < min
      ? min === 1
        ? 'Please write something.'
        : `${said} ${min} characters.`
      : length > REVIEW_TEXT_MAX
        ? `Please shorten this to ${REVIEW_TEXT_MAX.toLocaleString('en')} characters.`
        : null;
  if (problem) throw new AppError('INVALID_FIELDS', { fields: { text: problem } });
}

/** Reviews: of the traveler who has the link, of the agent who answers, and of everybody who reads them. */
export function reviewsRoutes(parts: RequestsParts): FastifyPluginAsyncTypebox {
  const { reviews, invitations, database, now } = parts;
  const actions = createReviewActions(parts);
  const own = createOwnViews(parts);
  const agents = createAgentViews(parts);
  const reportLimit = sharedLimit(database, {
    ...{ name: 'review-reports', most: REPORTS_PER_HOUR, windowSeconds: 3_600 },
    complaint: 'Too many reviews were reported from this address',
  });
  const tags = ['reviews'];
  const ofOwn = (summary: string) => ({ tags, summary, params: Token, response: { 200: OwnRequest } });

  return async (app) => {
    app.put(
      REQUEST_PATHS.ownReview,
      { schema: { ...ofOwn('Reviews the agent after the trip, or changes the review'), body: SentReview } },
      async ({ params, body }) => {
        const request = await ownOf(parts, params.token);
        checkText(body.text, REVIEW_TEXT_MIN);
        await actions.write(request, body);
        return own.whole(request);
      },
    );
    app.delete(
      REQUEST_PATHS.ownReview,
      { schema: ofOwn('Removes the review for good') },
      async ({ params }) => {
        const request = await ownOf(parts, params.token);
        await actions.remove(request);
        return own.whole(request);
      },
    );
    app.put(
      REQUEST_PATHS.reviewAnswer,
      {
        onRequest: requireRole('agent'),
        schema: {
          tags,
          summary: 'The agent answers a review once',
          params: RequestId,
          body: SentAnswer,
          response: { 200: AgentRequest },
        },
      },
      async (request) => {
        const of = await askedOf(parts, request.params.requestId, signedIn(request).userId);
        checkText(request.body.text, 1);
        await actions.answer(of.request._id, of.invitation.agent_id, request.body);
        const invitation = await invitations.find(of.request._id, of.invitation.agent_id);
        return agents.whole(of.request, invitation ?? of.invitation);
      },
    );
    app.get(
      REVIEW_PATHS.ofAgent,
      {
        schema: {
          tags,
          summary: 'Reviews of an agent by travelers who accepted a quote, the newest first',
          params: AgentId,
          response: { 200: AgentReviews },
        },
      },
      async ({ params }) => {
        const [shown, mean] = await Promise.all([
          reviews.shownOf(params.agentId),
          reviews.meanOf(params.agentId),
        ]);
        const average = mean && Math.round(mean.average * 10) / 10;
        return { average, count: mean?.count ?? 0, reviews: shown.map(reviewView) };
      },
    );
    app.post(
      REVIEW_PATHS.report,
      {
        schema: {
          tags,
          summary: 'Reports a review or its answer to the administrators',
          params: ReviewId,
          body: ReviewReportBody,
          response: { 202: Type.Object({ message: Type.String() }), ...TOO_MANY },
        },
      },
      async ({ params, body, ip }, reply) => {
        const review = await reviews.find(params.reviewId);
        const isThere = review && !review.removed_at && (body.part === 'review' || review.answer);
        if (!isThere) throw new AppError('NOT_FOUND', { message: 'There is no such review.' });
        await reportLimit.count(clientOf(ip));
        await reviews.report({ review_id: review._id, ...body, at: now() });
        return reply.code(202).send({ message: 'Thank you. An administrator looks at it.' });
      },
    );
  };
}
