import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { JOB_PATHS, PortalJobs, type PortalJob } from '@atoll/contracts/portal-jobs';
import mongoose, { type Connection } from 'mongoose';
import { Type } from 'typebox';
import { ofDuty } from '../auth/principal';
import { AppError } from '../errors/app-error';
import { changedVersion } from '../http/if-match';
import type { Jobs } from './jobs';

/** A job as agenda keeps it. */
interface AgendaJob {
  readonly _id: mongoose.Types.ObjectId;
  readonly name: string;
  readonly data?: unknown;
  readonly nextRunAt?: Date | null;
  readonly lockedAt?: Date | null;
  readonly failedAt?: Date | null;
  readonly failReason?: string | null;
  readonly failCount?: number | null;
}

const SHOWN_MAX = 200;
const PAYLOAD_MAX = 2_000;
const COLLECTION = 'agendaJobs';
/** It failed, and nothing will begin it again by itself. */
const HAS_FAILED = { failedAt: { $ne: null }, nextRunAt: null };
const tags = ['administration'];
const Params = Type.Object({ jobId: Type.String({ pattern: '^[0-9a-f]{24}$' }) });

function view({
  _id,
  name,
  data,
  nextRunAt,
  lockedAt,
  failedAt,
  failReason,
  failCount,
}: AgendaJob): PortalJob {
  const isFailed = Boolean(failedAt) && !nextRunAt;
  const at = isFailed ? failedAt : (lockedAt ?? nextRunAt);
  return {
    id: String(_id),
    name,
    state: isFailed ? 'failed' : lockedAt ? 'running' : 'waiting',
    payload: JSON.stringify(data ?? {}).slice(0, PAYLOAD_MAX),
    problem: isFailed ? (failReason ?? '') : null,
    at: at?.toISOString() ?? null,
    version: failCount ?? 0,
  };
}

/** `/api/admin/jobs`: work in the background, for who looks after it: asked for again, or dropped where it failed. */
export function jobsRoutes(database: Connection, jobs: Pick<Jobs, 'ask'>): FastifyPluginAsyncTypebox {
  const agendaJobs = () => database.collection<AgendaJob>(COLLECTION);

  /** Takes a failed job away; its name. Throws where it is not there, or has failed once more. */
  async function take(id: string, version: number): Promise<string> {
    const _id = new mongoose.Types.ObjectId(id);
    const taken = await agendaJobs().findOneAndDelete({ _id, ...HAS_FAILED, failCount: version });
    if (taken) return taken.name;
    if (!(await agendaJobs().findOne({ _id })))
      throw new AppError('NOT_FOUND', { message: 'This job is not there any more.' });
    throw new AppError('CONFLICT', { message: 'This job has gone on meanwhile. Look at it again.' });
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    app.get(
      JOB_PATHS.list,
      {
        ...ofDuty('jobs'),
        schema: {
          tags,
          summary: `Jobs, those that failed first, at most ${SHOWN_MAX}`,
          response: { 200: PortalJobs },
        },
      },
      async () => {
        const [failed, others, total] = await Promise.all([
          agendaJobs().find(HAS_FAILED).sort({ failedAt: -1 }).limit(SHOWN_MAX).toArray(),
          agendaJobs()
            .find({ nextRunAt: { $ne: null } })
            .sort({ nextRunAt: 1 })
            .limit(SHOWN_MAX)
            .toArray(),
          agendaJobs().countDocuments(HAS_FAILED),
        ]);
        return { jobs: [...failed, ...others].slice(0, SHOWN_MAX).map(view), failed: total };
      },
    );
    app.post(
      JOB_PATHS.retry,
      {
        ...ofDuty('jobs', { version: 'named' }),
        schema: {
          tags,
          summary: 'Has a failed job begun again',
          params: Params,
          body: Type.Object({}, { additionalProperties: false }),
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        await jobs.ask(await take(request.params.jobId, changedVersion(request)));
        return reply.code(204).send(null);
      },
    );
    app.delete(
      JOB_PATHS.one,
      {
        ...ofDuty('jobs'),
        schema: { tags, summary: 'Drops a failed job', params: Params, response: { 204: Type.Null() } },
      },
      async (request, reply) => {
        await take(request.params.jobId, changedVersion(request));
        return reply.code(204).send(null);
      },
    );
  };
}

/** How many jobs have failed. */
export async function failedJobs(database: Connection): Promise<number> {
  return database.collection(COLLECTION).countDocuments(HAS_FAILED);
}
