import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { DirectoryPages } from '../shared/directory/directory-pages';
import { isDatabaseReady } from '../shared/mongo/connection';
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
