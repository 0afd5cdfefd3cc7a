import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CollectionBody,
  CollectionId,
  GALLERY_PATHS,
  GalleryChange,
  GalleryPicture,
  HotelGallery,
  PictureId,
  PictureText,
} from '@atoll/contracts/hotel-gallery';
import { bucketRules, HOTEL_PICTURES } from '@atoll/contracts/media';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireRole } from '../shared/auth/principal';
import { houseOfPath } from '../shared/houses/house-of-path';
import { changedVersion } from '../shared/http/if-match';
import type { StoredLimit } from '../shared/limits/rate-limit';
import { TOO_MANY } from '../shared/limits/too-many';
import { readUpload } from '../shared/pictures/read-upload';
import type { GalleryEdit } from './gallery-changes';
import type { HotelGalleryService } from './hotel-gallery.service';

export interface HotelGalleryRoutesDeps {
  readonly gallery: HotelGalleryService;
  /** Uploads of one account. */
  readonly limit: Pick<StoredLimit, 'count'>;
}

const HouseId = { houseId: Type.String({ maxLength: 100 }) };
/** For readers of the OpenAPI document, as in `media.routes.ts`. */
const FORM = { properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
const RULES = bucketRules(HOTEL_PICTURES);

/** The gallery of a house, for the hotel whose house it is (HOT-04, HOT-15). Every change names its version. */
export function hotelGalleryRoutes({ gallery, limit }: HotelGalleryRoutesDeps): FastifyPluginAsyncTypebox {
  const tags = ['hotel area'];
  // Whose it is before anything else: neither a version nor a body says anything of a stranger's gallery.
  const { onRequest, houseOf } = houseOfPath(({ userId }, houseId) => gallery.own(userId, houseId));
  const edited = async (request: FastifyRequest, edit: GalleryEdit): Promise<HotelGallery> =>
    gallery.edit(houseOf(request), changedVersion(request), edit);

  return async (app) => {
    await app.register(multipart);
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.addHook('onRequest', requireRole('hotel'));
    app.addHook('onRequest', onRequest);

    app.get(
      GALLERY_PATHS.gallery,
      {
        schema: {
          tags,
          summary: 'The gallery of the own house',
          params: Type.Object(HouseId),
          response: { 200: HotelGallery },
        },
      },
      async (request) => gallery.read(houseOf(request)),
    );
    app.patch(
      GALLERY_PATHS.gallery,
      {
        schema: {
          tags,
          summary: 'Changes order, cover, collections or settings; `If-Match` names the version',
          params: Type.Object(HouseId),
          body: GalleryChange,
          response: { 200: HotelGallery },
        },
      },
      async (request) => edited(request, request.body),
    );
    const OfPicture = Type.Object({ ...HouseId, pictureId: PictureId });
    app.put(
      GALLERY_PATHS.picture,
      {
        schema: {
          tags,
          summary:
            'Uploads one picture as multipart/form-data under an id that its sender makes: sent again, it is one picture',
          body: { content: { 'multipart/form-data': { schema: FORM } } },
          params: OfPicture,
          response: { 200: GalleryPicture, 201: GalleryPicture, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const { pictureId } = request.params;
        const house = houseOf(request);
        await limit.count(house.id);
        const { bytes } = await readUpload(request, RULES);
        const there = await gallery.uploaded(house, pictureId);
        if (there) return reply.code(200).send(there);
        return reply.code(201).send(await gallery.upload(house, pictureId, bytes, RULES));
      },
    );
    app.patch(
      GALLERY_PATHS.picture,
      {
        schema: {
          tags,
          summary: 'Says what a picture shows; `If-Match` names the version',
          params: OfPicture,
          body: PictureText,
          response: { 200: HotelGallery },
        },
      },
      async (request) => {
        const { pictureId } = request.params;
        return edited(request, { op: 'describe', pictureId, ...request.body });
      },
    );
    app.put(
      GALLERY_PATHS.collection,
      {
        schema: {
          tags,
          summary: 'Adds a collection, or names one anew; `If-Match` names the version',
          params: Type.Object({ ...HouseId, collectionId: CollectionId }),
          body: CollectionBody,
          response: { 200: HotelGallery },
        },
      },
      async (request) => {
        const { collectionId } = request.params;
        return edited(request, { op: 'collection', collectionId, ...request.body });
      },
    );
  };
}
