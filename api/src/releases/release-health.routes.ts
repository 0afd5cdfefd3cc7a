import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { ReleaseHealthReport } from '@atoll/contracts/client-error';
import type { ReleaseWatch } from './release-watch';

/** `POST /api/release-health`: how loads of a watched release went. */
export function releaseHealthRoutes({ watch }: { watch: ReleaseWatch }): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      API_PATHS.releaseHealth,
      { schema: { tags: ['observability'], body: ReleaseHealthReport } },
      async ({ body: { app: name, release, outcome } }, reply) => {
        await watch.loaded({ app: name, release }, outcome);
        return reply.code(204).send();
      },
    );
  };
}
