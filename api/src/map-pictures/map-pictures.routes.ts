import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isMapPicture, mapPicturePath, type MapPictureKey } from '@atoll/contracts/map-picture';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { AppError } from '../shared/errors/app-error';
import { clientOf } from '../shared/http/client-address';
import type { RateLimit } from '../shared/limits/rate-limit';
import type { TileArchive } from './tile-archive';
import { waterPicture } from './water-picture';

export interface MapPicturesRoutesDeps {
  /** Null where the site has no basemap of its own: then there are no pictures. */
  readonly basemap: TileArchive | null;
  readonly shores: TileArchive | null;
  /** What one address may have drawn; what is kept is free. */
  readonly limit: RateLimit;
}

const KEPT_BYTES = 16 * 2 ** 20;
/** A picture changes with the basemap, which is rarely. */
const A_WEEK = 'public, max-age=604800';

const number = () => Type.Integer({ minimum: 0 });

/** `GET /media/map/{z}/{x}/{y}.webp`: the water under a small map that needs no script. */
export function mapPicturesRoutes({
  basemap,
  shores,
  limit,
}: MapPicturesRoutesDeps): FastifyPluginAsyncTypebox {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  /** One is drawn at a time: a page asks for a few, and they cost the time of those who search. */
  let turn: Promise<unknown> = Promise.resolve();

  async function draw(key: MapPictureKey, ground: TileArchive): Promise<Buffer> {
    const address = mapPicturePath(key);
    const known = kept.get(address);
    if (known) return known;
    const bytes = await waterPicture(key, ground, shores);
    kept.set(address, bytes);
    return bytes;
  }

  return async (app) => {
    app.get(
      '/media/map/:z/:x/:y.webp',
      {
        schema: {
          tags: ['media'],
          summary: 'The water of a part of the map: white is water, black is land',
          params: Type.Object({ z: number(), x: number(), y: number() }),
        },
      },
      async (request, reply) => {
        const { params: key } = request;
        if (!basemap || !isMapPicture(key)) throw new AppError('NOT_FOUND');
        if (!kept.has(mapPicturePath(key))) await limit.count(clientOf(request.ip));
        const drawing = turn.then(() => draw(key, basemap));
        turn = drawing.catch(() => undefined);
        return reply
          .header('cache-control', A_WEEK)
          .type('image/webp')
          .send(await drawing);
      },
    );
  };
}
