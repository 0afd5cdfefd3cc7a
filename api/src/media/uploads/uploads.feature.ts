import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Connection } from 'mongoose';
import { MEDIA_BUCKETS } from '@atoll/contracts/media';
import type { Jobs } from '../../shared/jobs/jobs';
import { ownLimit } from '../../shared/limits/rate-limit';
import type { FindPictureUses } from '../../shared/pictures/picture-uses';
import type { FileStorage } from '../../shared/storage/file-storage';
import { createBulkWorker } from './bulk-worker';
import { createMediaJobsRepository } from './media-jobs.repository';
import { mediaJobsRoutes } from './media-jobs.routes';
import { createMediaRepository } from './media.repository';
import { mediaRoutes } from './media.routes';
import { createPictureFiles } from './picture-files';
import { pictureUsesRoutes } from './picture-uses.routes';
import { createPicturesService } from './pictures.service';
import { publicPicturesRoutes } from './public-pictures.routes';

export interface UploadsFeatureDeps {
  readonly database: Connection;
  readonly storage: FileStorage;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
  /** Who else knows what shows a picture. */
  readonly uses: readonly FindPictureUses[];
  /** Between two steps of a bulk job; shorter in tests. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

const BULK_JOB = 'media-bulk';
/** More than an administrator uploads in ten minutes by hand. */
const UPLOADS_MAX = 120;
const UPLOADS_WINDOW_SECONDS = 600;

/** Pictures that the administrator uploads: buckets, checks, sizes, bulk jobs, and their public files. */
export function uploadsFeature({
  database,
  storage,
  jobs,
  log,
  uses,
  pause,
}: UploadsFeatureDeps): FastifyPluginAsync {
  const repository = createMediaRepository(database);
  const files = createPictureFiles(storage);
  const pictures = createPicturesService(repository, files);
  const bulkJobs = createMediaJobsRepository(database);
  const { remake } = pictures;
  jobs.define(BULK_JOB, createBulkWorker({ jobs: bulkJobs, remake, log, ...(pause ? { pause } : {}) }));
  const wake = () => jobs.ask(BULK_JOB);
  const limit = ownLimit({
    name: 'media-uploads',
    most: UPLOADS_MAX,
    windowSeconds: UPLOADS_WINDOW_SECONDS,
    complaint: 'Too many pictures were uploaded',
  });
  return async (app) => {
    app.addHook('onReady', async () => {
      for (const bucket of MEDIA_BUCKETS) await repository.addBucket(bucket);
      // What another start has left in the middle.
      await wake();
    });
    await app.register(mediaRoutes({ repository, pictures, limit }));
    await app.register(mediaJobsRoutes({ repository, jobs: bulkJobs, wake }));
    await app.register(pictureUsesRoutes({ pictures, uses }));
    await app.register(publicPicturesRoutes(files));
  };
}
