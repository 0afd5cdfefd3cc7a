import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { AppError } from '../../shared/errors/app-error';
import type { PictureFiles } from './picture-files';

/** A key is never used twice, so what stands under it does not change. */
const FOREVER = 'public, max-age=31536000, immutable';

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/**
 * `GET /media/<bucket>/<name>`: uploaded pictures, for everybody. What is not there is 404 and never kept, and the page
 * shows its default picture (HOM-33).
 */
export function publicPicturesRoutes(files: Pick<PictureFiles, 'read'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/media/:bucket/:file',
      {
        schema: {
          tags: ['media'],
          summary: 'An uploaded picture',
          params: Type.Object({ bucket: Type.String(), file: Type.String() }),
        },
      },
      async ({ params: { bucket, file }, headers }, reply) => {
        const bytes = await files.read(bucket, file);
        if (!bytes) throw new AppError('NOT_FOUND');
        const etag = etagOf(bytes);
        reply.headers({ 'cache-control': FOREVER, etag });
        if (headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type('image/webp').send(bytes);
      },
    );
  };
}
