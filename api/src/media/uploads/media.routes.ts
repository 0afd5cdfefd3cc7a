import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import {
  AGENT_PICTURES,
  bucketRules,
  BucketsAnswer,
  HOTEL_PICTURES,
  MediaBucket,
  MediaPicture,
  NewBucket,
  PICTURE_KEY_PATTERN,
  PicturesAnswer,
  PicturesQuery,
} from '@atoll/contracts/media';
import { ofDuty } from '../../shared/auth/principal';
import { AppError } from '../../shared/errors/app-error';
import type { RateLimit } from '../../shared/limits/rate-limit';
import { TOO_MANY } from '../../shared/limits/too-many';
import { existingBucket, BucketParams } from './bucket-params';
import type { MediaRepository } from './media.repository';
import type { PicturesService } from './pictures.service';
import { readUpload } from '../../shared/pictures/read-upload';

export interface MediaRoutesDeps {
  readonly repository: MediaRepository;
  readonly pictures: PicturesService;
  /** Uploads of one administrator. */
  readonly limit: RateLimit;
}

/** For readers of the OpenAPI document: the form is read by `readUpload`. Without `type`, since no body is parsed. */
const FORM = { properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };

/** Folders under `/media` that are the site's own. */
const OWN_FOLDERS = ['artwork', 'og', 'map', 'houses', 'private', AGENT_PICTURES, HOTEL_PICTURES];

function toBucket(name: string): MediaBucket {
  const { types, maxBytes, sizes } = bucketRules(name);
  return { name, types: [...types], maxBytes, sizes: Object.keys(sizes) };
}

/**
 * The six operations of the picture storage (POR-07). Writing is for the administrator, who is known before anything of
 * a body is read.
 */
export function mediaRoutes({ repository, pictures, limit }: MediaRoutesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(multipart);
    const editing = ofDuty('content', { version: 'optional' });

    app.get(
      API_PATHS.media,
      { schema: { tags: ['media'], summary: 'All buckets', response: { 200: BucketsAnswer } } },
      async () => ({ buckets: (await repository.bucketNames()).map(toBucket) }),
    );

    app.post(
      API_PATHS.media,
      {
        ...editing,
        schema: {
          tags: ['media'],
          summary: 'Makes a bucket; the administrator only',
          body: NewBucket,
          response: { 201: MediaBucket },
        },
      },
      async ({ body: { name } }, reply) => {
        const isNew = !OWN_FOLDERS.includes(name) && (await repository.addBucket(name));
        if (!isNew) throw new AppError('CONFLICT', { message: 'There is a bucket of that name.' });
        return reply.code(201).send(toBucket(name));
      },
    );

    app.get(
      API_PATHS.mediaBucket,
      {
        schema: {
          tags: ['media'],
          summary: 'Pictures of a bucket, the newest first, each with its public path',
          params: BucketParams,
          querystring: PicturesQuery,
          response: { 200: PicturesAnswer },
        },
      },
      async ({ params, query }) =>
        pictures.list(await existingBucket(repository, params.bucket), Number(query.page ?? 1)),
    );

    app.post(
      API_PATHS.mediaBucket,
      {
        config: editing.config,
        onRequest: [editing.onRequest, ({ principal }) => limit.count(principal?.userId ?? '')],
        schema: {
          tags: ['media'],
          summary:
            'Uploads one picture as multipart/form-data, which is checked and drawn anew; the administrator only',
          body: { content: { 'multipart/form-data': { schema: FORM } } },
          params: BucketParams,
          response: { 201: MediaPicture, ...TOO_MANY },
        },
      },
      async (request, reply) => {
        const bucket = await existingBucket(repository, request.params.bucket);
        const { bytes } = await readUpload(request, bucketRules(bucket));
        return reply.code(201).send(await pictures.upload(bucket, bytes));
      },
    );

    app.delete(
      API_PATHS.mediaPicture,
      {
        ...editing,
        schema: {
          tags: ['media'],
          summary: 'Removes a picture in all its sizes; the administrator only',
          params: Type.Object({
            ...BucketParams.properties,
            key: Type.String({ pattern: PICTURE_KEY_PATTERN }),
          }),
          response: { 204: Type.Null() },
        },
      },
      async ({ params: { bucket, key } }, reply) => {
        if (!(await pictures.remove(bucket, key))) throw new AppError('NOT_FOUND');
        return reply.code(204).send(null);
      },
    );
  };
}
