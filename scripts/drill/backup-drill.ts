import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';
import { buildSite } from '../build/build-site';
import { root } from '../root';
import { Progress } from '../start/progress';

const DOCUMENTS = 200_000;
const PICTURES = 2_000;
const PICTURE_BYTES = 100_000;
const WRITERS = 4;
const BATCH = 2_000;
const MEMORY_MB = 300;

interface Run {
  readonly seconds: number;
  /** The most memory that the program had, as the kernel counts it. */
  readonly peakMemoryMb: number;
}

interface BackupFigures {
  readonly documents: number;
  readonly pictures: number;
  readonly backup: Run & { readonly megabytes: number; readonly writtenMeanwhile: number };
  readonly restore: Run;
  /** Of what nobody wrote to meanwhile: the same in the site and in the restored one. */
  readonly areHashesEqual: boolean;
  /** Acknowledged before the backup began and not restored, and second halves of pairs without their first. */
  readonly lost: number;
  readonly widowed: number;
  readonly afterKill: { readonly backup: string; readonly restore: string };
}

interface Site {
  readonly uri: string;
  readonly db: Db;
  readonly dataDir: string;
}

const uploads = ({ dataDir }: Site) => path.join(dataDir, 'media', 'uploads', 'drill');

function startEngine(folder: string): Promise<{ readonly port: string; readonly child: ChildProcess }> {
  const script = path.join(root, 'api/embedded-mongo/dist/main.js');
  const child = spawn(process.execPath, [script, '--data-dir', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error('The database did not start')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const port = /^listening (\d+)$/.exec(line)?.[1];
      if (port) resolve({ port, child });
    });
  });
}

async function fill(site: Site): Promise<void> {
  const agents = site.db.collection('agents');
  for (let at = 0; at < DOCUMENTS; at += BATCH) {
    await agents.insertMany(
      Array.from({ length: BATCH }, (_, each) => ({
        name: `Agent ${at + each}`,
        joinedAt: new Date(1_600_000_000_000 + at + each),
        rating: 4.5,
        specialities: ['city breaks', 'cruises', 'family travel'],
        place: { city: 'Lisbon', country: 'PT', lat: 38.72 + each / 10_000, lon: -9.13 },
        text: randomBytes(150).toString('base64'),
      })),
    );
  }
  mkdirSync(uploads(site), { recursive: true });
  for (let at = 0; at < PICTURES; at += 1)
    writeFileSync(path.join(uploads(site), `${at}.webp`), randomBytes(PICTURE_BYTES));
}

