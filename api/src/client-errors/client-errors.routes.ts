import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { ClientErrorReport } from '@atoll/contracts/client-error';

/** `POST /api/client-errors`: what browsers report goes into the log and a counter. */
export function clientErrorsRoutes(): FastifyPluginAsyncTypebox {
  return async (app) => {
    const { client } = app.metrics;
    const reports = new client.Counter({
      name: 'atoll_client_errors_total',
      help: 'Errors that browsers reported',
    });
    app.post(
      API_PATHS.clientErrors,
      { schema: { tags: ['observability'], body: ClientErrorReport } },
      async (request, reply) => {
        reports.inc();
        request.log.warn({ report: request.body }, 'client error');
        return reply.code(204).send();
      },
    );
  };
}
