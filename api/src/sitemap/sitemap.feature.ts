import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { PlatformConfig } from '../shared/config/shared.config';
import { isDatabaseReady } from '../shared/mongo/connection';
import type { SitemapSources } from './sitemap-files';
import { sitemapRoutes } from './sitemap.routes';

export interface SitemapFeatureDeps extends SitemapSources {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL'>;
  readonly database: Connection;
}

/** What search engines read: sitemap and robots.txt. */
export function sitemapFeature({ config, database, ...sources }: SitemapFeatureDeps): FastifyPluginAsync {
  return sitemapRoutes({
    ...sources,
    origin: new URL(config.PUBLIC_URL).origin,
    isDatabaseReady: () => isDatabaseReady(database),
  });
}
