import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AcceptBody,
  Acceptance,
  EarlierQuotes,
  AgentRequest,
  LineChangeBody,
  OwnRequest,
  QuoteBody,
} from '@atoll/contracts/quote';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import { Type } from 'typebox';
import { createAgentViews } from '../agent/agent-views';
import { askedOf } from '../agent/asked-of';
import { createOwnViews } from '../own/own-view';
import { ownOf } from '../own/own-of';
import { requireRole, signedIn } from '../../shared/auth/principal';
import { AppError } from '../../shared/errors/app-error';
import { TOO_MANY } from '../../shared/limits/too-many';
import type { RequestsParts } from '../requests-parts';
import type { MessageLimit } from '../threads/message-limit';
import { askForChange } from './ask-for-change';
import { sendQuote } from './send-quote';

const Token = Type.Object({ token: Type.String() });
const Params = Type.Object({ requestId: Type.String() });

export interface QuotesRoutesDeps {
  readonly parts: RequestsParts;
  readonly messageLimit: MessageLimit;
}

/** Quotes: an agent sends versions of one, the traveler asks for another, accepts one, or takes that back (RFQ-08..10). */
export function quotesRoutes({ parts, messageLimit }: QuotesRoutesDeps): FastifyPluginAsyncTypebox {
  const { acceptances, accepting, askClock } = parts;
  const views = createOwnViews(parts);
  const agentViews = createAgentViews(parts);
  const send = sendQuote(parts);
  const askChange = askForChange(parts);
  const tags = ['requests'];
  const ofAgents = { onRequest: requireRole('agent') };
  const own = async (token: string) => views.whole(await ownOf(parts, token));

  return async (app) => {
    app.post(
      REQUEST_PATHS.quotes,
      {
        ...ofAgents,
        schema: {
          tags,
          summary: 'A new version of the own quote; the server computes its totals',
          params: Params,
          body: QuoteBody,
          response: { 201: AgentRequest },
        },
      },
      async (request, reply) => {
        const { userId } = signedIn(request);
        await send(await askedOf(parts, request.params.requestId, userId), request.body);
        const sent = await askedOf(parts, request.params.requestId, userId);
        return reply.code(201).send(await agentViews.whole(sent.request, sent.invitation));
      },
    );
    app.get(
      REQUEST_PATHS.earlierQuotes,
      {
        ...ofAgents,
        schema: {
          tags,
          summary: 'The last quotes of the account that is signed in, to use their lines again',
          response: { 200: EarlierQuotes },
        },
      },
      async (request) => ({ quotes: await parts.quotes.lastOfAccount(signedIn(request).userId) }),
    );
    app.get(
      REQUEST_PATHS.agentAcceptance,
      {
        ...ofAgents,
        schema: {
          tags,
          summary: 'What was accepted of the own quotes, for ever',
          params: Params,
          response: { 200: Acceptance },
        },
      },
      async (request) => {
        const { requestId } = request.params;
        const found = await acceptances.ofAgent(requestId, signedIn(request).userId);
        const asked = await parts.requests.find(requestId);
        // While it can be taken back, its agent hears nothing of it.
        const isHidden = asked?.accepted && !asked.accepted.is_final && asked.accepted.final_at > parts.now();
        if (!found || isHidden) throw new AppError('42501');
        return found;
      },
    );
    app.post(
      REQUEST_PATHS.accept,
      {
        schema: {
          tags,
          summary: 'Accepts what was shown of one quote; it can be taken back for ten seconds',
          params: Token,
          body: AcceptBody,
          response: { 200: OwnRequest },
        },
      },
      async ({ params, body }) => {
        await accepting.accept(await ownOf(parts, params.token), body);
        return own(params.token);
      },
    );
    app.delete(
      REQUEST_PATHS.accept,
      {
        schema: {
          tags,
          summary: 'Takes an acceptance back while there is time',
          params: Token,
          response: { 200: OwnRequest },
        },
      },
      async ({ params }) => {
        await accepting.undo(await ownOf(parts, params.token));
        return own(params.token);
      },
    );
    app.post(
      REQUEST_PATHS.change,
      {
        schema: {
          tags,
          summary: 'Asks the agent for another version because of one line',
          params: Token,
          body: LineChangeBody,
          response: { 200: OwnRequest, ...TOO_MANY },
        },
      },
      async ({ params, body, ip }) => {
        const request = await ownOf(parts, params.token);
        await messageLimit(ip);
        await askChange(request, body);
        await askClock();
        return own(params.token);
      },
    );
    app.get(
      REQUEST_PATHS.ownAcceptance,
      {
        schema: {
          tags,
          summary: 'What was accepted, as a document to keep',
          params: Token,
          response: { 200: Acceptance },
        },
      },
      async ({ params }, reply) => {
        const request = await ownOf(parts, params.token);
        const found = await acceptances.find(request._id);
        if (!found) throw new AppError('NOT_FOUND', { message: 'Nothing of this request was accepted.' });
        return reply
          .header('content-disposition', `attachment; filename="${request.reference}.json"`)
          .send(found);
      },
    );
  };
}
