import type { HubJob } from '@atoll/contracts/agent-hub-jobs';
import { AppError } from '../../shared/errors/app-error';
import type { HubJobDocument } from './hub-job.model';

type Given = Pick<HubJobDocument, '_id' | 'kind' | 'state' | 'total'> &
  Partial<Pick<HubJobDocument, 'ids' | 'file'>>;

/** A job of which nothing is done. */
export function newJob(given: Given, now: Date): HubJobDocument {
  return {
    ...{ ids: [], file: null, hides_samples: false, ...given, created_at: now },
    ...{ done: 0, added: 0, updated: 0, unchanged: 0, refused: 0 },
    ...{ samples_hidden: 0, restored: 0, kept: 0, version: 1 },
  };
}

export function jobView(job: HubJobDocument): HubJob {
  const { _id: id, kind, state, total, done, added, updated, unchanged, refused, restored, kept } = job;
  return {
    ...{ id, kind, state, total, done, added, updated, unchanged, refused, restored, kept },
    version: job.version ?? 0,
    fileName: job.file?.name ?? null,
    hidesSamples: job.hides_samples,
    samplesHidden: job.samples_hidden,
    createdAt: job.created_at.toISOString(),
  };
}

/** Refuses what was asked of an older version, or cannot be done with the job as it is. */
export function jobConflict(message: string, current: HubJobDocument): AppError {
  return new AppError('CONFLICT', { message, body: { current: jobView(current) } });
}

/** What finds a job of this version in the database. */
export const jobOfVersion = (version: number) => (version === 0 ? { $in: [null, 0] } : version);
