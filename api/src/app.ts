import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { Config } from './config';
import './shared/auth/principal';
import { sendError } from './shared/errors/error-handler';
import { redirectFromWww } from './shared/http/canonical-host';
import { compressAnswers } from './shared/http/compressed-answers';
import { shedLoad } from './shared/http/load-shedding';
import { limitConnections } from './shared/http/connection-limits';
import { collectOpenapi, openapiRoute } from './shared/http/openapi';
import { refuseOtherHosts } from './shared/http/own-hosts';
import { refuseUnclearTargets } from './shared/http/request-target';
import { addSecurityHeaders } from './shared/http/security-headers';
import { compileSchemas } from './shared/http/route-compilers';
import { serverOptions, TIMEOUTS, type Timeouts } from './shared/http/server-options';
import { answerUnknownRoutes } from './shared/http/unknown-routes';
import { createDatabaseComplaint } from './shared/mongo/write-check';
import { createComplaint, healthRoutes, type Complaint } from './shared/observability/health.routes';
import { countAnswers } from './shared/observability/http-metrics';
import { createMetrics, type Metrics } from './shared/observability/metrics';
import { metricsRoutes } from './shared/observability/metrics.routes';
import { createReadiness, type Readiness } from './shared/observability/readiness';
import { NO_TRACING, type Tracing } from './shared/observability/tracing';
import { traceRequests } from './shared/observability/trace-requests';
import { createSampled } from './shared/observability/sampled';
import { logRequests } from './shared/observability/request-log';
import { nameCallers } from './shared/provider/caller';

/*
 * How a feature plugs in: `<feature>/<feature>.feature.ts` makes it from configuration, database and the shared ports,
 * and `<feature>/<feature>.routes.ts` exports a factory that takes what the feature needs and
 * gives a FastifyPluginAsyncTypebox (from @fastify/type-provider-typebox) with full paths such as '/api/hotels':
 *
 *   export function hotelsRoutes(deps: {provider: HotelProvider}): FastifyPluginAsyncTypebox {
 *     return async (app) => { app.get(API_PATHS.hotels, {schema: {querystring: …, response: {200: …}}}, handler); };
 *   }
 *
 * `features.ts` is the list; tests pass a list of their own. A handler throws
 * AppError (shared/errors/app-error.ts, provider-failure.ts) and never answers with an error itself.
 */
declare module 'fastify' {
  interface FastifyInstance {
    /** What this application counts. */
    metrics: Metrics;
    /** Why it cannot serve now; null where it can. */
    complaint: Complaint;
  }
}

export interface AppDeps {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: Connection;
  readonly features: readonly FastifyPluginAsync[];
  /** What is not there yet when the API begins to listen. */
  readonly readiness?: Readiness;
  /** What the features count in; one of its own where they count nothing. */
  readonly metrics?: Metrics;
  readonly tracing?: Tracing;
  /** CSP sources of the scripts that documents carry inline. */
  readonly scriptHashes?: readonly string[];
  /** Shorter limits for tests. */
  readonly timeouts?: Partial<Timeouts>;
}

/** Health and metrics: on this listener, and for the admin port. */
async function addWatching(
  app: FastifyInstance,
  { config, database, readiness = createReadiness() }: AppDeps,
  hasSettled: () => boolean,
): Promise<void> {
  const databaseComplaint = createDatabaseComplaint(database, app.log);
  const complaint = createComplaint(app, { databaseComplaint, hasSettled, readiness });
  app.decorate('complaint', complaint);
  const isReady = createSampled({ read: async () => ((await complaint()) === null ? 1 : 0), otherwise: 0 });
  app.metrics.readGauge(
    { name: 'atoll_ready', help: '1 while /readyz says yes, at most 15 s ago', labels: {} },
    async () => [{ labels: {}, value: await isReady() }],
  );
  if (config.ADMIN_PORT === 0) await app.register(metricsRoutes(app.metrics, 'this machine'));
  await app.register(healthRoutes(complaint));
}

async function addPlatform(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { config, scriptHashes = [], metrics = createMetrics() } = deps;
  const isProduction = config.NODE_ENV === 'production';
  app.decorateRequest('principal', null);
  app.decorate('metrics', metrics);
  answerUnknownRoutes(app);
  traceRequests(app, deps.tracing ?? NO_TRACING);
  logRequests(app);
  countAnswers(app, metrics);
  nameCallers(app);
  addSecurityHeaders(app, {
    isProduction,
    hasSecureSubdomains: config.HSTS_SUBDOMAINS === 'on',
    trustedOrigins: config.TRUSTED_REMOTE_ORIGINS,
    dataOrigins: config.MAP_BASEMAP_URL ? [new URL(config.MAP_BASEMAP_URL).origin] : [],
    scriptHashes,
  });
  refuseUnclearTargets(app);
  refuseOtherHosts(app, { publicUrl: config.PUBLIC_URL, isProduction });
  redirectFromWww(app, config.PUBLIC_URL);
  await compressAnswers(app);
  const { hasSettled } = config.LOAD_SHEDDING === 'on' ? await shedLoad(app) : { hasSettled: () => true };
  await collectOpenapi(app);
  await addWatching(app, deps, hasSettled);
}

/** The whole API as one Fastify instance, ready for `inject` or `listen`. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...serverOptions(deps.timeouts),
    trustProxy: deps.config.TRUST_PROXY.length > 0 && deps.config.TRUST_PROXY,
    loggerInstance: deps.log,
  });
  limitConnections(app.server, {
    connectionsMax: deps.config.CONNECTIONS_MAX,
    proxies: deps.config.TRUST_PROXY,
    stalledTimeoutMs: deps.timeouts?.stalledTimeoutMs ?? TIMEOUTS.stalledTimeoutMs,
  });
  compileSchemas(app);
  app.setErrorHandler(sendError);
  await addPlatform(app, deps);
  for (const feature of deps.features) await app.register(feature);
  openapiRoute(app);
  await app.ready();
  return app;
}
