import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HUB_PATHS } from '@atoll/contracts/agent-hub';
import {
  BulkBody,
  HUB_FILE_BYTES_MAX,
  HubCheck,
  HubFile,
  HubJob,
  HubJobs as HubJobsAnswer,
  HubLook,
  HubStart,
} from '@atoll/contracts/agent-hub-jobs';
import { NoBody } from '@atoll/contracts/expo';
import { countOf } from '@atoll/contracts/words';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ofDuty } from '../shared/auth/principal';
import { CSV_ANSWER, sendCsv } from '../shared/csv/csv-answer';
import type { EditLog } from '../shared/edits/edit-log';
import { changedVersion } from '../shared/http/if-match';
import { readUpload } from '../shared/pictures/read-upload';
import type { HubImports } from './import/imports.service';
import { jobView } from './jobs/hub-job-view';
import type { HubJobDocument } from './jobs/hub-job.model';
import type { HubJobs } from './jobs/hub-jobs.service';

export interface HubJobsRoutesDeps {
  readonly jobs: HubJobs;
  readonly imports: HubImports;
  /** Has the worker begin soon. */
  readonly askWorker: () => Promise<void>;
  readonly edits: Pick<EditLog, 'note'>;
}

const tags = ['administration'];
const JobId = Type.Object({ jobId: Type.String({ maxLength: 40 }) });
const RULES = { maxBytes: HUB_FILE_BYTES_MAX, sizeComplaint: 'A file has 25 MB at most. Please divide it.' };
/** For readers of the OpenAPI document, as in `media.routes.ts`. */
const FORM = { properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };

const WHAT: Readonly<Record<HubJobDocument['kind'], string>> = {
  ...{ feature: 'featured together', unfeature: 'no longer featured together' },
  ...{ hide: 'hidden together', show: 'shown together', import: 'imported' },
};

async function* problemRows(problems: ReturnType<HubJobs['problems']>) {
  for await (const { line, problem, agent, cells } of problems)
    yield [line === 0 ? '' : String(line), problem, agent?.name ?? '', agent?.id ?? '', ...cells];
}

/** Changes of many agents: by choice, and by a file (POR-15, POR-18). */
export function hubJobsRoutes(deps: HubJobsRoutesDeps): FastifyPluginAsyncTypebox {
  const { jobs, imports, askWorker, edits } = deps;
  const duty = ofDuty('directory');
  const changing = ofDuty('directory', { version: 'named' });
  const ofJob = { params: JobId, response: { 200: HubJob } };

  async function begun(request: FastifyRequest, job: HubJobDocument, what: string): Promise<HubJob> {
    await edits.note(request, {
      ...{ kind: 'agent', record: job._id, what },
      title: job.file?.name ?? countOf(job.total, 'agent'),
      before: null,
      after: { agents: job.total, hides_samples: job.hides_samples },
    });
    await askWorker();
    return jobView(job);
  }

  return async (app) => {
    await app.register(multipart);
    app.get(
      HUB_PATHS.jobs,
      {
        ...duty,
        schema: { tags, summary: 'The latest changes of many agents', response: { 200: HubJobsAnswer } },
      },
      async () => ({ jobs: (await jobs.latest()).map(jobView) }),
    );
    app.post(
      HUB_PATHS.jobs,
      {
        ...duty,
        schema: {
          tags,
          summary: 'Features, hides or shows up to 1,000 agents, beside other work',
          body: BulkBody,
          response: { 201: HubJob },
        },
      },
      async (request, reply) => {
        const job = await jobs.begin(request.body);
        return reply.code(201).send(await begun(request, job, WHAT[job.kind]));
      },
    );
    app.get(
      HUB_PATHS.job,
      { ...duty, schema: { tags, summary: 'How far a change of many agents has come', ...ofJob } },
      async ({ params }) => jobView(await jobs.find(params.jobId)),
    );
    app.post(
      HUB_PATHS.stop,
      {
        ...changing,
        schema: { tags, summary: 'Stops it: what is written so far stays', body: NoBody, ...ofJob },
      },
      async (request) =>
        begun(request, await jobs.stop(request.params.jobId, changedVersion(request)), 'stopped'),
    );
    app.post(
      HUB_PATHS.undo,
      {
        ...changing,
        schema: {
          tags,
          summary: 'Takes it back, except of agents that somebody has changed since',
          body: NoBody,
          ...ofJob,
        },
      },
      async (request) =>
        begun(request, await jobs.undo(request.params.jobId, changedVersion(request)), 'taken back'),
    );
    app.get(
      HUB_PATHS.problems,
      {
        ...duty,
        schema: {
          tags,
          summary: 'Rows that were not taken in, with their lines and why, as a CSV file',
          params: JobId,
          response: CSV_ANSWER,
        },
      },
      async ({ params }, reply) => {
        const { file } = await jobs.find(params.jobId);
        const columns = file?.columns ?? [];
        const heads = file?.has_heads ? columns : columns.map((_, at) => `Column ${at + 1}`);
        const name = file ? 'agents-not-imported.csv' : 'agents-not-changed.csv';
        const rows = problemRows(jobs.problems(params.jobId));
        return sendCsv(reply, name, ['Line', 'Problem', 'Agent', 'Atoll ID', ...heads], rows);
      },
    );
    app.post(
      HUB_PATHS.imports,
      {
        ...duty,
        schema: {
          tags,
          summary: 'Uploads a CSV file of agents, as multipart/form-data, and says what is in it',
          body: { content: { 'multipart/form-data': { schema: FORM } } },
          response: { 201: HubFile },
        },
      },
      async (request, reply) => reply.code(201).send(await imports.upload(await readUpload(request, RULES))),
    );
    app.post(
      HUB_PATHS.check,
      {
        ...changing,
        schema: {
          tags,
          summary: 'What would become of the first rows of a file',
          params: JobId,
          body: HubLook,
          response: { 200: HubCheck },
        },
      },
      async (request) => imports.check(request.params.jobId, changedVersion(request), request.body),
    );
    app.post(
      HUB_PATHS.start,
      {
        ...changing,
        schema: { tags, summary: 'Takes the rows of a file in, beside other work', body: HubStart, ...ofJob },
      },
      async (request) =>
        begun(
          request,
          await imports.start(request.params.jobId, changedVersion(request), request.body),
          WHAT.import,
        ),
    );
  };
}
