import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OwnRequest, TravelerRequests, TravelerThreads } from '@atoll/contracts/quote';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireRole, requireSignedIn, signedIn } from '../../shared/auth/principal';
import type { EventStreams, StreamOf } from '../events/event-streams';
import { sendEvents, STREAM } from '../events/send-events';
import type { RequestsParts } from '../requests-parts';
import { CloseBody } from '@atoll/contracts/request-change';
import { changeWish } from '../wish/change-wish';
import { SentWish } from '../wish/sent-wish';
import { ownThreadOf } from '../threads/thread-of';
import { createThreads } from '../threads/thread.service';
import { conversationRoutes } from '../threads/conversation-routes';
import type { MessageLimit } from '../threads/message-limit';
import { ownOf } from './own-of';
import { createOwnActions } from './own-actions';
import { createOwnViews } from './own-view';

const Token = Type.Object({ token: Type.String() });
const ThreadParams = Type.Object({ token: Type.String(), agentId: Type.String() });
const AgentBody = Type.Object({ agentId: Type.String({ maxLength: 40 }) }, { additionalProperties: false });

export interface OwnRoutesDeps {
  readonly parts: RequestsParts;
  readonly streams: EventStreams;
  readonly messageLimit: MessageLimit;
}

/** A request as its traveler has it: by the mailed link, which is the secret (RFQ-01), or from the account. */
export function ownRoutes({ parts, streams, messageLimit }: OwnRoutesDeps): FastifyPluginAsyncTypebox {
  const { requests, watchSession } = parts;
  const views = createOwnViews(parts);
  const actions = createOwnActions(parts);
  const change = changeWish(parts);
  const threads = createThreads(parts);
  const tags = ['requests'];

  const described = (summary: string) => ({
    schema: { tags, summary, params: Token, response: { 200: OwnRequest } },
  });

  return async (app) => {
    app.get(REQUEST_PATHS.own, described('A request, by its mailed link'), async ({ params }) =>
      views.whole(await ownOf(parts, params.token)),
    );
    app.post(
      REQUEST_PATHS.confirm,
      described('Confirms the address: from then on agents are asked'),
      async ({ params }) => views.whole(await actions.confirm(await ownOf(parts, params.token))),
    );
    app.post(
      REQUEST_PATHS.withdraw,
      described('The traveler does not want it any more; agents are told'),
      async ({ params }) => views.whole(await actions.withdraw(await ownOf(parts, params.token))),
    );
    app.put(
      REQUEST_PATHS.wish,
      {
        schema: {
          ...described('Changes what the traveler wishes; agents who were asked are told').schema,
          body: SentWish,
        },
      },
      async ({ params, body }) => views.whole(await change(await ownOf(parts, params.token), body)),
    );
    app.post(
      REQUEST_PATHS.close,
      {
        schema: {
          ...described('Nobody is needed any more; agents are told, and quotes can still be read').schema,
          body: CloseBody,
        },
      },
      async ({ params, body }) =>
        views.whole(await actions.close(await ownOf(parts, params.token), body.reason)),
    );
    app.post(
      REQUEST_PATHS.reopen,
      described('Opens a request again that was closed; whoever was asked then is asked again'),
      async ({ params }) => views.whole(await actions.reopen(await ownOf(parts, params.token))),
    );
    app.post(
      REQUEST_PATHS.take,
      {
        ...described('Takes the request into the account that is signed in, which has its address'),
        onRequest: requireSignedIn,
      },
      async (request) =>
        views.whole(await actions.take(await ownOf(parts, request.params.token), signedIn(request))),
    );
    app.post(
      REQUEST_PATHS.release,
      {
        schema: {
          ...described('Lets one agent have name, address and phone').schema,
          body: AgentBody,
        },
      },
      async ({ params, body }) =>
        views.whole(await actions.release(await ownOf(parts, params.token), body.agentId)),
    );
    await app.register(
      conversationRoutes({
        paths: {
          thread: REQUEST_PATHS.ownThread,
          block: REQUEST_PATHS.ownBlock,
          report: REQUEST_PATHS.ownReport,
        },
        ...{ guard: {}, tags, params: ThreadParams, other: 'one agent', messageLimit },
        conversations: threads,
        // Whoever has the link, signed in or not.
        of: ({ params }: { readonly params: Parameters<typeof ownThreadOf>[1] }) =>
          ownThreadOf(parts, params),
      }),
    );
    app.get(
      REQUEST_PATHS.ownEvents,
      {
        schema: {
          tags,
          summary: 'Events: `changed` whenever something of the request is new',
          params: Token,
          response: STREAM,
        },
      },
      async (request, reply) => {
        const { _id: id } = await ownOf(parts, request.params.token);
        const tell: StreamOf['tell'] = async (news) =>
          news.kind === 'quote-request' && news.key === id ? {} : null;
        return sendEvents(request, reply, { streams, watchSession, tell });
      },
    );
    app.get(
      REQUEST_PATHS.travelerRequests,
      {
        onRequest: requireRole('traveler'),
        schema: {
          tags,
          summary: 'The requests of the account that is signed in, the newest first',
          response: { 200: TravelerRequests },
        },
      },
      async (request: FastifyRequest) => views.rows(await requests.ofTraveler(signedIn(request).userId)),
    );
    app.get(
      REQUEST_PATHS.travelerThreads,
      {
        onRequest: requireRole('traveler'),
        schema: {
          tags,
          summary: 'What was said with each agent about the requests of the account that is signed in',
          response: { 200: TravelerThreads },
        },
      },
      async (request: FastifyRequest) => views.threads(await requests.ofTraveler(signedIn(request).userId)),
    );
  };
}
