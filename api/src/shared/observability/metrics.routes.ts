import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import type { Metrics } from './metrics';

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

/**
 * `GET /metrics` in Prometheus text: for everybody who reaches a port that only operators reach, else for whoever asks
 * from this machine; to anyone else there is nothing there.
 */
export function metricsRoutes(metrics: Metrics, audience: 'everybody' | 'this machine'): FastifyPluginAsync {
  return async (app) => {
    app.get(
      '/metrics',
      { logLevel: 'fatal', exposeHeadRoute: false, schema: { tags: ['operations'] } },
      async (request, reply) => {
        if (audience === 'this machine' && !isLocal(request)) throw new AppError('NOT_FOUND');
        const { type, body } = await metrics.page();
        return reply.header('cache-control', 'no-store').type(type).send(body);
      },
    );
  };
}
