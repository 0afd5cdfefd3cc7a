import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Collection, type Document, MongoClient } from 'mongodb';

const packageDir = fileURLToPath(new URL('..', import.meta.url));
const batch = 1_000;

interface Running {
  uri: string;
  stop(): Promise<void>;
}

/** An engine in a process of its own, so that what the client does with an answer is not measured as its wait. */
async function start(dataDir: string): Promise<Running> {
  const args = ['--import', 'tsx', 'src/main.ts', '--data-dir', dataDir];
  const child = spawn(process.execPath, args, { cwd: packageDir, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => resolve(line.replace('listening ', '')));
    void ended.then(() => reject(new Error('the engine did not start')));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { uri: `mongodb://127.0.0.1:${port}/?directConnection=true`, stop };
}

async function fill(things: Collection<Document>, count: number): Promise<void> {
  for (let from = 0; from < count; from += batch) {
    await things.insertMany(
      Array.from({ length: batch }, (_, i) => ({
        n: from + i,
        group: i % 100,
        rank: ((from + i) * 7_919) % count,
        name: `thing ${from + i}`,
      })),
    );
  }
}

/** Finds one document by its _id again and again while something long runs; the waits in milliseconds. */
async function waitsBeside(things: Collection<Document>, work: () => Promise<unknown>): Promise<number[]> {
  const first = await things.findOne({});
  const waits: number[] = [];
  let isOver = false;
  const long = work().finally(() => (isOver = true));
  while (!isOver) {
    const before = performance.now();
    await things.findOne({ _id: first?._id });
    waits.push(performance.now() - before);
  }
  await long;
  return waits.sort((a, b) => a - b);
}

async function besideLongWork(things: Collection<Document>, count: number) {
  const works: Record<string, () => Promise<unknown>> = {
    scan: () => things.countDocuments({ name: 'nothing' }),
    sort: () => things.find().sort({ rank: 1 }).skip(count - 1).toArray(),
    group: () => things.aggregate([{ $group: { _id: '$group', sum: { $sum: '$n' } } }]).toArray(),
  }; // prettier-ignore
  const result: Record<string, { medianMs: number; longestMs: number }> = {};
  for (const [name, work] of Object.entries(works)) {
    const waits = await waitsBeside(things, work);
    const median = waits[Math.floor(waits.length / 2)] ?? 0;
    result[name] = { medianMs: rounded(median), longestMs: rounded(waits.at(-1) ?? 0) };
  }
  return result;
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** What a collection of so many small documents costs others, and a restart. */
export async function manyDocuments(count: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'atoll-bench-'));
  const first = await start(dataDir);
  const client = await new MongoClient(first.uri).connect();
  const things = client.db('bench').collection('things');
  await things.createIndex({ group: 1, name: 1 });
  await fill(things, count);
  const findById = await besideLongWork(things, count);
  await client.close();
  await first.stop();
  const before = performance.now();
  const second = await start(dataDir);
  const reopenMs = Math.round(performance.now() - before);
  await second.stop();
  rmSync(dataDir, { recursive: true });
  return { documents: count, findByIdBeside: findById, reopenMs };
}
