import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { BULK_IMAGES_AT_ONCE, BULK_PAUSE_MS } from '@atoll/contracts/constants';
import type { MediaJob } from '@atoll/contracts/media';
import type { Job } from '../../shared/jobs/jobs';
import type { MediaJobsRepository, StoredJob } from './media-jobs.repository';

export interface BulkWorkerDeps {
  readonly jobs: MediaJobsRepository;
  /** Makes a picture's further sizes anew; false where there is no such picture. */
  readonly remake: (bucket: string, key: string) => Promise<boolean>;
  readonly log: FastifyBaseLogger;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** Does bulk jobs, the oldest first, three pictures at a time with a second in between (POR-10). */
export function createBulkWorker({ jobs, remake, log, pause = delay }: BulkWorkerDeps): Job {
  async function problemOf(bucket: string, key: string): Promise<string | null> {
    try {
      return (await remake(bucket, key)) ? null : 'There is no such picture.';
    } catch (err) {
      log.warn({ err, bucket, key }, 'a picture could not be made anew');
      return 'This picture could not be made anew.';
    }
  }

  async function doBatch(bucket: string, keys: readonly string[]): Promise<MediaJob['failed']> {
    const tried = keys.map(async (key) => ({ key, problem: await problemOf(bucket, key) }));
    return (await Promise.all(tried)).flatMap(({ key, problem }) => (problem ? [{ key, problem }] : []));
  }

  async function doJob({ id, bucket, keys, done }: StoredJob, onStep: () => Promise<void>): Promise<void> {
    await jobs.begin(id);
    for (let at = done; at < keys.length; at += BULK_IMAGES_AT_ONCE) {
      if (at > done) await pause(BULK_PAUSE_MS);
      const batch = keys.slice(at, at + BULK_IMAGES_AT_ONCE);
      const failed = await doBatch(bucket, batch);
      await jobs.advance(id, at + batch.length, failed);
      await onStep();
    }
    await jobs.finish(id);
  }

  return {
    run: async (onStep) => {
      for (let job = await jobs.next(); job; job = await jobs.next()) {
        await onStep();
        await doJob(job, onStep);
      }
    },
  };
}
