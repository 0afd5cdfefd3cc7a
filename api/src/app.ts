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
import { healthRoutes } from './shared/observability/health.routes';
import { metricsRoutes } from './shared/observability/metrics.routes';
import type { Readiness } from './shared/observability/readiness';
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
export interface AppDeps {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: Connection;
  readonly features: readonly FastifyPluginAsync[];
  /** What is not there yet when the API begins to listen. */
  readonly readiness?: Readiness;
  /** CSP sources of the scripts that documents carry inline. */
  readonly scriptHashes?: readonly string[];
  /** Shorter limits for tests. */
  readonly timeouts?: Partial<Timeouts>;
}

async function addPlatform(
  app: FastifyInstance,
  { config, database, readiness, scriptHashes = [] }: AppDeps,
): Promise<void> {
  const isProduction = config.NODE_ENV === 'production';
  app.decorateRequest('principal', null);
  answerUnknownRoutes(app);
  logRequests(app);
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
  await app.register(metricsRoutes);
  await app.register(
    healthRoutes({
      hasSettled: () => hasSettled() && (readiness?.isReady() ?? true),
      databaseComplaint: createDatabaseComplaint(database, app.log),
    }),
  );
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
