import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { AppError } from '../shared/errors/app-error';
import { robotsText } from './robots';
import { sitemapEntries, sitemapFiles, type SitemapSources } from './sitemap-files';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

export interface SitemapDeps extends SitemapSources {
  /** The site's own origin (SEO-08). */
  readonly origin: string;
  readonly isDatabaseReady: () => Promise<boolean>;
}

const XML = 'application/xml; charset=utf-8';
const AN_HOUR = 'public, max-age=3600';
/** A country that is hidden now is in no sitemap that a cache between us gives out later (DES-03). */
const ASK_AGAIN = 'no-cache';

/** `GET /sitemap.xml`, its files, and robots.txt, which names it. */
export function sitemapRoutes(deps: SitemapDeps): FastifyPluginAsyncTypebox {
  const { origin, isDatabaseReady } = deps;
  /** What is in memory may name pages that are hidden by now, while nobody can tell us so. */
  async function made<T>(make: () => Promise<T>): Promise<T> {
    const failure = (cause?: unknown) =>
      new AppError('INTERNAL', { message: 'Sitemap generation failed.', cause });
    if (!(await isDatabaseReady())) throw failure();
    return make().catch((cause: unknown) => {
      throw failure(cause);
    });
  }
  return async (app) => {
    app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
      const xml = await made(async () => sitemapIndexXml(origin, await sitemapFiles(deps)));
      return reply.header('cache-control', ASK_AGAIN).type(XML).send(xml);
    });
    app.get(
      '/sitemaps/:file.xml',
      { schema: { hide: true, params: Type.Object({ file: Type.String() }) } },
      async ({ params }, reply) => {
        const xml = await made(async () => {
          const entries = await sitemapEntries(deps, params.file);
          return entries && sitemapXml(origin, entries);
        });
        if (xml === null) throw new AppError('NOT_FOUND');
        return reply.header('cache-control', ASK_AGAIN).type(XML).send(xml);
      },
    );
    app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(robotsText(origin)),
    );
  };
}
