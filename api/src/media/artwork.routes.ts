import { Type } from 'typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AppError } from '../shared/errors/app-error';
import { clientOf } from '../shared/http/client-address';
import { readArtworkFile } from './artwork-request';
import { openArtworkStore, type ArtworkFolders } from './artwork-store';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
/** A picture never changes under its address: a new drawing is a new scene. */
const FOREVER = 'public, max-age=31536000, immutable';

/** `GET /media/artwork/<scene>.<time>-<width>x<height>.<avif|webp|jpg>`: Atoll's own drawings, rasterised on demand because no photographs are shipped. */
export function artworkRoutes(folders: ArtworkFolders): FastifyPluginAsyncTypebox {
  return async (app) => {
    const store = await openArtworkStore(folders);
    app.get(
      '/media/artwork/:file',
      {
        schema: {
          tags: ['media'],
          summary: 'One of Atoll’s own pictures, in one of the allowed sizes',
          params: Type.Object({ file: Type.String() }),
        },
      },
      async ({ params, ip }, reply) => {
        const request = readArtworkFile(params.file);
        const bytes = request && (await store.read(request, clientOf(ip)));
        if (!request || !bytes) throw new AppError('NOT_FOUND');
        return reply.header('cache-control', FOREVER).type(TYPES[request.format]).send(bytes);
      },
    );
  };
}
