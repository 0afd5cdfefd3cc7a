import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../errors/app-error';

export interface HealthDeps {
  /** Whether the database answers now. */
  readonly isDatabaseReady: () => Promise<boolean>;
}

const RETRY_SECONDS = 5;
/** Shedding must not make an orchestrator kill a busy process. */
const neverShed = { config: { pressureHandler: () => undefined }, schema: { tags: ['operations'] } };

/** `GET /healthz` (the process lives) and `GET /readyz` (it can serve: the database answers, it is not stopping). */
export function healthRoutes({ isDatabaseReady }: HealthDeps): FastifyPluginAsync {
  return async (app) => {
    let isStopping = false;
    app.addHook('preClose', async () => {
      isStopping = true;
    });
    app.get('/healthz', neverShed, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });
    app.get('/readyz', neverShed, async (_request, reply) => {
      if (isStopping || !(await isDatabaseReady())) {
        throw new AppError('OVERLOADED', {
          message: isStopping ? 'The API is stopping.' : 'The database does not answer.',
          retryAfterSeconds: RETRY_SECONDS,
        });
      }
      reply.header('cache-control', 'no-store');
      return { status: 'ready' };
    });
  };
}
