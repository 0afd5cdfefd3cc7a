import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endApiProcesses, startApiProcess } from '../../../test/api-process';
import { testConfig } from '../../../test/config';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { createDriveStorage } from '../../shared/storage/drive-storage';
import { contactModel } from '../contact.model';
import { importModel } from './import.model';
import { createImports } from './imports.service';

const OWNER = 'agent-1';
const database = testDatabase();
afterEach(endApiProcesses);

it('AGT-07: an import that is cut off anywhere goes on, with no contact twice and the same counts', async () => {
  const rows = Array.from(
    { length: 1_700 },
    (_, at) => `Guest ${at},${at % 3 ? `g${at}@mail.example` : ''},Note ${at}`,
  );
  const { connection } = database();
  const memory = new Map<string, Buffer>();
  const storage = {
    read: async (path: string) => memory.get(path) ?? null,
    write: async (path: string, bytes: Uint8Array) => void memory.set(path, Buffer.from(bytes)),
    remove: async (path: string) => void memory.delete(path),
  };
  const imports = createImports({ database: connection, storage, now: () => new Date() });
  const own = await imports.upload(OWNER, {
    bytes: Buffer.from(`Name,E-mail,Note\n${rows.join('\n')}\nGuest 1,g1@mail.example,Again\n`),
    name: 'g.csv',
  });
  const model = importModel(connection);
  await model.updateOne({ _id: own.id }, { state: 'running', mapping: own.mapping });
  let steps = 0;
  const cut = imports.work(async () => {
    steps += 1;
    if (steps === 2) throw new Error('killed');
  });
  await expect(cut).rejects.toThrow('killed');
  // As where it was killed after the rows were written and before that was noted.
  await model.updateOne({ _id: own.id }, { done: 500, added: 500 });
  await imports.work(async () => {});
  expect(await imports.find(OWNER, own.id)).toMatchObject({
    ...{ state: 'done', done: 1_701, added: 1_700, updated: 0, refused: 1 },
  });
  expect(await contactModel(connection).countDocuments()).toBe(1_700);
  const twice = await contactModel(connection).findOne({ email: 'g1@mail.example' }).lean();
  expect(twice?.notes.map(({ text }) => text)).toEqual(['Note 1']);
  // Its first row was done before it was cut off, and is known all the same.
  for await (const { line, problem } of await imports.problems(OWNER, own.id))
    expect([line, problem]).toEqual([1_702, 'Line 3 of this file has the same e-mail.']);
  expect(memory.size).toBe(0);
});

it('AGT-07: an import whose process is killed twice goes on at the next start, with no contact twice', async () => {
  const { connection, uri } = database();
  await contactModel(connection).deleteMany({});
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'atoll-import-'));
  const storage = createDriveStorage(testConfig({ DATA_DIR }));
  const imports = createImports({ database: connection, storage, now: () => new Date() });
  const rows = Array.from(
    { length: 12_000 },
    (_, at) => `Guest ${at},${at % 2 ? `k${at}@mail.example` : ''}`,
  );
  const file = { bytes: Buffer.from(`Name,E-mail\n${rows.join('\n')}\n`), name: 'many.csv' };
  const { id, mapping } = await imports.upload(OWNER, file);
  await imports.start(OWNER, id, { mapping, updateByMail: true });
  // The process has the machine's clock, by which a file of the test's year would be old.
  const later = new Date(Date.now() + 20 * 365 * 86_400_000);
  await importModel(connection).updateOne({ _id: id }, { created_at: later });
  const env = { MONGODB_URI: uri, DATA_DIR, AUTH_SECRET: '0Qk7vXwJ3mTz9LbR5cYh2NfGpE8sDuAa6iKo1WxZ4tM' };
  for (const least of [500, 4_000]) {
    const { child } = await startApiProcess(env);
    await eventually(async () => expect((await imports.find(OWNER, id)).done).toBeGreaterThanOrEqual(least));
    child.kill('SIGKILL');
    await once(child, 'close');
    expect((await imports.find(OWNER, id)).state).toBe('running');
  }
  await startApiProcess(env);
  await eventually(async () => expect((await imports.find(OWNER, id)).state).toBe('done'));
  expect(await imports.find(OWNER, id)).toMatchObject({
    done: 12_000,
    added: 12_000,
    updated: 0,
    refused: 0,
  });
  expect(await contactModel(connection).countDocuments({ owner_id: OWNER })).toBe(12_000);
}, 90_000);
