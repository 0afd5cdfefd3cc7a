import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection, Document } from 'mongodb';
import { eventually, startTestServer, temporaryDirectory, type TestServer } from '../testing/test-server';
import { realDisk } from './disk';

const stop: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of stop.splice(0).reverse()) await end();
});

/** A disk that tests fill and empty, and a database on it. */
interface Drill {
  readonly server: TestServer;
  readonly said: string[];
  readonly fill: () => void;
  readonly empty: () => void;
}

/** Writes half of what it is given before it is full, as a real disk does. */
async function onFailingLayer(): Promise<Drill> {
  const said: string[] = [];
  let isFull = false;
  const server = await startTestServer({
    spaceCheckMs: 20,
    log: (line) => said.push(line),
    disk: {
      async write(file, parts, position) {
        if (!isFull) return realDisk.write(file, parts, position);
        const bytes = Buffer.concat(parts);
        await file.write(bytes, 0, bytes.length >> 1, position);
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      },
    },
  });
  stop.push(() => server.stop());
  return { server, said, fill: () => (isFull = true), empty: () => (isFull = false) };
}

/** A file system of four megabytes; null where this user may not mount one. */
function smallDisk(): string | null {
  const folder = temporaryDirectory();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    // Mounting needs rights that a developer or a CI may not have; the failing layer has the same tests.
    rmSync(folder, { recursive: true });
    return null;
  }
  stop.push(() => {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

async function onSmallDisk(folder: string): Promise<Drill> {
  const said: string[] = [];
  const dataDir = join(folder, 'mongo');
  mkdirSync(dataDir);
  const server = await startTestServer({ dataDir, spaceCheckMs: 20, log: (line) => said.push(line) });
  stop.push(() => server.stop());
  const ballast = join(folder, 'ballast');
  const fill = () => {
    for (const bytes of [1_048_576, 4_096]) {
      try {
        for (;;) writeFileSync(ballast, Buffer.alloc(bytes), { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  };
  return { server, said, fill, empty: () => rmSync(ballast) };
}

/** Inserts until the disk refuses; gives the ids of what was acknowledged. */
async function writeUntilFull(things: Collection<Document>): Promise<{ ids: number[]; error: unknown }> {
  const ids: number[] = [];
  for (;;) {
    try {
      await things.insertOne({ _id: ids.length as never, text: 'x'.repeat(1_000) });
      ids.push(ids.length);
    } catch (error) {
      return { ids, error };
    }
  }
}

async function idsOf(things: Collection<Document>): Promise<unknown[]> {
  return (await things.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id as unknown);
}

async function expectRecovery({ server, said, fill, empty }: Drill): Promise<void> {
  const things = server.collection();
  await things.createIndex({ n: 1 });
  const early = { _id: 'early' as never, n: 1 };
  await things.insertOne(early);
  fill();
  const { ids, error } = await writeUntilFull(things);
  expect(error).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' });
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(
        `^The data directory ${server.dataDir} is full \\(ENOSPC.*\\): nothing is written until there is space again\\.$`,
      ),
    ),
  ]);

  // Reads go on, with what was acknowledged and nothing else; every kind of write is refused whole.
  await eventually(async () => (await things.countDocuments().catch(() => -1)) >= 0);
  expect(await idsOf(things)).toEqual([...ids, 'early']);
  expect(await things.find({ n: 1 }).toArray()).toEqual([early]);
  for (const write of [
    () => things.insertMany([{ n: 2 }, { n: 3 }], { ordered: false }),
    () => things.updateOne({ _id: 'early' as never }, { $set: { n: 2 } }),
    () => things.findOneAndUpdate({ _id: 'early' as never }, { $inc: { n: 1 } }),
    () => things.deleteOne({ _id: 'early' as never }),
    () => things.createIndex({ other: 1 }),
    () => things.aggregate([{ $match: { n: 1 } }, { $merge: 'elsewhere' }]).toArray(),
    () => things.drop(),
  ]) {
    await expect(write()).rejects.toMatchObject({ code: 14031 });
  }
  expect(await idsOf(things)).toEqual([...ids, 'early']);
  expect(said).toHaveLength(1);

  empty();
  await eventually(() => things.insertOne({ _id: 'late' as never }).then(Boolean, () => false));
  expect(said).toEqual([
    expect.any(String),
    `The data directory ${server.dataDir} has space again: writes go on.`,
  ]);
  await server.restart();
  const reopened = server.client.db('test').collection(things.collectionName);
  expect(await idsOf(reopened)).toEqual([...ids, 'early', 'late']);
}

describe('a full disk', () => {
  it('ERR-14: is said with path and cause, refuses writes whole, lets reads go on and is over by itself', async () => {
    await expectRecovery(await onFailingLayer());
  });

  it('ERR-14: is the same on a real disk of four megabytes, where the machine allows to mount one', async () => {
    const folder = smallDisk();
    if (folder) await expectRecovery(await onSmallDisk(folder));
    else console.warn('not run: this user may not mount a file system');
  });

  it('ERR-14: fails all writers that wait for one sync, and keeps none of theirs', async () => {
    const { server, fill, empty } = await onFailingLayer();
    const things = server.collection();
    await things.insertOne({ _id: 'early' as never });
    fill();
    const writes = Array.from({ length: 50 }, (_, n) => things.insertOne({ _id: n as never }));
    const outcomes = await Promise.allSettled(writes);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    empty();
    await eventually(() => things.insertOne({ _id: 'late' as never }).then(Boolean, () => false));
    expect(await idsOf(things)).toEqual(['early', 'late']);
  });

  it('ERR-14: is over by itself also where only the sync says that it is full, as quotas and networks do', async () => {
    let isFull = false;
    let refusedSyncs = 0;
    const server = await startTestServer({
      spaceCheckMs: 20,
      disk: {
        ...realDisk,
        sync(file) {
          if (!isFull) return realDisk.sync(file);
          refusedSyncs += 1;
          return Promise.reject(Object.assign(new Error('EDQUOT: quota, fdatasync'), { code: 'EDQUOT' }));
        },
      },
    });
    stop.push(() => server.stop());
    const things = server.collection();
    await things.insertOne({ _id: 'early' as never });
    isFull = true;
    await expect(things.insertOne({ _id: 'lost' as never })).rejects.toMatchObject({ code: 14031 });
    // The log was opened anew in vain more than once.
    await eventually(() => Promise.resolve(refusedSyncs > 3));
    isFull = false;
    await eventually(() => things.insertOne({ _id: 'late' as never }).then(Boolean, () => false));
    expect(await idsOf(things)).toEqual(['early', 'late']);
    await server.restart();
    expect(await idsOf(server.client.db('test').collection(things.collectionName))).toEqual([
      'early',
      'late',
    ]);
  });

  it('ERR-14: does not keep the engine from stopping', async () => {
    const { server, fill, empty } = await onFailingLayer();
    fill();
    await expect(server.collection().insertOne({})).rejects.toMatchObject({ code: 14031 });
    await server.engine.stop();
    empty();
    await server.restart();
  });
});
