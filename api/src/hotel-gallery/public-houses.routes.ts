import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { House, HOUSE_PATHS, HousesAnswer, HousesOnMap, HousesQuery } from '@atoll/contracts/house';
import { Type } from 'typebox';
import { AppError } from '../shared/errors/app-error';
import { GALLERY_FILES, type GalleryFileStore } from './gallery-files';
import type { PublicHouses } from './public-houses';

export interface PublicHousesRoutesDeps {
  readonly houses: PublicHouses;
  readonly files: Pick<GalleryFileStore, 'read'>;
}

/** A file under its key never changes, but a house that is not approved any more is not shown for longer than this. */
const AN_HOUR = 'public, max-age=3600';

/** Approved houses with a gallery, as everybody sees them, and the files of their pictures (HOT-17). */
export function publicHousesRoutes({ houses, files }: PublicHousesRoutesDeps): FastifyPluginAsyncTypebox {
  const tags = ['houses'];
  return async (app) => {
    app.get(
      HOUSE_PATHS.houses,
      {
        schema: {
          tags,
          summary: 'Houses with an account in a city',
          querystring: HousesQuery,
          response: { 200: HousesAnswer },
        },
      },
      async ({ query }) => ({ houses: await houses.inCity(query.city) }),
    );
    app.get(
      HOUSE_PATHS.onMap,
      {
        schema: {
          tags,
          summary: 'Houses with an account, each in the middle of its town',
          response: { 200: HousesOnMap },
        },
      },
      async () => ({ houses: await houses.onMap() }),
    );
    app.get(
      HOUSE_PATHS.house,
      {
        schema: {
          tags,
          summary: 'One house, by the address of its page or an earlier one',
          params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
          response: { 200: House },
        },
      },
      async ({ params }) => {
        const house = await houses.find(params.slug);
        if (!house) throw new AppError('PGRST116');
        return house;
      },
    );
    app.get(
      '/media/houses/:pageId/:key/:file',
      {
        schema: {
          tags: ['media'],
          summary: 'A picture of an approved house',
          params: Type.Object({ pageId: Type.String(), key: Type.String(), file: Type.String() }),
        },
      },
      async ({ params: { pageId, key, file }, headers }, reply) => {
        const known = GALLERY_FILES.find((each) => each === file);
        const bytes =
          known && (await houses.isPublicPicture(pageId, key)) ? await files.read(key, known) : null;
        if (!bytes) throw new AppError('NOT_FOUND');
        const etag = `"${key}-${file}"`;
        reply.headers({ 'cache-control': AN_HOUR, etag });
        if (headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type(file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp').send(bytes);
      },
    );
  };
}