/** Writes pairs, first to one collection and then to another, and a picture before each. */
function startWriters(site: Site) {
  const acknowledged: string[] = [];
  let isOver = false;
  const write = async (writer: number) => {
    for (let each = 0; !isOver; each += 1) {
      const id = `${writer}-${each}`;
      writeFileSync(path.join(uploads(site), `pair-${id}.webp`), id);
      await site.db.collection<{ _id: string }>('firsts').insertOne({ _id: id });
      await site.db.collection<{ _id: string }>('seconds').insertOne({ _id: id });
      const turn = { $set: { each, text: 'x'.repeat(500) } };
      await site.db
        .collection<{ _id: string }>('turns')
        .updateOne({ _id: `${writer}` }, turn, { upsert: true });
      acknowledged.push(id);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return {
    acknowledged,
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}

interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<Run & { readonly code: number | null; readonly output: string }>;
}

function peakMb(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  const found = existsSync(file) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(file, 'utf8')) : null;
  return found ? Math.round(Number(found[1]) / 1024) : 0;
}

function startProgram(name: 'backup' | 'restore', args: readonly string[], key: string, site: Site): Program {
  const child = spawn(process.execPath, [path.join(root, `api/dist/${name}.js`), ...args], {
    env: { PATH: process.env.PATH, BACKUP_KEY: key, MONGODB_URI: site.uri, DATA_DIR: site.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const beganAt = performance.now();
  let [output, peakMemoryMb] = ['', 0];
  const watch = setInterval(() => (peakMemoryMb = Math.max(peakMemoryMb, peakMb(child.pid))), 50);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended: Program['ended'] = new Promise((resolve) => {
    child.once('close', (code) => {
      clearInterval(watch);
      resolve({ code, output, peakMemoryMb, seconds: Math.round((performance.now() - beganAt) / 100) / 10 });
    });
  });
  return { child, ended };
}

async function run(...args: Parameters<typeof startProgram>): Promise<Run> {
  const { code, output, seconds, peakMemoryMb } = await startProgram(...args).ended;
  console.error(output.trimEnd());
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
  return { seconds, peakMemoryMb };
}

/** Ends a program in the middle, without a chance to tidy up; what the site answers afterwards. */
async function killWhen(program: Program, isReached: () => Promise<boolean>, site: Site): Promise<string> {
  while (!(await isReached())) await pause(5);
  program.child.kill('SIGKILL');
  await program.ended;
  await site.db.collection('after_kill').insertOne({});
  await site.db.collection('after_kill').drop();
  return 'killed; the database answers and writes';
}

async function hashOf({ db, dataDir }: Site): Promise<string> {
  const hash = createHash('sha256');
  for await (const raw of db.collection('agents').find({}, { raw: true, sort: { _id: 1 } }))
    hash.update(raw as unknown as Buffer);
  const folder = path.join(dataDir, 'media', 'uploads', 'drill');
  for (const name of readdirSync(folder)
    .filter((each) => /^\d/.test(each))
    .sort())
    hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}

async function pairs(site: Site) {
  const ids = (name: string) => site.db.collection(name).distinct('_id') as unknown as Promise<string[]>;
  const [firsts, seconds] = [new Set(await ids('firsts')), new Set(await ids('seconds'))];
  const isWhole = (id: string) =>
    firsts.has(id) && seconds.has(id) && existsSync(path.join(uploads(site), `pair-${id}.webp`));
  return { isWhole, widowed: [...seconds].filter((id) => !firsts.has(id)).length };
}

async function drill(site: Site, target: Site, key: string, folder: string): Promise<BackupFigures> {
  await fill(site);
  const file = path.join(folder, 'site.tar.gz.age');
  const draftBytes = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.draft'))
      .map((name) => statSync(path.join(folder, name)).size)[0] ?? 0;
  const cut = startProgram('backup', ['--to', file], key, site);
  const afterBackup = await killWhen(cut, () => Promise.resolve(draftBytes() > 1_000_000), site);

  const writers = startWriters(site);
  await pause(1_000);
  const before = [...writers.acknowledged];
  const backup = await run('backup', ['--to', file], key, site).finally(writers.stop);
  const writtenMeanwhile = writers.acknowledged.length - before.length;

  const half = startProgram('restore', ['--from', file], key, target);
  const isHalf = async () => (await target.db.collection('agents').estimatedDocumentCount()) > 1_000;
  const afterRestore = await killWhen(half, isHalf, target);
  const restore = await run('restore', ['--from', file], key, target);
  const { isWhole, widowed } = await pairs(target);
  return {
    documents: await target.db.collection('agents').countDocuments(),
    pictures: readdirSync(uploads(target)).filter((name) => /^\d/.test(name)).length,
    backup: { ...backup, megabytes: Math.round(statSync(file).size / 1e6), writtenMeanwhile },
    restore,
    areHashesEqual: (await hashOf(site)) === (await hashOf(target)),
    lost: before.filter((id) => !isWhole(id)).length,
    widowed,
    afterKill: { backup: afterBackup, restore: afterRestore },
  };
}

async function newKey(site: Site): Promise<string> {
  const { output } = await startProgram('backup', ['--new-key'], '', site).ended;
  return output.trim();
}

/** Whether a backup of that run could not be relied on, or took more memory than it may. */
export function isBackupBad({ areHashesEqual, lost, widowed, backup, restore }: BackupFigures): boolean {
  const peak = Math.max(backup.peakMemoryMb, restore.peakMemoryMb);
  return !areHashesEqual || lost + widowed > 0 || peak > MEMORY_MB;
}

/** Backs up a large site while writers write, with programs that are killed in the middle, and restores it. Linux only. */
export async function drillBackup(): Promise<BackupFigures> {
  await buildSite(root, new Progress(process.stderr), new AbortController().signal, (name) =>
    ['api', 'database'].includes(name),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'atoll-backup-drill-'));
  const { port, child } = await startEngine(path.join(folder, 'mongo'));
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  const site = (name: string): Site => ({
    uri: `mongodb://127.0.0.1:${port}/${name}?directConnection=true`,
    db: client.db(name),
    dataDir: path.join(folder, name),
  });
  try {
    const files = mkdtempSync(path.join(folder, 'backups-'));
    return await drill(site('site'), site('restored'), await newKey(site('site')), files);
  } finally {
    await client.close();
    child.removeAllListeners('close');
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
