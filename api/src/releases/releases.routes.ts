import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { Registry, REMOTES } from '@atoll/contracts/registry';
import { ReleasesAnswer } from '@atoll/contracts/release-summary';
import { AppError } from '../platform/errors/app-error';
import type { ReleasesService } from './releases.service';

export interface ReleasesRoutesDeps {
  readonly releases: ReleasesService;
  /** Folder of the release store. */
  readonly root: string;
}

const YEAR_SECONDS = 31_536_000;
const AppParams = Type.Object({ app: Type.String({ maxLength: 100 }) });

/** The registry, the list of an app's releases, and the immutable files of every release. */
export function releasesRoutes({ releases, root }: ReleasesRoutesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      API_PATHS.registry,
      { schema: { tags: ['releases'], response: { 200: Registry } } },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return releases.registry();
      },
    );

    app.get(
      '/api/releases/:app',
      { schema: { tags: ['releases'], params: AppParams, response: { 200: ReleasesAnswer } } },
      async ({ params }, reply) => {
        if (!(REMOTES as readonly string[]).includes(params.app)) throw new AppError('NOT_FOUND');
        reply.header('cache-control', 'no-store');
        return { releases: await releases.list(params.app) };
      },
    );

    await app.register(fastifyStatic, {
      root,
      prefix: '/releases/',
      preCompressed: true,
      dotfiles: 'ignore',
      // What runs on the server is nobody else's.
      allowedPath: (path) => !path.endsWith('.mjs'),
      index: false,
      maxAge: YEAR_SECONDS * 1_000,
      immutable: true,
      decorateReply: false,
      // Shells on other origins may load our releases, with integrity.
      setHeaders: (reply) => {
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
        reply.header('vary', 'accept-encoding');
      },
    });
  };
}
