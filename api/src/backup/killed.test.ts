import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endApiProcesses, startApiProcess } from '../../test/api-process';
import { testSites } from './testing/test-sites';

const sites = testSites();
const running = new Set<ChildProcess>();

afterEach(() => {
  endApiProcesses();
  for (const child of running) child.kill('SIGKILL');
});

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program as `pnpm backup` and `pnpm restore` do. */
function startProgram(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const child = spawn(process.execPath, [resolve(__dirname, `../../dist/${name}.js`), ...args], {
    env: { PATH: process.env.PATH, BACKUP_KEY: sites().key, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<Ended>((settle) => {
    child.once('close', (code) => settle({ code, output }));
  });
  return { child, ended };
}

/** The test's own time limit ends it where that never comes. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(2);
}

const DOCUMENTS = 20_000;

it('PLT-17: kill -9 during a backup and during a restore leaves a usable site, and both can be done again', async () => {
  const from = await sites().site();
  const text = 'word '.repeat(60);
  await from.db.collection('things').insertMany(Array.from({ length: DOCUMENTS }, (_, at) => ({ at, text })));
  const folder = await mkdtemp(join(sites().folder, 'killed-'));
  const file = join(folder, 'site.age');
  const ofSite = { MONGODB_URI: from.uri, DATA_DIR: from.dataDir };

  const cut = startProgram('backup', ['--to', file], ofSite);
  const drafts = async () => (await readdir(folder)).filter((name) => name.endsWith('.draft'));
  await until(async () => {
    const [draft] = await drafts();
    return draft !== undefined && (await stat(join(folder, draft))).size > 0;
  });
  cut.child.kill('SIGKILL');
  await cut.ended;
  await from.db.collection('things').insertOne({ at: 'after the kill' });
  expect(await readdir(folder)).toEqual(await drafts());
  const whole = await startProgram('backup', ['--to', file], ofSite).ended;
  expect(whole).toEqual({ code: 0, output: expect.stringContaining('20,001 documents') as string });
  expect((await readFile(file)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');

  const to = await sites().site();
  const ofTarget = { MONGODB_URI: to.uri, DATA_DIR: to.dataDir };
  const half = startProgram('restore', ['--from', file], ofTarget);
  await until(async () => (await to.db.collection('things').countDocuments()) > 0);
  half.child.kill('SIGKILL');
  await half.ended;
  expect(await to.db.collection('things').countDocuments()).toBeLessThan(DOCUMENTS + 1);
  const refused = await (await startApiProcess(ofTarget)).ended;
  expect(refused).toEqual({
    code: 1,
    output: expect.stringMatching(/^This site is half restored: [^\n]+\.\n$/) as string,
  });
  const again = await startProgram('restore', ['--from', file], ofTarget).ended;
  expect(again).toEqual({ code: 0, output: expect.stringContaining('20,001 documents') as string });
  expect(await to.db.collection('things').countDocuments()).toBe(DOCUMENTS + 1);
  const api = await startApiProcess(ofTarget);
  expect(await api.listening).toMatch(/^http:/);
});

it.each([
  ['backup', [], /^pnpm backup --to/],
  ['backup', ['--to', 's3'], /^BACKUP_S3_BUCKET is missing/],
  ['backup', ['--two', 'x'], /^Unknown option '--two'/],
  ['restore', ['--from', '/nowhere/x', '--verify'], /^\/nowhere\/x cannot be read \(ENOENT\)\.\n$/],
] as const)('PLT-17: %s %j says what is wrong without a stack', async (name, args, says) => {
  const { code, output } = await startProgram(name, args, { MONGODB_URI: 'mongodb://127.0.0.1:1/x' }).ended;
  expect(output).toMatch(says);
  expect(output).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});

it('PLT-17: without a key nothing is backed up, and a new one can be made', async () => {
  const env = { BACKUP_KEY: '', MONGODB_URI: 'mongodb://127.0.0.1:1/x' };
  const without = await startProgram('backup', ['--to', 'x'], env).ended;
  expect(without.output).toMatch(/^BACKUP_KEY is missing/);
  const wrong = { ...env, BACKUP_KEY: `AGE-SECRET-KEY-1${'Q'.repeat(58)}` };
  expect((await startProgram('backup', ['--to', 'x'], wrong).ended).output).toMatch(
    /^BACKUP_KEY is no key: /,
  );
  const made = await startProgram('backup', ['--new-key'], env).ended;
  expect(made.output).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]+\n$/);
});
