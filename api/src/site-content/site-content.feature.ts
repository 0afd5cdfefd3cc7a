import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { refuseForeignOrigin } from '../shared/auth/same-origin';
import type { Changes } from '../shared/changes/changes';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { EditLog } from '../shared/edits/edit-log';
import type { SitePictures } from '../shared/pictures/site-pictures';
import { editedContentRoutes } from './edited-content.routes';
import { createSiteContentRepository } from './site-content.repository';
import { siteContentRoutes } from './site-content.routes';

export interface SiteContentFeatureDeps {
  readonly config: Pick<PlatformConfig, 'PUBLIC_URL'>;
  readonly database: Connection;
  readonly changes: Pick<Changes, 'around'>;
  readonly edits: EditLog;
  readonly pictures: SitePictures;
}

/** Words and pictures of the site that the administrator may change. */
export function siteContentFeature(deps: SiteContentFeatureDeps): FastifyPluginAsync {
  const content = createSiteContentRepository(deps.database, deps.changes);
  const refuseForeign = refuseForeignOrigin(deps.config.PUBLIC_URL);
  return async (app) => {
    await app.register(siteContentRoutes(content));
    await app.register(async (editing) => {
      editing.addHook('onRequest', async (request) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') await refuseForeign(request);
      });
      await editing.register(editedContentRoutes({ ...deps, content }));
    });
  };
}
