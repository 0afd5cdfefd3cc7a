import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';

/** Above this mean delay of the event loop new work would only make everyone wait longer. */
const EVENT_LOOP_DELAY_MAX_MS = 250;
const SAMPLE_INTERVAL_MS = 500;
/** One long task is no overload: what waited behind it is served at once. */
const BUSY_SAMPLES_MIN = 2;
/** On a machine that is never calm the API serves all the same. */
const SETTLING_MAX_MS = 5_000;
const RETRY_SECONDS = 1;
/** Cheap to send, and a page without one of its scripts is no page. */
const IMMUTABLE_FILE = /^\/(assets|releases)\//;

export interface LoadShedding {
  /** False from the start until the event loop has once kept up: nothing is refused before, and nobody should come. */
  readonly hasSettled: () => boolean;
}

/** True while requests may be refused, so that they have to pass the hooks; false where nothing is ever refused. */
export function isBehind(app: FastifyInstance): boolean {
  return app.hasDecorator('isUnderPressure') && app.isUnderPressure();
}

/**
 * Refuses requests with 503 and Retry-After while the event loop stays behind. What the start itself does (bundles
 * that compile, indexes that are read) delays it too, but that passes. Counting requests did not hold p99.
 */
export async function shedLoad(app: FastifyInstance): Promise<LoadShedding> {
  let busySamples = 0;
  let hasSettled = false;
  let timer: NodeJS.Timeout;
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MAX_MS,
    sampleInterval: SAMPLE_INTERVAL_MS,
    pressureHandler: ({ url }) => {
      if (!hasSettled || busySamples < BUSY_SAMPLES_MIN || IMMUTABLE_FILE.test(url)) return;
      throw new AppError('OVERLOADED', { retryAfterSeconds: RETRY_SECONDS });
    },
  });
  app.addHook('onReady', async () => {
    const readyAt = performance.now();
    timer = setInterval(() => {
      busySamples = app.isUnderPressure() ? busySamples + 1 : 0;
      hasSettled ||= busySamples === 0 || performance.now() - readyAt > SETTLING_MAX_MS;
    }, SAMPLE_INTERVAL_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });
  return { hasSettled: () => hasSettled };
}
