import { randomUUID } from 'node:crypto';
import {
  HUB_FIELD_WORDS,
  HUB_FILE_COLUMNS_MAX,
  HUB_FILE_ROWS_MAX,
  HUB_NEEDED_FIELDS,
  HUB_PREVIEW_ROWS,
  HUB_PROBLEMS_SHOWN,
  HUB_ROWS_CHECKED,
  type HubCheck,
  type HubFile,
  type HubLook,
  type HubStart,
} from '@atoll/contracts/agent-hub-jobs';
import type { Connection } from 'mongoose';
import { lookInto } from '../../shared/csv/look-into';
import { formatOf } from '../../shared/csv/read-csv';
import type { HubAgents } from '../../shared/directory/hub-agents';
import { AppError } from '../../shared/errors/app-error';
import type { UploadedFile } from '../../shared/pictures/read-upload';
import type { FileStorage } from '../../shared/storage/file-storage';
import { hubJobModel, type HubFileDocument, type HubJobDocument } from '../jobs/hub-job.model';
import { jobConflict, jobOfVersion, jobView, newJob } from '../jobs/hub-job-view';
import { filePath } from '../jobs/file-path';
import { fileRows, type FileRow } from './file-rows';
import { canBeHeads, guessMapping } from './import-row';
import { ownRows } from './own-rows';

const FILE_NAME_MAX = 120;
const CHECKED_AT_ONCE = 100;
const BEGUN = 'This import has begun already.';

export interface ImportsDeps {
  readonly database: Connection;
  readonly storage: FileStorage;
  readonly hub: HubAgents;
  readonly now: () => Date;
}

export interface HubImports {
  /** Keeps a file and says what is in it; nothing is taken in yet. */
  readonly upload: (file: UploadedFile) => Promise<HubFile>;
  /** What would become of the first rows, where the columns are what is said of them. */
  readonly check: (id: string, version: number, look: HubLook) => Promise<HubCheck>;
  /** Lets the rows be taken in. Throws CONFLICT for a file that has begun already. */
  readonly start: (id: string, version: number, start: HubStart) => Promise<HubJobDocument>;
}

interface Uploaded extends HubJobDocument {
  readonly file: HubFileDocument;
}

function fileView(job: HubJobDocument, { columns, has_heads, preview, mapping }: HubFileDocument): HubFile {
  return {
    ...jobView(job),
    ...{ columns: [...columns], hasHeads: has_heads, mapping: [...mapping] },
    rows: preview.map((row) => [...row]),
  };
}

/** Throws where the columns do not say what every agent needs. */
function checkMapping({ mapping }: Pick<HubLook, 'mapping'>, { columns }: HubFileDocument): void {
  const chosen = mapping.filter((field) => field !== null);
  const refuse = (problem: string) => new AppError('INVALID_FIELDS', { fields: { mapping: problem } });
  if (mapping.length !== columns.length || new Set(chosen).size !== chosen.length)
    throw refuse('Each column is one thing, and each thing is one column.');
  const missing = HUB_NEEDED_FIELDS.filter((field) => !chosen.includes(field));
  if (missing.length > 0)
    throw refuse(`Say which column has: ${missing.map((field) => HUB_FIELD_WORDS[field]).join(', ')}.`);
}

/** Files of an operator's own agents, until they are begun. */
export function createHubImports({ database, storage, hub, now }: ImportsDeps): HubImports {
  const jobs = hubJobModel(database);

  async function find(id: string): Promise<Uploaded> {
    const job = await jobs.findById(id).lean<HubJobDocument>();
    if (!job?.file) throw new AppError('NOT_FOUND', { message: 'There is no such file.' });
    return { ...job, file: job.file };
  }

  async function checkRows(jobId: string, rows: readonly FileRow[]) {
    const problems = rows.flatMap(({ line, said }) =>
      typeof said === 'string' ? [{ line, problem: said }] : [],
    );
    const read = await ownRows(hub, jobId, rows);
    const there = await hub.find(read.map(({ wanted }) => wanted.id));
    let [added, updated] = [0, 0];
    for (const { row, wanted } of read) {
      const agent = there.get(wanted.id) ?? null;
      const fields = await wanted.fieldsOf(agent);
      if (typeof fields === 'string') problems.push({ line: row.line, problem: fields });
      else if (agent) updated += 1;
      else added += 1;
    }
    return { added, updated, problems };
  }

  return {
    upload: async ({ bytes, name }) => {
      const format = formatOf(bytes);
      const { columns, preview, count, isNamed } = await lookInto(bytes, format, {
        ...{ rowsMax: HUB_FILE_ROWS_MAX, columnsMax: HUB_FILE_COLUMNS_MAX },
        ...{ previewRows: HUB_PREVIEW_ROWS, canBeHeads },
      });
      const file = {
        ...{ ...format, name: name.slice(-FILE_NAME_MAX), columns, has_heads: isNamed, preview },
        mapping: guessMapping(columns),
      };
      const job = newJob({ _id: randomUUID(), kind: 'import', state: 'uploaded', total: count, file }, now());
      // The row first: bytes without one would stay for ever.
      await jobs.create(job);
      await storage.write(filePath(job._id), bytes);
      return fileView(job, file);
    },
    check: async (id, version, { mapping, hasHeads }) => {
      const { file, ...job } = await find(id);
      if ((job.version ?? 0) !== version) throw jobConflict(BEGUN, { ...job, file });
      checkMapping({ mapping }, file);
      const bytes = await storage.read(filePath(id));
      if (!bytes) throw jobConflict(BEGUN, await find(id));
      const sums = { checked: 0, added: 0, updated: 0, problems: [] as HubCheck['problems'] };
      let batch: FileRow[] = [];
      const take = async () => {
        const { added, updated, problems } = await checkRows(id, batch);
        sums.checked += batch.length;
        sums.added += added;
        sums.updated += updated;
        sums.problems.push(...problems);
        batch = [];
      };
      for await (const row of fileRows(
        bytes,
        { ...file, mapping, has_heads: hasHeads },
        now().getUTCFullYear(),
      )) {
        batch.push(row);
        if (batch.length === CHECKED_AT_ONCE) await take();
        if (sums.checked >= HUB_ROWS_CHECKED) break;
      }
      await take();
      const problems = sums.problems.sort((a, b) => a.line - b.line);
      return { ...sums, refused: problems.length, problems: problems.slice(0, HUB_PROBLEMS_SHOWN) };
    },
    start: async (id, version, { mapping, hasHeads, hidesSamples }) => {
      const { file, total } = await find(id);
      checkMapping({ mapping }, file);
      const rows = total + Number(file.has_heads) - Number(hasHeads);
      if (rows === 0) throw new AppError('INVALID_FIELDS', { fields: { mapping: 'The file has no rows.' } });
      const begun = {
        ...{ state: 'running', hides_samples: hidesSamples, total: rows },
        file: { ...file, mapping, has_heads: hasHeads },
      };
      const started = await jobs
        .findOneAndUpdate(
          { _id: id, state: 'uploaded', version: jobOfVersion(version) },
          { $set: begun, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean<HubJobDocument>();
      if (!started) throw jobConflict(BEGUN, await find(id));
      return started;
    },
  };
}
