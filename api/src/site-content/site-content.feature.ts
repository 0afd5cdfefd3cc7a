import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { Changes } from '../shared/changes/changes';
import { createSiteContentRepository } from './site-content.repository';
import { siteContentRoutes } from './site-content.routes';

export interface SiteContentFeatureDeps {
  readonly database: Connection;
  readonly changes: Pick<Changes, 'around'>;
}

/** Words and pictures of the site that the administrator may change. */
export function siteContentFeature({ database, changes }: SiteContentFeatureDeps): FastifyPluginAsync {
  return siteContentRoutes(createSiteContentRepository(database, changes));
}
