import { createHash, randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import {
  MarcoPlan,
  PlanChange,
  PlanParams,
  PlansAnswer,
  PlanShare,
  SharedPlan,
  SharedPlanParams,
  type PlanEdit,
} from '@atoll/contracts/marco-plan';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { AppError } from '../../shared/errors/app-error';
import type { Owner } from '../visitors/owner';
import type { Visitors } from '../visitors/visitors';
import { planCalendar } from './calendar';
import { editPlan } from './edit-plan';
import type { DraftStop } from './plan-draft';
import type { PlansRepository } from './plans.repository';

export interface PlansRoutesDeps {
  readonly plans: PlansRepository;
  readonly visitors: Visitors;
  readonly isFromOurPage: (request: FastifyRequest) => Promise<void>;
  readonly publicUrl: string;
  /** The record of something saved, as a stop; null where the provider does not know it. */
  readonly findSaved: (
    saved: Extract<PlanEdit, { op: 'add' }>,
    stopId: string,
    plan: MarcoPlan,
  ) => Promise<DraftStop | null>;
}

const ABSENT = 'There is no such plan.';
const absent = () => new AppError('NOT_FOUND', { message: ABSENT });
const STOP_ID_BYTES = 6;

/** What of a plan stands behind its link: no id, no owner, no conversation. */
function sharedOf({ title, place, days, totals, budget, checks, notes }: SharedPlan): SharedPlan {
  return { title, place, days, totals, ...(budget && { budget }), checks, notes };
}

function sendCalendar(reply: FastifyReply, calendar: string): FastifyReply {
  return reply
    .headers({ 'content-disposition': 'attachment; filename="plan.ics"' })
    .type('text/calendar; charset=utf-8')
    .send(calendar);
}

const CALENDAR = {
  200: { description: 'iCalendar', content: { 'text/calendar': { schema: Type.String() } } },
} as const;

/** One's own plans, their edits, links and calendars (MAR-51 to MAR-54). */
export function plansRoutes(deps: PlansRoutesDeps): FastifyPluginAsyncTypebox {
  const { plans, visitors, isFromOurPage, publicUrl, findSaved } = deps;
  const tags = ['marco'];

  const ownerOf = (request: FastifyRequest, reply: FastifyReply) => visitors.ownerOr(request, reply, ABSENT);

  async function ownPlan(owner: Owner, planId: string): Promise<MarcoPlan> {
    const plan = await plans.find(owner, planId);
    if (!plan) throw absent();
    return plan;
  }

  async function changeOf(plan: MarcoPlan, edit: PlanEdit) {
    if (edit.op === 'save') return { isSaved: edit.isSaved };
    if (edit.op !== 'add') return { plan: editPlan(sharedOf(plan), edit, null) };
    const added = await findSaved(edit, `s-${randomBytes(STOP_ID_BYTES).toString('base64url')}`, plan);
    if (!added) throw new AppError('NOT_FOUND', { message: 'Nobody lists that any more.' });
    return { plan: editPlan(sharedOf(plan), edit, added) };
  }

  return async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      API_PATHS.marcoPlans,
      {
        schema: { tags, summary: 'One’s own saved plans, the newest first', response: { 200: PlansAnswer } },
      },
      async (request, reply) => {
        const owner = await visitors.ownerOf(request, reply);
        return { plans: owner ? await plans.listSaved(owner) : [] };
      },
    );
    app.get(
      API_PATHS.marcoPlan,
      {
        schema: { tags, summary: 'One of one’s own plans', params: PlanParams, response: { 200: MarcoPlan } },
      },
      async (request, reply) => ownPlan(await ownerOf(request, reply), request.params.planId),
    );
    app.patch(
      API_PATHS.marcoPlan,
      {
        schema: {
          tags,
          summary: 'Edits or saves a plan; its checks are made anew',
          params: PlanParams,
          body: PlanChange,
          response: { 200: MarcoPlan },
        },
        onRequest: isFromOurPage,
      },
      async (request, reply) => {
        const owner = await ownerOf(request, reply);
        const { version, edit } = request.body;
        const plan = await ownPlan(owner, request.params.planId);
        const changed = await plans.update(owner, plan.id, version, await changeOf(plan, edit));
        if (!changed)
          throw new AppError('CONFLICT', {
            message: 'The plan was changed elsewhere. Please look at it again.',
          });
        return changed;
      },
    );
    app.post(
      API_PATHS.marcoPlanShare,
      {
        schema: {
          tags,
          summary: 'A new link to the plan as it is now',
          params: PlanParams,
          response: { 201: PlanShare },
        },
        onRequest: isFromOurPage,
      },
      async (request, reply) => {
        const token = await plans.share(await ownerOf(request, reply), request.params.planId);
        if (!token) throw absent();
        return reply.code(201).send({ href: `/plan/${token}` });
      },
    );
    app.delete(
      API_PATHS.marcoPlanShare,
      {
        schema: {
          tags,
          summary: 'Revokes the link to a plan',
          params: PlanParams,
          response: { 204: Type.Null() },
        },
        onRequest: isFromOurPage,
      },
      async (request, reply) => {
        if (!(await plans.revoke(await ownerOf(request, reply), request.params.planId))) throw absent();
        return reply.code(204).send(null);
      },
    );
    app.get(
      API_PATHS.marcoPlanCalendar,
      { schema: { tags, summary: 'A plan as iCalendar', params: PlanParams, response: CALENDAR } },
      async (request, reply) => {
        const plan = await ownPlan(await ownerOf(request, reply), request.params.planId);
        return sendCalendar(reply, planCalendar(plan, { id: plan.id, publicUrl, now: new Date() }));
      },
    );
    app.get(
      API_PATHS.marcoSharedPlan,
      {
        schema: {
          tags,
          summary: 'A shared plan, by its link',
          params: SharedPlanParams,
          response: { 200: SharedPlan },
        },
      },
      async (request, reply) => {
        const plan = await plans.findShared(request.params.token);
        if (!plan) throw absent();
        reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
        return sharedOf(plan);
      },
    );
    app.get(
      API_PATHS.marcoSharedPlanCalendar,
      {
        schema: { tags, summary: 'A shared plan as iCalendar', params: SharedPlanParams, response: CALENDAR },
      },
      async (request, reply) => {
        const { token } = request.params;
        const plan = await plans.findShared(token);
        if (!plan) throw absent();
        reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
        // The token is a secret, and a calendar is passed on.
        const id = createHash('sha256').update(token).digest('hex').slice(0, 16);
        return sendCalendar(reply, planCalendar(plan, { id, publicUrl, now: new Date() }));
      },
    );
  };
}
