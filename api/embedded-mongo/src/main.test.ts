import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { startEngineProcess } from './testing/engine-process';
import { eventually, temporaryDirectory } from './testing/test-server';

describe('the command line', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = temporaryDirectory();
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it.each(['SIGTERM', 'SIGINT'] as const)('serves, and stops cleanly at %s', async (signal) => {
    const engine = await startEngineProcess(dataDir);
    const client = await new MongoClient(engine.uri).connect();
    await client.db('test').collection('x').insertOne({ a: 1 });
    engine.process.kill(signal);
    expect(await engine.ended).toBe(0);
    await client.close();
  });

  it('is for its owner only: files of 0600, and a Unix socket that is taken over after a crash', async () => {
    const old = await startEngineProcess(dataDir);
    old.process.kill('SIGTERM');
    await old.ended;
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644);
    const folder = mkdtempSync('/tmp/atoll-socket-');
    const socket = join(folder, 'database.sock');
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const engine = await startEngineProcess(dataDir, '--socket', socket);
      const client = await new MongoClient(engine.uri).connect();
      await client.db('test').collection('x').insertOne({ a: 1 });
      expect(statSync(socket).mode & 0o777).toBe(0o600);
      expect(statSync(dataDir).mode & 0o777).toBe(0o700);
      for (const name of readdirSync(dataDir))
        expect([name, statSync(join(dataDir, name)).mode & 0o077]).toEqual([name, 0]);
      await client.close();
      engine.process.kill(signal);
      await engine.ended;
    }
    rmSync(folder, { recursive: true });
  });

  it('says in one sentence why it cannot start, and names the process that holds the directory', async () => {
    const engine = await startEngineProcess(dataDir);
    const second = startEngineProcess(dataDir);
    await expect(second).rejects.toThrow(
      new RegExp(`^The data directory \\S+ is in use by process ${engine.process.pid} on \\S+\\.$`),
    );
    engine.process.kill('SIGTERM');
    await engine.ended;
  });

  it('keeps every acknowledged write through ten kills, and no half of one', async () => {
    const ledger: Ledger = { acknowledged: new Set(), unsure: new Set() };
    for (let round = 0; round <= 10; round += 1) {
      const engine = await startEngineProcess(dataDir);
      const client = new MongoClient(engine.uri, { serverSelectionTimeoutMS: 60_000 });
      const writes = client.db('test').collection<Write>('writes');
      checkLedger(await writes.find().toArray(), ledger);
      const writers = [0, 1, 2, 3].map((writer) => writeUntilKilled(writes, `${round}-${writer}`, ledger));
      const enough = ledger.acknowledged.size + 10 + round * 5;
      await eventually(() => ledger.acknowledged.size >= enough);
      engine.process.kill('SIGKILL');
      expect(await engine.ended).toBe('SIGKILL');
      await client.close();
      await Promise.all(writers);
    }
    expect(ledger.acknowledged.size).toBeGreaterThan(100);
  });
});

interface Write {
  _id: string;
  parts: string[];
  length: number;
}

interface Ledger {
  acknowledged: Set<string>;
  /** Sent, but killed before the answer: they may be there or not, but whole commands at a time. */
  unsure: Set<string>;
}

const docsPerCommand = 3;

/** Compares what is there with what must and what may be there. */
function checkLedger(found: Write[], { acknowledged, unsure }: Ledger): void {
  const ids = new Set(found.map(({ _id }) => _id));
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
  expect([...ids].filter((id) => !acknowledged.has(id) && !unsure.has(id))).toEqual([]);
  expect(found.filter(({ parts, length }) => parts.join('').length !== length)).toEqual([]);
  const commands = new Map<string, number>();
  for (const id of ids) commands.set(commandOf(id), (commands.get(commandOf(id)) ?? 0) + 1);
  expect([...commands].filter(([, count]) => count !== docsPerCommand)).toEqual([]);
  for (const id of unsure) if (ids.has(id)) acknowledged.add(id);
  unsure.clear();
}

function commandOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

/** Inserts documents of several kilobytes, three in a command, until the engine is gone. */
async function writeUntilKilled(
  writes: Collection<Write>,
  prefix: string,
  { acknowledged, unsure }: Ledger,
): Promise<void> {
  for (let n = 0; ; n += 1) {
    const docs = Array.from({ length: docsPerCommand }, (_, k) => {
      const parts = Array.from({ length: 20 }, (__, i) => 'x'.repeat((n * 37 + i * 11 + k) % 300));
      return { _id: `${prefix}-${n}-${k}`, parts, length: parts.join('').length };
    });
    for (const { _id } of docs) unsure.add(_id);
    if (!(await isAcknowledged(writes.insertMany(docs)))) return;
    for (const { _id } of docs) {
      acknowledged.add(_id);
      unsure.delete(_id);
    }
  }
}

function isAcknowledged(write: Promise<unknown>): Promise<boolean> {
  return write.then(
    () => true,
    () => false,
  );
}
