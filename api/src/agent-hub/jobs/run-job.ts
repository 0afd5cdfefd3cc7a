import type { Connection } from 'mongoose';
import type { HubAgents } from '../../shared/directory/hub-agents';
import type { FileStorage } from '../../shared/storage/file-storage';
import { fileRows, type FileRow } from '../import/file-rows';
import { ownRows } from '../import/own-rows';
import { BULK_FIELDS } from './bulk-fields';
import { filePath } from './file-path';
import {
  hubJobModel,
  hubJobProblemModel,
  hubJobRecordModel,
  type HubFileDocument,
  type HubJobDocument,
} from './hub-job.model';
import { jobWrites, type Wanted } from './job-writes';
import { createPace } from './pace';

export interface RunJobDeps {
  readonly database: Connection;
  readonly storage: FileStorage;
  readonly hub: HubAgents;
  readonly now: () => Date;
}

const SKIPPED_AT_ONCE = 500;

type OnStep = () => Promise<void>;
type Counts = Pick<HubJobDocument, 'added' | 'updated' | 'unchanged' | 'refused'>;

/** Does a job from where it stands; it ends early where somebody has stopped it. */
export function runJob({ database, storage, hub, now }: RunJobDeps) {
  const jobs = hubJobModel(database);
  const records = hubJobRecordModel(database);
  const problems = hubJobProblemModel(database);
  const write = jobWrites(database, hub, now);

  /** Counted with the place where it goes on, so that what is done twice is counted once; false where it is stopped. */
  async function goOn(job: HubJobDocument, done: number, counts: Counts): Promise<boolean> {
    await jobs.updateOne({ _id: job._id, done: job.done }, { $set: { done }, $inc: { ...counts } });
    return (await jobs.exists({ _id: job._id, state: 'running' })) !== null;
  }

  async function takeIds(job: HubJobDocument, ids: readonly string[], onStep: OnStep): Promise<Counts> {
    const set = BULK_FIELDS[job.kind === 'import' ? 'show' : job.kind];
    const wanted = ids.map((id): Wanted => ({ id, fieldsOf: async (there) => there && set }));
    const { problems: refused, ...counts } = await write(job._id, 'rows', wanted, onStep);
    await note(
      job._id,
      [...refused].map(([id, problem]) => ({ key: id, line: 0, problem, cells: [id] })),
    );
    return { ...counts, refused: refused.size };
  }

  async function takeRows(job: HubJobDocument, rows: readonly FileRow[], onStep: OnStep): Promise<Counts> {
    const read = await ownRows(hub, job._id, rows);
    const { problems: refused, ...counts } = await write(
      job._id,
      'rows',
      read.map(({ wanted }) => wanted),
      onStep,
    );
    const unwritten = read.flatMap(({ row, wanted }) => {
      const problem = refused.get(wanted.id);
      return problem === undefined ? [] : [{ row, problem }];
    });
    const unread = rows.flatMap((row) => (typeof row.said === 'string' ? [{ row, problem: row.said }] : []));
    const all = [...unread, ...unwritten];
    await note(
      job._id,
      all.map(({ row: { at, line, cells }, problem }) => ({ key: String(at), line, problem, cells })),
    );
    return { ...counts, refused: all.length };
  }

  async function note(
    jobId: string,
    refused: readonly {
      readonly key: string;
      readonly line: number;
      readonly problem: string;
      readonly cells: readonly string[];
    }[],
  ): Promise<void> {
    if (refused.length === 0) return;
    await problems.bulkWrite(
      refused.map(({ key, line, problem, cells }) => {
        const _id = `${jobId}:${key}`;
        const replacement = { _id, job_id: jobId, line, problem, agent: null, cells: [...cells], at: now() };
        return { replaceOne: { filter: { _id }, replacement, upsert: true } };
      }),
    );
  }

  async function runBulk(started: HubJobDocument, onStep: OnStep): Promise<boolean> {
    let job = started;
    const pace = createPace();
    while (job.done < job.ids.length) {
      const ids = job.ids.slice(job.done, job.done + pace.size());
      const done = job.done + ids.length;
      if (!(await goOn(job, done, await pace.step(() => takeIds(job, ids, onStep))))) return false;
      job = { ...job, done };
      await onStep();
    }
    return true;
  }

  async function runFile(started: HubJobDocument, file: HubFileDocument, onStep: OnStep): Promise<boolean> {
    const bytes = await storage.read(filePath(started._id));
    let job = started;
    let batch: FileRow[] = [];
    const pace = createPace();
    const take = async () => {
      const done = job.done + batch.length;
      const isOn = await goOn(job, done, await pace.step(() => takeRows(job, batch, onStep)));
      job = { ...job, done };
      batch = [];
      await onStep();
      return isOn;
    };
    // Also rows that were done before it was cut off: later ones may be doubles of them.
    for await (const row of bytes ? fileRows(bytes, file, now().getUTCFullYear()) : []) {
      if (row.at < started.done) {
        // Reading them takes seconds, and whoever says nothing for so long is taken for dead.
        if (row.at % SKIPPED_AT_ONCE === 0) await onStep();
        continue;
      }
      batch.push(row);
      if (batch.length >= pace.size() && !(await take())) return false;
    }
    return batch.length === 0 || take();
  }

  async function hideSamples({ _id }: HubJobDocument, onStep: OnStep): Promise<boolean> {
    const pace = createPace();
    let ids = await hub.shownSamples(null, pace.size());
    while (ids.length > 0) {
      const wanted = ids.map((id): Wanted => ({ id, fieldsOf: async (there) => there && BULK_FIELDS.hide }));
      await pace.step(() => write(_id, 'samples', wanted, onStep));
      const samples_hidden = await records.countDocuments({ job_id: _id, step: 'samples' });
      await jobs.updateOne({ _id }, { $set: { samples_hidden } });
      await onStep();
      if (!(await jobs.exists({ _id, state: 'running' }))) return false;
      ids = await hub.shownSamples(ids.at(-1) ?? null, pace.size());
    }
    return true;
  }

  return async (job: HubJobDocument, onStep: OnStep): Promise<void> => {
    const { file } = job;
    const isThrough = await (file ? runFile(job, file, onStep) : runBulk(job, onStep));
    if (isThrough && job.hides_samples && !(await hideSamples(job, onStep))) return;
    if (!isThrough) return;
    await jobs.updateOne(
      { _id: job._id, state: 'running' },
      { $set: { state: 'done' }, $inc: { version: 1 } },
    );
    if (file) await storage.remove(filePath(job._id));
  };
}
