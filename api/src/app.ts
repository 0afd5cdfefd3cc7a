import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { Connection } from 'mongoose';
import type { Config } from './platform/config/config';
import { sendError } from './platform/errors/error-handler';
import { answerUnknownRoutes } from './platform/http/unknown-routes';
import { serverOptions, type Timeouts } from './platform/http/server-options';

/*
 * How a feature plugs in: `<feature>/<feature>.routes.ts` exports a factory that takes what the feature needs and
 * gives a FastifyPluginAsyncTypebox (from @fastify/type-provider-typebox) with full paths such as '/api/hotels':
 *
 *   export function hotelsRoutes(deps: {provider: HotelProvider}): FastifyPluginAsyncTypebox {
 *     return async (app) => { app.get(API_PATHS.hotels, {schema: {querystring: …, response: {200: …}}}, handler); };
 *   }
 *
 * `features.ts` builds the list from configuration and database; tests pass a list of their own. A handler throws
 * AppError (platform/errors/app-error.ts, provider-failure.ts) and never answers with an error itself.
 */
export interface AppDeps {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: Connection;
  readonly features: readonly FastifyPluginAsync[];
  /** Shorter limits for tests. */
  readonly timeouts?: Partial<Timeouts>;
}

/** The whole API as one Fastify instance, ready for `inject` or `listen`. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({ ...serverOptions(deps.timeouts), loggerInstance: deps.log });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setErrorHandler(sendError);
  answerUnknownRoutes(app);
  for (const feature of deps.features) await app.register(feature);
  await app.ready();
  return app;
}
