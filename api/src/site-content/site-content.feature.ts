import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { createSiteContentRepository } from './site-content.repository';
import { siteContentRoutes } from './site-content.routes';

/** Words and pictures of the site that the administrator may change. */
export function siteContentFeature({ database }: { readonly database: Connection }): FastifyPluginAsync {
  return siteContentRoutes(createSiteContentRepository(database));
}
