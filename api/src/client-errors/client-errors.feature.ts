import type { FastifyPluginAsync } from 'fastify';
import { clientErrorsRoutes, type ClientErrorsDeps } from './client-errors.routes';

/** Errors that browsers report. */
export function clientErrorsFeature(deps: ClientErrorsDeps): FastifyPluginAsync {
  return clientErrorsRoutes(deps);
}
