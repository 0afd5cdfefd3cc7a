import type { FastifyInstance } from 'fastify';
import type { OpenSpan, Tracing } from './tracing';

/**
 * A span for each request that Fastify answers, named by its route, in which everything that it leads to is. It has the
 * pattern of the address and the id under which the log has the request; nothing that somebody sent.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return;
  const open = new WeakMap<object, OpenSpan>();
  app.addHook('onRequest', (request, _reply, next) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'no route';
    const notes = { 'http.request.method': method, 'http.route': route, 'atoll.request_id': request.id };
    const span = tracing.begin({ name: `${method} ${route}`, kind: 'server', notes });
    open.set(request, span);
    span.run(next);
  });
  app.addHook('onResponse', (request, { statusCode }, next) => {
    const notes = { 'http.response.status_code': statusCode };
    open.get(request)?.end({ isFailure: statusCode >= 500, notes });
    next();
  });
}
