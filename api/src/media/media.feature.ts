import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { ARTWORK_DIR } from '../shared/artwork/artwork-folder';
import type { PlatformConfig } from '../shared/config/shared.config';
import type { DirectoryPages } from '../shared/directory/directory-pages';
import { artworkRoutes } from './artwork.routes';
import { ogPicturesRoutes } from './og/og-pictures.routes';
export { agentPictures } from './uploads/agent-pictures';
export { sitePictures } from './uploads/site-pictures';
import { uploadsFeature, type UploadsFeatureDeps } from './uploads/uploads.feature';

export interface MediaFeatureDeps extends UploadsFeatureDeps {
  readonly config: Pick<PlatformConfig, 'DATA_DIR'>;
  readonly pages: DirectoryPages;
}

/** The site's own pictures, and those that were uploaded. */
export function mediaFeature({ config, pages, ...deps }: MediaFeatureDeps): FastifyPluginAsync {
  const uploads = uploadsFeature(deps);
  return async (app) => {
    await app.register(
      artworkRoutes({ libraryDir: ARTWORK_DIR, cacheDir: join(config.DATA_DIR, 'media', 'artwork') }),
    );
    await app.register(ogPicturesRoutes({ pages, libraryDir: ARTWORK_DIR }));
    await app.register(uploads);
  };
}
