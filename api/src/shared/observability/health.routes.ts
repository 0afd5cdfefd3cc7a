import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../errors/app-error';

export interface HealthDeps {
  /** What is wrong with the database now; null where it answers and takes writes. */
  readonly databaseComplaint: () => Promise<string | null>;
  /** False right after the start, until the process keeps up (`load-shedding.ts`) and has what it answers from. */
  readonly hasSettled: () => boolean;
}

const RETRY_SECONDS = 5;
/** Shedding must not make an orchestrator kill a busy process. */
const neverShed = { config: { pressureHandler: () => undefined }, schema: { tags: ['operations'] } };

/**
 * `GET /healthz` (the process lives) and `GET /readyz` (it can serve: it has started, the database takes writes, it is
 * not stopping). Being busy later on does not end readiness: the load would only move to others.
 */
export function healthRoutes({ databaseComplaint, hasSettled }: HealthDeps): FastifyPluginAsync {
  return async (app) => {
    let isStopping = false;
    app.addHook('preClose', async () => {
      isStopping = true;
    });
    const complaint = async (): Promise<string | null> => {
      if (isStopping) return 'The API is stopping.';
      if (!hasSettled()) return 'The API is starting.';
      return databaseComplaint();
    };
    app.get('/healthz', neverShed, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });
    app.get('/readyz', neverShed, async (_request, reply) => {
      const message = await complaint();
      if (message !== null) throw new AppError('OVERLOADED', { message, retryAfterSeconds: RETRY_SECONDS });
      reply.header('cache-control', 'no-store');
      return { status: 'ready' };
    });
  };
}
