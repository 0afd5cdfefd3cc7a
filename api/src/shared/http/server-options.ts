import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest, FastifyHttpOptions } from 'fastify';
import { answerConnectionError } from './connection-errors';
import { sendError } from '../errors/error-handler';
import { readableAddress } from './unreadable-addresses';

export interface Timeouts {
  /** From the first byte of a request to its last. */
  readonly requestTimeoutMs: number;
  readonly headersTimeoutMs: number;
  /** How often the two limits above are enforced. */
  readonly checkIntervalMs: number;
  readonly keepAliveTimeoutMs: number;
  /** How long an answer may wait for its reader without any progress. */
  readonly stalledTimeoutMs: number;
}

/** Node's defaults (300 s, 60 s, checked every 30 s) left 80 slow connections open. */
export const TIMEOUTS: Timeouts = {
  requestTimeoutMs: 10_000,
  headersTimeoutMs: 5_000,
  checkIntervalMs: 1_000,
  keepAliveTimeoutMs: 10_000,
  stalledTimeoutMs: 20_000,
};

const BODY_LIMIT_BYTES = 64 * 1024;
const PARAM_MAX_LENGTH = 512;
const BARE_HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };

/** Options of the HTTP server: time and size limits, request ids, and our envelope for what no route sees. */
export function serverOptions(overrides: Partial<Timeouts> = {}) {
  const timeouts = { ...TIMEOUTS, ...overrides };
  return {
    requestTimeout: timeouts.requestTimeoutMs,
    keepAliveTimeout: timeouts.keepAliveTimeoutMs,
    http: {
      headersTimeout: timeouts.headersTimeoutMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
    },
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle' as const,
    routerOptions: { maxParamLength: PARAM_MAX_LENGTH },
    rewriteUrl: readableAddress,
    genReqId: () => randomUUID(),
    // `logRequests` writes one line per request instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    // Requests on connections that are still open are served while the server drains.
    return503OnClosing: false,
    clientErrorHandler: answerConnectionError,
    // No hook runs for these, so the headers that matter for a JSON answer are set here.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(BARE_HEADERS);
      sendError(error, request, reply);
    },
  } satisfies FastifyHttpOptions<Server>;
}
