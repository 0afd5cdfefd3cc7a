import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerCounter } from './http-metrics';
import { requestLine } from './request-log';

/** Told of an answer that Fastify did not give, once it is sent. */
export type RecordEarlyResponse = (request: IncomingMessage, status: number, durationMs: number) => void;

/**
 * Counts and logs what is answered in front of Fastify as Fastify's answers of that area are: same metrics, same labels,
 * one line with a request id.
 */
export function earlyResponseMetrics(area: string, { metrics, log }: FastifyInstance): RecordEarlyResponse {
  const count = answerCounter(metrics);
  return ({ method = 'GET', url = '' }, status, durationMs) => {
    count({ area, method, status, durationMs });
    const line = requestLine(method, url, status, durationMs);
    log.info({ reqId: randomUUID(), ...line }, 'request');
  };
}
