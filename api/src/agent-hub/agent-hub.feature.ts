import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { HubAgents } from '../shared/directory/hub-agents';
import type { EditLog } from '../shared/edits/edit-log';
import type { Jobs } from '../shared/jobs/jobs';
import { repeat } from '../shared/repeat';
import type { FileStorage } from '../shared/storage/file-storage';
import { hubAgentsRoutes, type HubAgentsRoutesDeps } from './hub-agents.routes';
import { hubJobsRoutes } from './hub-jobs.routes';
import { createHubImports } from './import/imports.service';
import { createHubJobs } from './jobs/hub-jobs.service';

export interface AgentHubFeatureDeps {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL'>;
  readonly database: Connection;
  readonly log: FastifyBaseLogger;
  readonly jobs: Jobs;
  readonly storage: FileStorage;
  readonly edits: Pick<EditLog, 'note'>;
  readonly hub: HubAgents;
  readonly visitsOfAll: HubAgentsRoutesDeps['visitsOfAll'];
  /** Instead of the machine's clock. */
  readonly now?: () => Date;
}

const HUB_JOB = 'agent-hub';
const LOOK_MS = 5_000;

/** Where those who run the site find and change agents, one by one, many at once, and by files of their own (POR-15). */
export function agentHubFeature({
  config,
  log,
  edits,
  hub,
  visitsOfAll,
  ...deps
}: AgentHubFeatureDeps): FastifyPluginAsync {
  const parts = { ...deps, hub, now: deps.now ?? (() => new Date()) };
  const jobs = createHubJobs(parts);
  const imports = createHubImports(parts);
  const refuseForeign = refuseForeignOrigin(config.PUBLIC_URL);
  deps.jobs.define(HUB_JOB, { run: jobs.work });
  // What is not begun now is found a few seconds later.
  const askWorker = () =>
    deps.jobs.ask(HUB_JOB).catch((err: unknown) => log.warn({ err }, 'agents are changed later'));
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request);
    });
    const look = repeat(async () => {
      if (await jobs.isWaiting()) await deps.jobs.ask(HUB_JOB);
      return 'again';
    }, LOOK_MS);
    app.addHook('onReady', async () =>
      look.start((err) => log.warn({ err }, 'changes of agents are looked at later')),
    );
    app.addHook('onClose', () => look.stop());
    await app.register(hubAgentsRoutes({ hub, edits, visitsOfAll }));
    await app.register(hubJobsRoutes({ jobs, imports, askWorker, edits }));
  };
}
