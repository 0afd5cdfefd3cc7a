import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';

/** Above this mean delay of the event loop new work would only make everyone wait longer. */
const EVENT_LOOP_DELAY_MAX_MS = 250;
const SAMPLE_INTERVAL_MS = 500;
const RETRY_SECONDS = 1;
/** Cheap to send, and a page without one of its scripts is no page. */
const IMMUTABLE_FILE = /^\/(assets|releases)\//;

/** Refuses requests with 503 and Retry-After while the event loop is behind. Counting requests did not hold p99. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MAX_MS,
    sampleInterval: SAMPLE_INTERVAL_MS,
    pressureHandler: ({ url }) => {
      if (IMMUTABLE_FILE.test(url)) return;
      throw new AppError('OVERLOADED', { retryAfterSeconds: RETRY_SECONDS });
    },
  });
}
