import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import type { AccountPart } from '../shared/auth/account';
import type { OwnSearchPart } from '../shared/own-search/own-search';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import type { AskedTravelers } from '../shared/crm/asked-travelers';
import { hasOutbox } from '../shared/mail/transport';
import { agentRoutes } from './agent/agent.routes';
import { agentWork, type AgentWorkOf } from './agent/agent-work';
import { openReports } from './reports/settle-report';
import { askedTravelers } from './agent/asked-travelers';
import { attachmentsRoutes } from './attachments/attachments.routes';
import { clockJob } from './clock/clock-job';
import { demoRequests } from './demo/demo-requests';
import { createEventStreams } from './events/event-streams';
import { formRoutes } from './form/form.routes';
import { connectionsRoutes } from './hotel-agent/connections.routes';
import { ownRoutes } from './own/own.routes';
import { requestsSearch } from './own-search/requests-search';
import { answeredThreads } from './incoming-mail/answered-thread';
import { createIncomingMails } from './incoming-mail/incoming-mail.service';
import { incomingMailRoutes } from './incoming-mail/incoming-mail.routes';
import { outboxReplyRoutes } from './incoming-mail/outbox-reply.routes';
import { reportsRoutes } from './reports/reports.routes';
import { reviewsRoutes } from './reviews/reviews.routes';
import { requestsAccountPart } from './requests-account-part';
import { quotesRoutes } from './quotes/quotes.routes';
import { createRequestsParts, type RequestsDeps, type RequestsParts } from './requests-parts';
import { messageLimit } from './threads/message-limit';
import { plansRoutes } from './plans/plans.routes';
import { createThreads } from './threads/thread.service';

export interface RequestsFeature {
  readonly plugin: FastifyPluginAsync;
  readonly accountPart: AccountPart;
  /** How many reports nobody has looked at. */
  readonly openReports: () => Promise<number>;
  readonly searchParts: readonly OwnSearchPart[];
  /** For an agent's dashboard. */
  readonly workOf: AgentWorkOf;
  /** Whom agents were asked by, for their contacts. */
  readonly askedTravelers: AskedTravelers;
}

/** What answers to mails come in by; nothing where they cannot. */
function answersByMail(parts: RequestsParts): FastifyPluginAsyncTypebox[] {
  const { replyAddresses, config, database, now } = parts;
  if (!replyAddresses) return [];
  const findThread = answeredThreads({ ...parts, replyAddresses, threads: createThreads(parts) });
  const mails = createIncomingMails({ database, findThread });
  return [
    incomingMailRoutes({ mails, secret: config.INCOMING_MAIL_SECRET, now }),
    ...(hasOutbox(config) ? [outboxReplyRoutes(database, mails)] : []),
  ];
}

/** Requests for quotes: the form, the traveler's and the agents' side of them, and what time does to them. */
export function requestsFeature(deps: RequestsDeps): RequestsFeature {
  const parts = createRequestsParts(deps);
  const streams = createEventStreams(deps.changes);
  const shared = { parts, streams, messageLimit: messageLimit(deps.database) };
  const demo = demoRequests(deps);
  const runClock = clockJob({ ...parts, demo });
  const refuseForeign = refuseForeignOrigin(parts.publicUrl);
  return {
    accountPart: requestsAccountPart(parts, demo),
    openReports: () => openReports(deps.database),
    searchParts: requestsSearch(parts),
    workOf: agentWork(parts),
    askedTravelers: askedTravelers(parts),
    plugin: async (app) => {
      app.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request);
      });
      app.addHook('onReady', () => parts.requests.completeOld());
      // Before connections are waited for: open pages come again, to whoever goes on.
      app.addHook('preClose', async () => streams.drain());
      await app.register(runClock);
      await app.register(formRoutes(parts));
      await app.register(ownRoutes(shared));
      await app.register(agentRoutes(shared));
      await app.register(reportsRoutes(parts));
      await app.register(attachmentsRoutes(parts));
      await app.register(connectionsRoutes(shared));
      await app.register(quotesRoutes(shared));
      await app.register(plansRoutes(parts));
      await app.register(reviewsRoutes(parts));
      for (const routes of answersByMail(parts)) await app.register(routes);
    },
  };
}
