import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { REQUEST_PATHS } from '@atoll/contracts/request-paths';
import {
  AddedLines,
  AddLinesBody,
  MadePlan,
  TakeQuoteBody,
  TravelerPlans,
  TripPlan,
  TripPlanBody,
} from '@atoll/contracts/trip-plan';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireRole, signedIn } from '../../shared/auth/principal';
import { clientOf } from '../../shared/http/client-address';
import { sharedLimit } from '../../shared/limits/rate-limit';
import { TOO_MANY } from '../../shared/limits/too-many';
import { ownOf } from '../own/own-of';
import type { RequestsParts } from '../requests-parts';

const Token = Type.Object({ token: Type.String() });
const ShareParams = Type.Object({ token: Type.String(), planId: Type.String({ maxLength: 40 }) });
const NOTHING = { 204: Type.Null({ description: 'Done.' }) };

/** The traveler's account that is signed in; null for everybody else. */
function travelerOf({ principal }: FastifyRequest): string | null {
  return principal?.role === 'traveler' ? principal.userId : null;
}

/** Quotes that are taken over into one's own trip, changed, shared, and forked by others (RFQ-11). */
export function plansRoutes(parts: RequestsParts): FastifyPluginAsyncTypebox {
  const { plans, config } = parts;
  const limit = sharedLimit(parts.database, {
    ...{ name: 'trip-plans', most: config.QUOTE_REQUESTS_MAX, windowSeconds: 60 },
    complaint: 'Too many plans were made from this address',
  });
  const tags = ['requests'];

  return async (app) => {
    app.post(
      REQUEST_PATHS.takeQuote,
      {
        schema: {
          tags,
          summary: 'A plan of a quote or of lines of it, without names: for the own trip, or to share',
          params: Token,
          body: TakeQuoteBody,
          response: { 201: MadePlan, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const own = await ownOf(parts, request.params.token);
        await limit.count(clientOf(request.ip));
        const plan = await plans.take(own, request.body, travelerOf(request));
        return reply.code(201).send(plans.made(plan));
      },
    );
    app.post(
      REQUEST_PATHS.addToPlan,
      {
        schema: {
          tags,
          summary: 'Adds lines of a quote to one’s own plan, without names; none that it has already',
          params: Token,
          body: AddLinesBody,
          response: { 200: AddedLines },
        },
      },
      async ({ params, body }) => plans.addLines(await ownOf(parts, params.token), body),
    );
    app.delete(
      REQUEST_PATHS.endSharing,
      {
        schema: { tags, summary: 'Ends the sharing of a quote', params: ShareParams, response: NOTHING },
      },
      async ({ params }, reply) => {
        await plans.endSharing(await ownOf(parts, params.token), params.planId);
        return reply.code(204).send(null);
      },
    );
    app.get(
      REQUEST_PATHS.plan,
      { schema: { tags, summary: 'A plan, by its link', params: Token, response: { 200: TripPlan } } },
      async ({ params }) => plans.view(await plans.ofToken(params.token)),
    );
    app.put(
      REQUEST_PATHS.plan,
      {
        schema: {
          tags,
          summary: 'Changes one’s own plan; a shared one stays as it is',
          params: Token,
          body: TripPlanBody,
          response: { 200: TripPlan },
        },
      },
      async ({ params, body }) => plans.view(await plans.save(await plans.ofToken(params.token), body)),
    );
    app.delete(
      REQUEST_PATHS.plan,
      { schema: { tags, summary: 'Removes one’s own plan', params: Token, response: NOTHING } },
      async ({ params }, reply) => {
        await plans.remove(await plans.ofToken(params.token));
        return reply.code(204).send(null);
      },
    );
    app.post(
      REQUEST_PATHS.copyPlan,
      {
        schema: {
          tags,
          summary: 'A plan of one’s own like this one, with its line of descent',
          params: Token,
          response: { 201: MadePlan, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const plan = await plans.ofToken(request.params.token);
        await limit.count(clientOf(request.ip));
        return reply.code(201).send(plans.made(await plans.copy(plan, travelerOf(request))));
      },
    );
    app.get(
      REQUEST_PATHS.travelerPlans,
      {
        onRequest: requireRole('traveler'),
        schema: {
          tags,
          summary: 'The plans of the account that is signed in, the newest first',
          response: { 200: TravelerPlans },
        },
      },
      async (request: FastifyRequest) => ({ plans: await plans.ofTraveler(signedIn(request).userId) }),
    );
  };
}
