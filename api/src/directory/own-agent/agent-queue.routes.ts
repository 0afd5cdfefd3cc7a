import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AgentQueue, AgentRequest, Rejection } from '@atoll/contracts/account';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { VERIFICATION_STATUSES } from '@atoll/contracts/verification';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AuditLog } from '../../shared/audit/audit-log';
import type { FindAccount } from '../../shared/auth/account';
import type { EditLog } from '../../shared/edits/edit-log';
import { ofDuty, signedIn } from '../../shared/auth/principal';
import { clientOf } from '../../shared/http/client-address';
import type { AgentEntryDocument } from './agent-entry.model';
import type { Listing } from './listing.service';
import { requestState, type OwnAgentDeps } from './own-agent';

export interface AgentQueueRoutesDeps extends OwnAgentDeps {
  readonly listing: Pick<Listing, 'approve' | 'reject'>;
  readonly findAccount: FindAccount;
  readonly audit: AuditLog;
  readonly edits: Pick<EditLog, 'note'>;
}

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });
const PAGE_MAX = 10_000;

/** The administrator's queue of agents under `/api/admin/agents` (POR-16, DIR-18). */
export function agentQueueRoutes(deps: AgentQueueRoutesDeps): FastifyPluginAsyncTypebox {
  const { entries, listing, findAccount, audit, edits } = deps;

  async function toRequest(entry: AgentEntryDocument): Promise<AgentRequest> {
    const [account, state] = await Promise.all([findAccount(entry.user_id), requestState(deps, entry)]);
    const { request_id: id, user_id, name, city, country, created_at, updated_at } = entry;
    return {
      ...{ id, user_id, name, city, country },
      email: account?.email ?? '',
      ...state,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    };
  }

  async function answer(request: FastifyRequest, event: string, entry: AgentEntryDocument) {
    const decided = await toRequest(entry);
    const { userId } = signedIn(request);
    await audit.record({ event, email: decided.email, userId, address: clientOf(request.ip) });
    const { verification_status, rejection_reason } = decided;
    await edits.note(request, {
      ...{ kind: 'agent-request', record: decided.id, title: decided.name, what: event },
      ...{ before: null, after: { verification_status, rejection_reason } },
    });
    return decided;
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const moderation = ofDuty('moderation');
    app.get(
      API_PATHS.agentQueue,
      {
        ...moderation,
        schema: {
          tags: ['administration'],
          summary: 'Requests of agents for a row of the directory, the longest waiting first, 20 a page',
          querystring: Type.Object({
            status: Type.Optional(Type.Enum(VERIFICATION_STATUSES, { default: 'pending_approval' })),
            page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 })),
          }),
          response: { 200: AgentQueue },
        },
      },
      async ({ query: { status = 'pending_approval', page = 1 } }) => {
        const { entries: found, total } = await entries.queue(status, page);
        return { agents: await Promise.all(found.map(toRequest)), total, page };
      },
    );
    app.post(
      `${API_PATHS.agentQueue}/:id/approve`,
      {
        ...moderation,
        schema: {
          tags: ['administration'],
          summary: 'Lists an agent, or gives it the row that it claims',
          params: Id,
          body: Type.Object({}, { additionalProperties: false }),
          response: { 200: AgentRequest },
        },
      },
      async (request) => answer(request, 'agent approved', await listing.approve(request.params.id)),
    );
    app.post(
      `${API_PATHS.agentQueue}/:id/reject`,
      {
        ...moderation,
        schema: {
          tags: ['administration'],
          summary: 'Refuses an agent’s request, with a reason',
          params: Id,
          body: Rejection,
          response: { 200: AgentRequest },
        },
      },
      async (request) =>
        answer(request, 'agent rejected', await listing.reject(request.params.id, request.body.reason)),
    );
  };
}
