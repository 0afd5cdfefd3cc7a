import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { endApiProcesses, startApiProcess, type ApiProcess } from '../../test/api-process';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from '../../test/sample-directory';
import { testConfig } from '../../test/config';
import { createDriveStorage } from '../shared/storage/drive-storage';
import { filePath } from './jobs/file-path';
import {
  hubJobModel,
  hubJobRecordModel,
  type HubFileDocument,
  type HubJobDocument,
} from './jobs/hub-job.model';
import { newJob } from './jobs/hub-job-view';
import { agentsHash } from './testing/agents-hash';

const COUNT = 600;
const idOf = (number: number) => number.toString(16).padStart(24, '0');
const database = testDatabase();
afterEach(endApiProcesses);

const startedIn = (DATA_DIR: string) =>
  startApiProcess({
    ...{ MONGODB_URI: database().uri, DATA_DIR },
    AUTH_SECRET: '0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDuAa6iKo1WxZ4tM',
  });
async function killed({ child }: ApiProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'close');
}

it('POR-18: a bulk job and its undo that are killed in the middle end with exactly their records', async () => {
  const { connection } = database();
  const ids = Array.from({ length: COUNT }, (_, at) => idOf(at));
  await writeDirectory(connection, {
    agents: ids.map((id, at) => sampleAgent({ _id: new Types.ObjectId(id), is_featured: at % 4 === 0 })),
    ...{ countries: [sampleCountry('Portugal')], cities: [sampleCity('Lisbon', 'Portugal')] },
  });
  const [jobs, records] = [hubJobModel(connection), hubJobRecordModel(connection)];
  const before = await agentsHash(connection);
  // The process has the machine's clock, by which a job of the test's year would be old.
  const later = new Date(Date.now() + 20 * 365 * 86_400_000);
  const _id = 'killed-job';
  await jobs.create(newJob({ _id, kind: 'feature', state: 'running', total: COUNT, ids }, later));
  const job = async () => jobs.findById(_id).lean<HubJobDocument>().orFail();
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'atoll-hub-'));
  const started = () => startedIn(DATA_DIR);
  const comesTo = (state: string) => eventually(async () => expect((await job()).state).toBe(state));

  const first = await started();
  await eventually(async () => expect((await job()).done).toBeGreaterThanOrEqual(50));
  await killed(first);
  expect((await job()).state).toBe('running');
  const second = await started();
  await comesTo('done');
  expect(await job()).toMatchObject({ done: COUNT, updated: 450, unchanged: 150, added: 0, refused: 0 });
  expect(await records.countDocuments({ job_id: _id })).toBe(450);
  const agents = connection.collection('agents');
  expect(await agents.countDocuments({ is_featured: true })).toBe(COUNT);
  // Written once each: a second time would have raised the version again.
  expect(await agents.countDocuments({ version: 1, 'hub_mark.job': _id })).toBe(450);

  await jobs.updateOne({ _id }, { state: 'undoing' });
  await eventually(async () => expect((await job()).restored).toBeGreaterThanOrEqual(50));
  await killed(second);
  expect((await job()).state).toBe('undoing');
  await started();
  await comesTo('undone');
  expect(await job()).toMatchObject({ restored: 450, kept: 0 });
  expect(await agentsHash(connection)).toBe(before);
}, 90_000);

it('POR-15: an import that is killed in the middle goes on, and ends with exactly its rows', async () => {
  const { connection } = database();
  await connection.collection('agents').deleteMany({});
  await writeDirectory(connection, {
    ...{ agents: [], countries: [sampleCountry('Portugal')], cities: [sampleCity('Lisbon', 'Portugal')] },
  });
  const rows = Array.from({ length: COUNT }, (_, at) =>
    // Every hundredth is the double of the first, which is found also where rows before it are done.
    at > 0 && at % 100 === 0 ? 'A0,Double,Lisbon,Portugal' : `A${at},Agent ${at},Lisbon,Portugal`,
  );
  const ROWS = COUNT - 5;
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'atoll-hub-'));
  const _id = 'killed-import';
  const storage = createDriveStorage(testConfig({ DATA_DIR }));
  await storage.write(filePath(_id), Buffer.from(`Own ID,Name,City,Country\n${rows.join('\n')}\n`));
  const columns = ['Own ID', 'Name', 'City', 'Country'];
  const file: HubFileDocument = {
    ...{ name: 'own.csv', encoding: 'utf-8', separator: ',', columns, has_heads: true, preview: [] },
    mapping: ['externalId', 'name', 'city', 'country'],
  };
  const later = new Date(Date.now() + 20 * 365 * 86_400_000);
  const jobs = hubJobModel(connection);
  await jobs.create(newJob({ _id, kind: 'import', state: 'running', total: COUNT, file }, later));
  const job = async () => jobs.findById(_id).lean<HubJobDocument>().orFail();

  const first = await startedIn(DATA_DIR);
  await eventually(async () => expect((await job()).done).toBeGreaterThanOrEqual(50));
  await killed(first);
  const cut = await job();
  expect(cut.state).toBe('running');
  expect(cut.done).toBeLessThan(COUNT);
  await startedIn(DATA_DIR);
  await eventually(async () => expect((await job()).state).toBe('done'));
  expect(await job()).toMatchObject({ done: COUNT, added: ROWS, updated: 0, unchanged: 0, refused: 5 });
  const agents = connection.collection('agents');
  const found = await agents.find({}, { projection: { external_id: 1, version: 1 } }).toArray();
  const expected = rows.map((row) => row.split(',')[0]).filter((id, at, all) => all.indexOf(id) === at);
  expect(found.map(({ external_id }) => String(external_id)).sort()).toEqual([...expected].sort());
  // Written once each.
  expect(found.filter(({ version }) => version !== 1)).toEqual([]);
}, 90_000);
