import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { OG_PICTURE_KINDS } from '@atoll/contracts/og-picture';
import { AppError } from '../../shared/errors/app-error';
import { clientOf } from '../../shared/http/client-address';
import type { DirectoryPages } from '../../shared/directory/directory-pages';
import { ownLimit } from '../../shared/limits/rate-limit';
import { createSharedDrawings } from '../drawing-turns';
import { drawOgPicture } from './og-picture';
import { ogSubject } from './og-subject';

export interface OgPicturesDeps {
  readonly pages: DirectoryPages;
  readonly libraryDir: string;
}

/** The version in the address changes with what the picture says. */
const FOREVER = 'public, max-age=31536000, immutable';
const KEPT_BYTES = 32_000_000;
const PNG = /^(.{1,100})\.png$/;
const DRAWINGS = {
  name: 'pictures of shared links',
  // A drawing takes a second of processor time: more at once would hold up everything else.
  atOnce: 2,
  waiting: 40,
  waitingPerClient: 8,
};

/** A second of both processors' time each: with more, one client would keep the site busy without an end. */
const NEW_PICTURES = {
  name: 'og-pictures',
  most: 30,
  windowSeconds: 60,
  complaint: 'Too many new pictures of shared links were asked for from this address',
};

/** `GET /media/og/{agent|city|country|page}/{key}.png`: the picture of a page for links that are shared. */
export function ogPicturesRoutes({ pages, libraryDir }: OgPicturesDeps): FastifyPluginAsyncTypebox {
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length });
  const drawings = createSharedDrawings(DRAWINGS);
  const limit = ownLimit(NEW_PICTURES);

  async function picture(
    kind: (typeof OG_PICTURE_KINDS)[number],
    key: string,
    client: string,
  ): Promise<Buffer | null> {
    const subject = await ogSubject(pages, kind, key);
    if (!subject) return null;
    const name = JSON.stringify(subject);
    const known = kept.get(name);
    if (known) return known;
    await limit.count(client);
    return drawings(name, client, async () => {
      // Somebody else may have had it drawn while this one waited.
      const bytes = kept.get(name) ?? (await drawOgPicture(libraryDir, subject));
      kept.set(name, bytes);
      return bytes;
    });
  }

  return async (app) => {
    app.get(
      '/media/og/:kind/:file',
      {
        schema: {
          tags: ['media'],
          summary: 'The picture of a page for links that are shared, 1200 × 630',
          params: Type.Object({ kind: Type.String(), file: Type.String() }),
        },
      },
      async ({ params, ip }, reply) => {
        const kind = OG_PICTURE_KINDS.find((known) => known === params.kind);
        const key = PNG.exec(params.file)?.[1];
        const bytes = kind && key && (await picture(kind, key, clientOf(ip)));
        if (!bytes) throw new AppError('NOT_FOUND');
        return reply.header('cache-control', FOREVER).type('image/png').send(bytes);
      },
    );
  };
}
