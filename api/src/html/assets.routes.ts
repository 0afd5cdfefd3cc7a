import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { pictureIcon } from './picture-icon';

const HASHED = /\.[0-9a-f]{8,}\.[\w.]+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const A_WHILE = 'public, max-age=300';
const A_DAY = 'public, max-age=86400';

/** Does some work the first time that its result is asked for, and again only after a failure. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () =>
    (made ??= work().catch((error: unknown) => {
      made = null;
      throw error;
    }));
}

/** The shell's files: hashed names for a year, others for five minutes and then by ETag; the favicon. */
export function assetsRoutes({ shellDir }: { shellDir: string }): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyStatic, {
      root: join(shellDir, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      dotfiles: 'ignore',
      index: false,
      cacheControl: false,
      // The ETag says whether a file has changed.
      lastModified: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? FOREVER : A_WHILE);
        reply.header('vary', 'accept-encoding');
      },
    });
    app.get('/favicon.svg', { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile('favicon.svg', shellDir),
    );
    const icon = once(() => pictureIcon(join(shellDir, 'favicon.svg')));
    app.get('/favicon.ico', { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('image/x-icon')
        .header('cache-control', A_DAY)
        .send(await icon()),
    );
  };
}
