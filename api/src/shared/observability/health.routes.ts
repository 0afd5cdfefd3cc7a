import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { AppError } from '../errors/app-error';
import type { Readiness } from './readiness';

/** Why the API cannot serve now, as a sentence; null where it can. */
export type Complaint = () => Promise<string | null>;

export interface HealthDeps {
  /** What is wrong with the database now; null where it answers and takes writes. */
  readonly databaseComplaint: Complaint;
  /** False right after the start, until the process keeps up (`load-shedding.ts`). */
  readonly hasSettled: () => boolean;
  readonly readiness: Readiness;
}

const RETRY_SECONDS = 5;
/** Shedding must not make an orchestrator kill a busy process. */
const neverShed = { config: { pressureHandler: () => undefined }, schema: { tags: ['operations'] } };

/**
 * Whether an application can serve: it has started, the database takes writes, it is not stopping. Being busy later on
 * does not end readiness: the load would only move to others.
 */
export function createComplaint(
  app: FastifyInstance,
  { databaseComplaint, hasSettled, readiness }: HealthDeps,
): Complaint {
  app.addHook('preClose', async () => readiness.stop());
  return async () => {
    if (readiness.isStopping()) return 'The API is stopping.';
    if (!hasSettled() || !readiness.isReady()) return 'The API is starting.';
    return databaseComplaint();
  };
}

/** `GET /healthz` (the process lives) and `GET /readyz` (it can serve). */
export function healthRoutes(complaint: Complaint): FastifyPluginAsync {
  return async (app) => {
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
