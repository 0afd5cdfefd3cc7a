import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { ReleaseHealthReport } from '@atoll/contracts/client-error';
import { clientOf } from '../shared/http/client-address';
import type { RateLimit } from '../shared/limits/rate-limit';
import { TOO_MANY } from '../shared/limits/too-many';
import type { ReleaseWatch } from './release-watch';

export interface ReleaseHealthDeps {
  readonly watch: ReleaseWatch;
  /** Reports from one address. */
  readonly limit: RateLimit;
}

/** `POST /api/release-health`: how loads of a watched release went. */
export function releaseHealthRoutes({ watch, limit }: ReleaseHealthDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      API_PATHS.releaseHealth,
      {
        onRequest: ({ ip }) => limit.count(clientOf(ip)),
        schema: {
          tags: ['observability'],
          body: ReleaseHealthReport,
          response: { 204: Type.Null({ description: 'Taken.' }), ...TOO_MANY },
        },
      },
      async ({ ip, body: { app: name, release, outcome } }, reply) => {
        await watch.loaded({ app: name, release, from: clientOf(ip) }, outcome);
        return reply.code(204).send(null);
      },
    );
  };
}
