import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { Registry, RegistryEntry, REMOTES } from '@atoll/contracts/registry';
import { ReleaseDifference } from '@atoll/contracts/release-difference';
import { ReleasesAnswer } from '@atoll/contracts/release-summary';
import { SERVER_BUNDLE } from '@atoll/contracts/rendering';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { AppError } from '../shared/errors/app-error';
import { readVisitor } from './canary';
import type { DeployTokens } from './deploy-tokens';
import { AppParams, CompareParams, ReleaseParams } from './release-params';
import type { ReleasesService } from './releases.service';
import type { ServedFiles } from './served-files';

export interface ReleasesRoutesDeps {
  readonly releases: ReleasesService;
  readonly tokens: DeployTokens;
  readonly files: ServedFiles;
}

const YEAR_SECONDS = 31_536_000;

function pagesOf(app: string): string[] {
  return SITE_ROUTES.filter((page) => page.app === app && !page.movedTo).map(({ pattern }) => pattern);
}

function expectRemote(app: string): void {
  if (!(REMOTES as readonly string[]).includes(app)) throw new AppError('NOT_FOUND');
}

/** The registry, what is known of an app's releases, and the immutable files of every release. */
export function releasesRoutes({ releases, tokens, files }: ReleasesRoutesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      API_PATHS.registry,
      { schema: { tags: ['releases'], response: { 200: Registry } } },
      async ({ headers }, reply) => {
        reply.header('cache-control', 'no-store');
        return releases.registry(readVisitor(headers.cookie, false).id);
      },
    );

    app.get(
      API_PATHS.releases,
      { schema: { tags: ['releases'], params: AppParams, response: { 200: ReleasesAnswer } } },
      async ({ params, headers, principal }, reply) => {
        expectRemote(params.app);
        reply.header('cache-control', 'no-store');
        const pages = pagesOf(params.app);
        if (headers.authorization === undefined)
          return { releases: await releases.list(params.app, false), pages };
        // Who did what and why is for the team that the app belongs to.
        if (!principal?.remotes?.includes(params.app)) tokens.authorise(params.app, headers.authorization);
        return {
          releases: await releases.list(params.app, true),
          pages,
          ...(await releases.desk(params.app)),
        };
      },
    );

    app.get(
      `${API_PATHS.releases}/:hash`,
      { schema: { tags: ['releases'], params: ReleaseParams, response: { 200: RegistryEntry } } },
      async ({ params }, reply) => {
        expectRemote(params.app);
        const entry = await releases.entry(params.app, params.hash);
        if (!entry) throw new AppError('NOT_FOUND');
        reply.header('cache-control', 'no-store');
        return entry;
      },
    );

    app.get(
      `${API_PATHS.releases}/:hash/compare/:other`,
      {
        schema: {
          tags: ['releases'],
          summary: 'What differs between two releases of an app: from the first to the second',
          params: CompareParams,
          response: { 200: ReleaseDifference },
        },
      },
      async ({ params: { app: remote, hash, other } }, reply) => {
        expectRemote(remote);
        const difference = await releases.compare(remote, hash, other);
        if (!difference) throw new AppError('NOT_FOUND');
        reply.header('cache-control', 'no-store');
        return difference;
      },
    );
    await app.register(servedFiles(files));
  };
}

/** The immutable files of every release, with the headers of what never changes. */
function servedFiles({ root, ready }: ServedFiles): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook<{ Params: { '*'?: string } }>('onRequest', ({ params }) => ready(params['*'] ?? ''));
    await app.register(fastifyStatic, {
      root,
      prefix: '/releases/',
      preCompressed: true,
      dotfiles: 'ignore',
      // What runs on the server is nobody else's, compressed or not.
      allowedPath: (path) => !basename(path).startsWith(SERVER_BUNDLE),
      index: false,
      maxAge: YEAR_SECONDS * 1_000,
      immutable: true,
      // They never change, and they are fetched whole.
      lastModified: false,
      acceptRanges: false,
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
