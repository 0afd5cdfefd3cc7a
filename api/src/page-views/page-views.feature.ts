import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import type { PlatformConfig } from '../shared/config/shared.config';
import { createPageViewsRepository } from './page-views.repository';
import { pageViewsRoutes } from './page-views.routes';

export interface PageViewsFeatureDeps {
  readonly config: Pick<PlatformConfig, 'NODE_ENV' | 'ANALYTICS'>;
  readonly database: Connection;
}

/** Counted page views: in production with analytics only, elsewhere the endpoint does not exist (HOM-27). */
export function pageViewsFeature({ config, database }: PageViewsFeatureDeps): FastifyPluginAsync {
  return async (app) => {
    if (config.NODE_ENV !== 'production' || config.ANALYTICS !== 'on') return;
    await app.register(pageViewsRoutes({ pageViews: createPageViewsRepository(database) }));
  };
}
