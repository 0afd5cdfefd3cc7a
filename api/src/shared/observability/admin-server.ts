import Fastify, { type FastifyInstance } from 'fastify';
import { sendError } from '../errors/error-handler';
import { healthRoutes } from './health.routes';
import { metricsRoutes } from './metrics.routes';

/** What is answered to operators: the same whatever becomes of the listener for visitors. */
export type Watched = Pick<FastifyInstance, 'metrics' | 'complaint'>;

/** `/metrics`, `/healthz` and `/readyz` on a listener of their own, which outlives the one that drains. Never public. */
export async function buildAdminServer({ metrics, complaint }: Watched): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({ logger: false, forceCloseConnections: true });
  app.decorateRequest('principal', null);
  app.setErrorHandler(sendError);
  await app.register(metricsRoutes(metrics, 'everybody'));
  await app.register(healthRoutes(complaint));
  return app;
}
