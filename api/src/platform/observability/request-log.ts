import type { FastifyInstance } from 'fastify';
import { pathOf } from '../http/reserved-paths';

/** One line per answered request. The query stays out of it: it may carry what a person typed, or a token. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'request',
    );
    next();
  });
}
