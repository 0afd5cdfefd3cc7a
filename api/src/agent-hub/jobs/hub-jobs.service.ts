import { randomUUID } from 'node:crypto';
import { BULK_MAX, type HubFilter } from '@atoll/contracts/agent-hub';
import type { BulkBody, BulkKind, HubJobState } from '@atoll/contracts/agent-hub-jobs';
import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { wholeNumberText } from '@atoll/contracts/words';
import { AppError } from '../../shared/errors/app-error';
import { filePath } from './file-path';
import { jobConflict, jobOfVersion, newJob } from './hub-job-view';
import {
  hubJobModel,
  hubJobProblemModel,
  hubJobRecordModel,
  type HubJobDocument,
  type HubJobProblemDocument,
} from './hub-job.model';
import { createPace } from './pace';
import { runJob, type RunJobDeps } from './run-job';
import { undoWrites } from './undo-writes';

const LATEST = 10;
const CHANGED = 'This has gone on meanwhile. Look at it again.';
/** A file that nobody has begun goes a day after it came. */
const UNBEGUN_MS = 86_400_000;

export interface HubJobs {
  /** Asks for a bulk change. Throws INVALID_FIELDS where it would take too many agents, or none. */
  readonly begin: (body: BulkBody) => Promise<HubJobDocument>;
  /** Throws NOT_FOUND for an unknown id. */
  readonly find: (id: string) => Promise<HubJobDocument>;
  readonly latest: () => Promise<HubJobDocument[]>;
  /** What is written so far stays. Throws CONFLICT for a job that does not run, or has another version by now. */
  readonly stop: (id: string, version: number) => Promise<HubJobDocument>;
  /** Throws CONFLICT for a job that runs, is undone already, or has another version by now. */
  readonly undo: (id: string, version: number) => Promise<HubJobDocument>;
  readonly problems: (id: string) => AsyncIterable<HubJobProblemDocument>;
  /** Does what is to be done, wherever it was cut off, and removes files that nobody has begun. */
  readonly work: (onStep: () => Promise<void>) => Promise<void>;
  readonly isWaiting: () => Promise<boolean>;
}

const WAITING: HubJobState[] = ['running', 'undoing'];
const WAITS = { state: { $in: WAITING } };

/** Changes of many agents, one job after the other. */
export function createHubJobs(deps: RunJobDeps): HubJobs {
  const { database, storage, hub, now } = deps;
  const jobs = hubJobModel(database);
  const records = hubJobRecordModel(database);
  const problems = hubJobProblemModel(database);
  const run = runJob(deps);
  const undoNext = undoWrites(database, hub, now);

  async function idsOf(filter: HubFilter): Promise<readonly string[]> {
    const { ids } = await hub.search(filter, 'name');
    if (ids.length > BULK_MAX)
      throw new AppError('INVALID_FIELDS', {
        fields: {
          filter: `This search finds ${wholeNumberText(ids.length)} agents. A bulk change takes ${wholeNumberText(BULK_MAX)} at most: please narrow it.`,
        },
      });
    return ids;
  }

  async function find(id: string): Promise<HubJobDocument> {
    const job = await jobs.findById(id).lean<HubJobDocument>();
    if (!job) throw new AppError('NOT_FOUND', { message: 'There is no such change of many agents.' });
    return job;
  }

  async function move(
    { id, version }: { readonly id: string; readonly version: number },
    from: readonly HubJobState[],
    to: HubJobState,
    refusal: string,
  ) {
    const moved = await jobs
      .findOneAndUpdate(
        { _id: id, version: jobOfVersion(version), state: { $in: [...from] } },
        { $set: { state: to }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<HubJobDocument>();
    if (moved) return moved;
    const current = await find(id);
    throw jobConflict(from.includes(current.state) ? CHANGED : refusal, current);
  }

  async function undo(job: HubJobDocument, onStep: () => Promise<void>): Promise<void> {
    const { _id } = job;
    const count = (outcome: 'restored' | 'kept') => records.countDocuments({ job_id: _id, outcome });
    const pace = createPace();
    while (await pace.step(() => undoNext(job, pace.size(), onStep))) {
      const [restored, kept] = await Promise.all([count('restored'), count('kept')]);
      await jobs.updateOne({ _id }, { $set: { restored, kept } });
      await onStep();
    }
    await jobs.updateOne({ _id }, { $set: { state: 'undone' }, $inc: { version: 1 } });
    await storage.remove(filePath(_id));
  }

  async function removeOld(): Promise<void> {
    const atMs = now().getTime();
    const before = (ms: number) => new Date(atMs - ms);
    const old = await jobs
      .find(
        {
          $or: [
            { state: 'uploaded', created_at: { $lt: before(UNBEGUN_MS) } },
            // Before the database forgets the job and the file would stay for ever.
            { state: 'stopped', created_at: { $lt: before(KEPT_SECONDS.agentJob * 1_000 - UNBEGUN_MS) } },
          ],
        },
        { _id: 1 },
      )
      .lean<Pick<HubJobDocument, '_id'>[]>();
    for (const { _id } of old) {
      await storage.remove(filePath(_id));
      await jobs.deleteOne({ _id });
    }
  }

  return {
    begin: async ({ kind, ids, filter }) => {
      const chosen = ids ?? (await idsOf(filter ?? {}));
      if (chosen.length === 0)
        throw new AppError('INVALID_FIELDS', { fields: { filter: 'No agent is chosen.' } });
      const job = newJob(
        {
          _id: randomUUID(),
          kind: kind satisfies BulkKind,
          state: 'running',
          total: chosen.length,
          ids: chosen,
        },
        now(),
      );
      await jobs.create(job);
      return job;
    },
    find,
    latest: () =>
      jobs
        .find({ state: { $ne: 'uploaded' } }, { ids: 0 })
        .sort({ created_at: -1 })
        .limit(LATEST)
        .lean<HubJobDocument[]>(),
    stop: (id, version) => move({ id, version }, ['running'], 'stopped', 'This does not run any more.'),
    undo: (id, version) =>
      move({ id, version }, ['done', 'stopped'], 'undoing', 'This runs, or is undone already.'),
    problems: (id) => problems.find({ job_id: id }).sort({ line: 1 }).lean<HubJobProblemDocument>().cursor(),
    work: async (onStep) => {
      const failures: unknown[] = [];
      const waiting = await jobs.find(WAITS).sort({ created_at: 1 }).lean<HubJobDocument[]>();
      // One that cannot go on must not keep the others waiting; it is tried again with the next look.
      for (const job of waiting)
        await (job.state === 'undoing' ? undo(job, onStep) : run(job, onStep)).catch((error: unknown) =>
          failures.push(error),
        );
      await removeOld();
      if (failures.length > 0) throw failures[0];
    },
    isWaiting: async () => (await jobs.exists(WAITS)) !== null,
  };
}
