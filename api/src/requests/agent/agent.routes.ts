import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { lines } from '@atoll/contracts/account';
import { addDays, earliestToday, isCivilDate } from '@atoll/contracts/dates';
import { AgentRequest, AgentRequests } from '@atoll/contracts/quote';
import { AwayBody, DeclineBody } from '@atoll/contracts/quote-request';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireRole, signedIn } from '../../shared/auth/principal';
import { AppError } from '../../shared/errors/app-error';
import type { EventStreams, StreamOf } from '../events/event-streams';
import { sendEvents, STREAM } from '../events/send-events';
import { tellConnection } from '../hotel-agent/tell-connection';
import type { InvitationDocument } from '../models/invitation.model';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import type { RequestsParts } from '../requests-parts';
import { conversationRoutes } from '../threads/conversation-routes';
import type { MessageLimit } from '../threads/message-limit';
import { agentThreadOf } from '../threads/thread-of';
import { createThreads } from '../threads/thread.service';
import { askedOf } from './asked-of';
import { createAgentViews } from './agent-views';
import { askedAccounts } from './asked-accounts';

const Params = Type.Object({ requestId: Type.String() });
const StateQuery = Type.Object({ state: Type.Optional(Type.String({ maxLength: 40 })) });
const DECLINE_TEXT_MAX = 500;
const SentDecline = Type.Object(
  { ...DeclineBody.properties, text: lines(65_536) },
  { additionalProperties: false },
);
/** Who is away for longer may say so again. */
const AWAY_DAYS_MAX = 366;

export interface AgentRoutesDeps {
  readonly parts: RequestsParts;
  readonly streams: EventStreams;
  readonly messageLimit: MessageLimit;
}

/** Requests of the agents who were asked, by the account and nothing else. */
export function agentRoutes({ parts, streams, messageLimit }: AgentRoutesDeps): FastifyPluginAsyncTypebox {
  const { invitations, absences, news, watchSession, askClock, now } = parts;
  const views = createAgentViews(parts);
  const threads = createThreads(parts);
  const accountsOf = askedAccounts(invitations);
  const tags = ['agent area'];
  const ofAgents = { onRequest: requireRole('agent') };

  const askedBy = (request: FastifyRequest & { readonly params: { readonly requestId: string } }) =>
    askedOf(parts, request.params.requestId, signedIn(request).userId);
  const threadBy = (request: Parameters<typeof askedBy>[0]) =>
    agentThreadOf(parts, request.params.requestId, signedIn(request));
  const again = async (of: { request: QuoteRequestDocument; invitation: InvitationDocument }) =>
    views.whole(
      of.request,
      (await invitations.find(of.request._id, of.invitation.agent_id)) ?? of.invitation,
    );

  function checkAway(until: string): void {
    const today = earliestToday(now());
    const isGood = isCivilDate(until) && until >= today && until <= addDays(today, AWAY_DAYS_MAX);
    if (!isGood)
      throw new AppError('INVALID_FIELDS', {
        fields: { until: 'Please choose a day to come, within a year.' },
      });
  }

  return async (app) => {
    app.get(
      REQUEST_PATHS.agentRequests,
      {
        ...ofAgents,
        schema: {
          tags,
          summary: 'What the account was asked, the most urgent first',
          querystring: StateQuery,
          response: { 200: AgentRequests },
        },
      },
      (request) => views.rows(signedIn(request).userId, request.query.state),
    );
    app.get(
      REQUEST_PATHS.agentRequest,
      {
        ...ofAgents,
        schema: {
          tags,
          summary: 'One request, which counts as opened from then on',
          params: Params,
          response: { 200: AgentRequest },
        },
      },
      async (request) => {
        const of = await askedBy(request);
        if (of.invitation.state === 'sent')
          await news.around(of.request._id, () => invitations.opened(of.invitation._id, now()));
        return again(of);
      },
    );
    app.post(
      REQUEST_PATHS.decline,
      {
        ...ofAgents,
        schema: {
          tags,
          summary: 'Declines a request with a reason; another agent is asked',
          params: Params,
          body: SentDecline,
          response: { 200: AgentRequest },
        },
      },
      async (request) => {
        const of = await askedBy(request);
        if (request.body.text.length > DECLINE_TEXT_MAX)
          throw new AppError('PAYLOAD_TOO_LARGE', {
            message: `A reason has ${DECLINE_TEXT_MAX} characters at most.`,
          });
        const { reason, text } = request.body;
        const declined = await news.around(of.request._id, () =>
          invitations.decline(of.invitation._id, { reason, text }, now()),
        );
        if (!declined && of.invitation.state !== 'declined')
          throw new AppError('CONFLICT', { message: 'This request cannot be declined any more.' });
        await askClock();
        return again(of);
      },
    );
    await app.register(
      conversationRoutes({
        paths: {
          thread: REQUEST_PATHS.agentThread,
          block: REQUEST_PATHS.agentBlock,
          report: REQUEST_PATHS.agentReport,
        },
        ...{ guard: ofAgents, tags, params: Params, other: 'the traveler', messageLimit },
        ...{ conversations: threads, of: threadBy },
      }),
    );
    app.get(
      REQUEST_PATHS.away,
      { ...ofAgents, schema: { tags, summary: 'Until when no requests come', response: { 200: AwayBody } } },
      async (request) => ({ until: await absences.untilOf(signedIn(request).userId) }),
    );
    app.put(
      REQUEST_PATHS.away,
      {
        ...ofAgents,
        schema: {
          tags,
          summary: 'Says until when no requests are to come',
          body: AwayBody,
          response: { 200: AwayBody },
        },
      },
      async (request) => {
        const { until } = request.body;
        if (until !== null) checkAway(until);
        await absences.set(signedIn(request).userId, until);
        return { until };
      },
    );
    app.get(
      REQUEST_PATHS.agentEvents,
      {
        ...ofAgents,
        schema: {
          tags,
          summary: 'Events: `changed` with {requestId} or {connectionId} whenever something of it is new',
          response: STREAM,
        },
      },
      async (request, reply) => {
        const { userId } = signedIn(request);
        const tell: StreamOf['tell'] = async (news) => {
          if (news.kind === 'connection') return tellConnection(parts.connections, news.key, userId);
          return (await accountsOf(news.key)).has(userId) ? { requestId: news.key } : null;
        };
        return sendEvents(request, reply, { streams, watchSession, tell });
      },
    );
  };
}
