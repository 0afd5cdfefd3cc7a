import type { FastifyPluginAsync } from 'fastify';
import type { PlatformConfig } from '../shared/config/shared.config';
import { ownLimit } from '../shared/limits/rate-limit';
import { mapPicturesRoutes } from './map-pictures.routes';
import { openTileArchive } from './tile-archive';

/** A page of results shows some six of them. */
const PICTURES_A_MINUTE = 240;

/** Pictures for small maps that need no script, from the site's own basemap. */
export function mapPicturesFeature({
  config,
}: {
  readonly config: Pick<PlatformConfig, 'SHELL_DIR'>;
}): FastifyPluginAsync {
  const limit = ownLimit({
    name: 'map-pictures',
    most: PICTURES_A_MINUTE,
    windowSeconds: 60,
    complaint: 'Too many pictures of the map were drawn for this address',
  });
  return async (app) => {
    const [basemap, shores] = await Promise.all([
      openTileArchive(config.SHELL_DIR, 'basemap'),
      openTileArchive(config.SHELL_DIR, 'shores'),
    ]);
    app.addHook('onClose', async () => {
      await Promise.all([basemap?.close(), shores?.close()]);
    });
    await app.register(mapPicturesRoutes({ basemap, shores, limit }));
  };
}
