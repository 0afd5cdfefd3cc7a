import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { ARTWORK_DIR } from '../platform/artwork/artwork-folder';
import type { PlatformConfig } from '../platform/config/platform.config';
import { artworkRoutes } from './artwork.routes';

export interface MediaFeatureDeps {
  readonly config: Pick<PlatformConfig, 'DATA_DIR'>;
}

/** The site's own pictures. */
export function mediaFeature({ config }: MediaFeatureDeps): FastifyPluginAsync {
  return artworkRoutes({ libraryDir: ARTWORK_DIR, cacheDir: join(config.DATA_DIR, 'media', 'artwork') });
}
