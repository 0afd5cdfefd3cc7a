import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { PICTURE_KEY_PATTERN, PictureUses } from '@atoll/contracts/media';
import { Type } from 'typebox';
import { ofDuty } from '../../shared/auth/principal';
import { AppError } from '../../shared/errors/app-error';
import type { FindPictureUses } from '../../shared/pictures/picture-uses';
import { BucketParams } from './bucket-params';
import type { PicturesService } from './pictures.service';

export interface PictureUsesDeps {
  readonly pictures: Pick<PicturesService, 'find'>;
  readonly uses: readonly FindPictureUses[];
}

/** What shows a picture, to be said before it is removed. */
export function pictureUsesRoutes({ pictures, uses }: PictureUsesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      API_PATHS.mediaUses,
      {
        ...ofDuty('content'),
        schema: {
          tags: ['media'],
          summary: 'Cities, countries, events and parts of the front page that show a picture',
          params: Type.Object({
            ...BucketParams.properties,
            key: Type.String({ pattern: PICTURE_KEY_PATTERN }),
          }),
          response: { 200: PictureUses },
        },
      },
      async ({ params: { bucket, key } }, reply) => {
        const picture = await pictures.find(bucket, key);
        if (!picture) throw new AppError('NOT_FOUND');
        const paths = [picture.url, ...Object.values(picture.variants)];
        const found = await Promise.all(uses.map((find) => find(paths)));
        reply.header('cache-control', 'no-store');
        return { uses: found.flat() };
      },
    );
  };
}
