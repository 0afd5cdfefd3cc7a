import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { PlatformConfig } from '../platform/config/platform.config';
import type { DirectoryPages } from '../platform/directory/directory-pages';
import { isDatabaseReady } from '../platform/mongo/connection';
import { sitemapRoutes } from './sitemap.routes';

export interface SitemapFeatureDeps {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL'>;
  readonly database: Connection;
  readonly pages: DirectoryPages;
}

/** What search engines read: sitemap and robots.txt. */
export function sitemapFeature({ config, database, pages }: SitemapFeatureDeps): FastifyPluginAsync {
  return sitemapRoutes({
    pages,
    origin: new URL(config.PUBLIC_URL).origin,
    isDatabaseReady: () => isDatabaseReady(database),
  });
}
