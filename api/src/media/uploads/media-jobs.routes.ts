import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { API_PATHS } from '@atoll/contracts/api-paths';
import { BULK_IMAGES_MAX, MediaJob, NewMediaJob } from '@atoll/contracts/media';
import { ofDuty } from '../../shared/auth/principal';
import { AppError } from '../../shared/errors/app-error';
import { BucketParams, existingBucket } from './bucket-params';
import type { MediaJobsRepository, StoredJob } from './media-jobs.repository';
import type { MediaRepository } from './media.repository';

export interface MediaJobsRoutesDeps {
  readonly repository: MediaRepository;
  readonly jobs: MediaJobsRepository;
  /** Has the worker look for jobs. */
  readonly wake: () => Promise<void>;
}

function toJob({ id, bucket, state, keys, done, failed, created_at }: StoredJob): MediaJob {
  return { id, bucket, state, total: keys.length, done, failed, created_at: created_at.toISOString() };
}

/** Asks for bulk jobs and shows how far they have come (POR-10); both for the administrator only. */
export function mediaJobsRoutes({ repository, jobs, wake }: MediaJobsRoutesDeps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      API_PATHS.mediaJobs,
      {
        ...ofDuty('content', { version: 'optional' }),
        schema: {
          tags: ['media'],
          summary: 'Has the further sizes of many pictures made anew, three at a time',
          params: BucketParams,
          body: NewMediaJob,
          response: { 202: MediaJob },
        },
      },
      async ({ params, body }, reply) => {
        const bucket = await existingBucket(repository, params.bucket);
        const job = await jobs.add(
          bucket,
          body.keys ?? (await repository.newestKeys(bucket, BULK_IMAGES_MAX)),
        );
        await wake();
        return reply.code(202).send(toJob(job));
      },
    );

    app.get(
      API_PATHS.mediaJob,
      {
        ...ofDuty('content', { version: 'optional' }),
        schema: {
          tags: ['media'],
          summary: 'How far a bulk job has come',
          params: Type.Object({ ...BucketParams.properties, id: Type.String({ format: 'uuid' }) }),
          response: { 200: MediaJob },
        },
      },
      async ({ params: { bucket, id } }, reply) => {
        const job = await jobs.find(bucket, id);
        if (!job) throw new AppError('NOT_FOUND');
        return reply.header('cache-control', 'no-store').send(toJob(job));
      },
    );
  };
}
