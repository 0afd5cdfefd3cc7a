import fastifyMetrics from 'fastify-metrics';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
/** A proxy on this machine connects from loopback too: what it forwards for others is not local. */
const FORWARDING_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

function isLocal(request: FastifyRequest): boolean {
  const isForwarded = FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined);
  return !isForwarded && LOOPBACK.includes(request.socket.remoteAddress ?? '');
}

/** `GET /metrics` in Prometheus text for whoever asks from this machine; to anyone else there is nothing there. */
export const metricsRoutes = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, next) => {
    const isRefused = request.routeOptions.url === '/metrics' && !isLocal(request);
    next(isRefused ? new AppError('NOT_FOUND') : undefined);
  });
  await app.register(fastifyMetrics, {
    endpoint: '/metrics',
    clearRegisterOnInit: true,
    // The histogram is enough: summaries cost more and cannot be added up over instances.
    routeMetrics: { enabled: { histogram: true, summary: false } },
  });
});
