import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AgentClaim, AgentEntryBody } from '@atoll/contracts/account';
import { OwnAgent } from '@atoll/contracts/agent-listing';
import { API_PATHS } from '@atoll/contracts/api-paths';
import type { FastifyRequest } from 'fastify';
import type { AuditLog } from '../../shared/audit/audit-log';
import type { Account, FindAccount } from '../../shared/auth/account';
import { requireRole, signedIn } from '../../shared/auth/principal';
import { AppError } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import type { Listing } from './listing.service';
import { ownAgent, type OwnAgentDeps } from './own-agent';

export interface OwnAgentRoutesDeps extends OwnAgentDeps {
  readonly listing: Pick<Listing, 'claim' | 'correct'>;
  readonly findAccount: FindAccount;
  readonly audit: AuditLog;
}

/** An agent's own row or entry under `/api/auth/agent`, by the account and nothing else (DIR-18). */
export function ownAgentRoutes(deps: OwnAgentRoutesDeps): FastifyPluginAsyncTypebox {
  const { listing, findAccount, audit } = deps;

  async function own(userId: string): Promise<OwnAgent> {
    const found = await ownAgent(deps, userId);
    if (!found) throw new AppError('PGRST116');
    return found;
  }

  async function accountOf(request: FastifyRequest): Promise<Account> {
    const account = await findAccount(signedIn(request).userId);
    if (!account) throw new AppError('UNAUTHENTICATED', { message: 'No active session' });
    return account;
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const ofAgents = { onRequest: requireRole('agent') };
    app.get(
      API_PATHS.ownAgent,
      {
        ...ofAgents,
        schema: {
          tags: ['agent area'],
          summary: 'The own row of the directory, or the request for one',
          response: { 200: OwnAgent },
        },
      },
      (request) => own(signedIn(request).userId),
    );
    app.put(
      API_PATHS.ownAgent,
      {
        ...ofAgents,
        schema: {
          tags: ['agent area'],
          summary: 'Corrects an entry that is not listed, and asks for its approval again',
          body: AgentEntryBody,
          response: { 200: OwnAgent },
        },
      },
      async (request) => {
        const account = await accountOf(request);
        await listing.correct(account, request.body);
        return own(account.id);
      },
    );
    app.post(
      API_PATHS.claimAgent,
      {
        ...ofAgents,
        schema: {
          tags: ['agent area'],
          summary: 'Claims a row of the directory that no account has',
          body: AgentClaim,
          response: { 200: OwnAgent },
        },
      },
      async (request) => {
        const [account, { agent_id }] = [await accountOf(request), request.body];
        await listing.claim(account, agent_id);
        await audit.record({
          event: `claimed agent ${agent_id}`,
          email: account.email,
          userId: account.id,
          address: clientOf(request.ip),
        });
        return own(account.id);
      },
    );
  };
}
