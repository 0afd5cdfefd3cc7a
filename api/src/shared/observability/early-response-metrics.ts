import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { requestLine } from './request-log';

/** What fastify-metrics calls the durations of requests. */
const DURATIONS = 'http_request_duration_seconds';

/** Told of an answer that Fastify did not give, once it is sent. */
export type RecordEarlyResponse = (request: IncomingMessage, status: number, durationMs: number) => void;

/**
 * Counts and logs what is answered in front of Fastify as Fastify's answers of a route are: same metric, same labels,
 * one line with a request id. Needs the metrics' routes.
 */
export function earlyResponseMetrics(route: string, { metrics, log }: FastifyInstance): RecordEarlyResponse {
  const { Histogram, register } = metrics.client;
  const durations = register.getSingleMetric(DURATIONS);
  if (!(durations instanceof Histogram)) throw new Error(`There is no metric ${DURATIONS}`);
  return ({ method = 'GET', url = '' }, status, durationMs) => {
    durations.observe({ method, route, status_code: status }, durationMs / 1_000);
    const line = requestLine(method, url, status, durationMs);
    log.info({ reqId: randomUUID(), ...line }, 'request');
  };
}
