import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { ClientErrorReport } from '@atoll/contracts/client-error';
import { withoutSecrets } from '@atoll/contracts/secret-path';
import { clientOf } from '../shared/http/client-address';
import type { RateLimit } from '../shared/limits/rate-limit';
import { TOO_MANY } from '../shared/limits/too-many';

export interface ClientErrorsDeps {
  /** Told of each error that a remote's own release caused while it was loaded or rendered. */
  readonly onReleaseError: (error: {
    readonly app: string;
    readonly release: string;
    /** The client's address, as limits count it. */
    readonly from: string;
  }) => Promise<void>;
  /** Reports from one address: nobody fills the log. */
  readonly limit: RateLimit;
}

/** `POST /api/client-errors`: what browsers report goes into the log and a counter, and to who watches releases. */
export function clientErrorsRoutes({ onReleaseError, limit }: ClientErrorsDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const countReport = app.metrics.counter({
      name: 'atoll_client_errors_total',
      help: 'Errors that browsers reported',
      labels: {},
    });
    app.post(
      API_PATHS.clientErrors,
      {
        onRequest: ({ ip }) => limit.count(clientOf(ip)),
        schema: {
          tags: ['observability'],
          body: ClientErrorReport,
          response: { 204: Type.Null({ description: 'Taken.' }), ...TOO_MANY },
        },
      },
      async (request, reply) => {
        countReport({});
        const { source, release, message, path } = request.body;
        // A page of an older release may send them.
        const said = { message: withoutSecrets(message), path: withoutSecrets(path) };
        request.log.warn({ report: { ...request.body, ...said } }, 'client error');
        if (release !== undefined) await onReleaseError({ app: source, release, from: clientOf(request.ip) });
        return reply.code(204).send(null);
      },
    );
  };
}
