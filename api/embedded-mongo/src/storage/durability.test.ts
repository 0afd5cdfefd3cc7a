import { appendFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { type FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { DataDirectoryError, startEmbeddedMongo } from '../index';
import { StoredDocument } from '../store/slot';
import { startTestServer, temporaryDirectory, type TestServer } from '../testing/test-server';

const stop: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of stop.splice(0).reverse()) await end();
});

async function start(options: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const server = await startTestServer(options);
  stop.push(() => server.stop());
  return server;
}

function directory(): string {
  const path = temporaryDirectory();
  stop.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const logs = (dataDir: string) =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith('data-'))
    .map((name) => join(dataDir, name));

/** Makes a clean stop look like a crash. */
const breakSeal = (dataDir: string) => rmSync(join(dataDir, 'seal.json'));

/** Fills a new directory with `count` documents in records of their own, and stops. */
async function filled(count: number): Promise<{ dataDir: string; log: string }> {
  const dataDir = directory();
  const engine = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(engine.uri).connect();
  for (let n = 0; n < count; n += 1)
    await client
      .db('test')
      .collection('x')
      .insertOne({ _id: n as never, text: 'y'.repeat(50) });
  await client.close();
  await engine.stop();
  return { dataDir, log: logs(dataDir)[0] ?? '' };
}

/** Overwrites the last bytes with zeros, which leaves the length as it is. */
function overwriteEnd(path: string, bytes: number): void {
  const whole = readFileSync(path);
  writeFileSync(path, whole.fill(0, whole.length - bytes));
}

async function countIn(dataDir: string): Promise<number> {
  const engine = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(engine.uri).connect();
  const count = await client.db('test').collection('x').countDocuments();
  await client.close();
  await engine.stop();
  return count;
}

describe('an answer', () => {
  it('to a write is sent only after the data has been synced', async () => {
    const events: string[] = [];
    let release = () => undefined as void;
    let isHeld = false;
    const syncFile = async (file: FileHandle) => {
      if (isHeld) await new Promise<void>((resolve) => (release = resolve));
      await file.datasync();
      events.push('synced');
    };
    const server = await start({ disk: { sync: syncFile } });
    const things = server.collection();
    await things.createIndex({ a: 1 });
    for (const write of [
      () => things.insertOne({ _id: 1 as never, a: 1 }),
      () => things.updateOne({ a: 1 }, { $set: { b: 1 } }),
      () => things.findOneAndUpdate({ a: 1 }, { $inc: { b: 1 } }),
      () => things.deleteOne({ a: 1 }),
      () => things.createIndex({ c: 1 }),
      () => things.drop(),
    ]) {
      events.length = 0;
      isHeld = true;
      const answered = write().then(() => events.push('answered'));
      // Other commands are answered meanwhile, so an answer would have come if it were not waiting for the disk.
      for (let i = 0; i < 3; i += 1) await server.client.db('test').command({ ping: 1 });
      expect(events).toEqual([]);
      isHeld = false;
      release();
      await answered;
      expect(events).toEqual(['synced', 'answered']);
    }
  });

  it('shares one sync among the writers that wait for it', async () => {
    let syncs = 0;
    const syncFile = async (file: FileHandle) => {
      syncs += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      await file.datasync();
    };
    const server = await start({ disk: { sync: syncFile } });
    const things = server.collection();
    await things.insertOne({});
    const before = syncs;
    await Promise.all(Array.from({ length: 200 }, () => things.insertOne({})));
    expect(syncs - before).toBeLessThan(100);
  });

  it('is an error once the disk refuses to write, for every later write as well', async () => {
    let isBroken = false;
    const server = await start({
      disk: {
        sync: (file) => (isBroken ? Promise.reject(new Error('EIO: i/o error')) : file.datasync()),
      },
    });
    const things = server.collection();
    await things.insertOne({ _id: 1 as never });
    isBroken = true;
    await expect(things.insertOne({ _id: 2 as never })).rejects.toMatchObject({
      code: 8,
      message: expect.stringContaining('EIO') as string,
    });
    isBroken = false;
    await expect(things.insertOne({ _id: 3 as never })).rejects.toMatchObject({ code: 8 });
    await expect(things.findOne()).rejects.toMatchObject({ code: 8 });
  });
});

describe('a restart', () => {
  it('finds documents, updates, removals, indexes and collections as they were', async () => {
    const server = await start();
    const db = () => server.client.db('test');
    await db()
      .collection('x')
      .insertMany([
        { _id: 1 as never, a: 1 },
        { _id: 2 as never, a: 2 },
        { _id: 3 as never, a: 3 },
      ]);
    await db()
      .collection('x')
      .createIndex({ a: 1 }, { unique: true, partialFilterExpression: { a: { $gt: 1 } } });
    await db().collection('x').createIndex({ gone: 1 });
    await db().collection('x').dropIndex('gone_1');
    await db()
      .collection('x')
      .updateOne({ _id: 2 as never }, { $set: { a: 20 } });
    await db()
      .collection('x')
      .deleteOne({ _id: 3 as never });
    await db().collection('dropped').insertOne({});
    await db().collection('dropped').drop();
    await db().createCollection('empty');
    const indexes = await db().collection('x').indexes();
    await server.restart();
    expect(await db().collection('x').find().toArray()).toEqual([
      { _id: 1, a: 1 },
      { _id: 2, a: 20 },
    ]);
    expect(await db().collection('x').indexes()).toEqual(indexes);
    expect((await db().listCollections().toArray()).map(({ name }) => name).sort()).toEqual(['empty', 'x']);
    await expect(db().collection('x').insertOne({ a: 20 })).rejects.toMatchObject({ code: 11000 });
  });

  it('decodes no document as a whole, only what its indexes are about', async () => {
    const server = await start();
    const things = server.collection();
    await things.createIndex({ n: 1 }, { unique: true });
    await things.createIndex({ 'place.city': 1, n: -1 });
    await things.insertMany(
      Array.from({ length: 200 }, (_, n) => ({ n, place: { city: `c${n % 9}` }, text: 'x'.repeat(500) })),
    );
    const decoded = jest.spyOn(StoredDocument.prototype, 'doc', 'get');
    await server.restart();
    expect(decoded).not.toHaveBeenCalled();
    decoded.mockRestore();
    const after = server.client.db('test').collection(things.collectionName);
    expect(await after.findOne({ 'place.city': 'c3', n: 3 })).toMatchObject({ n: 3 });
    await expect(after.insertOne({ n: 7 })).rejects.toMatchObject({ code: 11000 });
  });

  it('cuts off a torn tail, at whatever byte it was torn, and goes on', async () => {
    const { dataDir, log } = await filled(3);
    const whole = readFileSync(log);
    // The clean stop's seal is 20 bytes; the last document's record lies before it.
    const lengths = [whole.length - 20, whole.length - 21, whole.length - 60, whole.length - 100];
    const counts: number[] = [];
    for (const length of lengths) {
      writeFileSync(log, whole.subarray(0, length));
      breakSeal(dataDir);
      counts.push(await countIn(dataDir));
    }
    expect(counts).toEqual([3, 2, 2, 2]);
  });

  it('drops garbage behind the last whole record', async () => {
    const { dataDir, log } = await filled(2);
    breakSeal(dataDir);
    appendFileSync(log, Buffer.from('half a record that never was acknowledged'));
    expect(await countIn(dataDir)).toBe(2);
    expect(await countIn(dataDir)).toBe(2);
  });

  it('says in one line that it dropped a torn tail, and says nothing otherwise', async () => {
    const { dataDir, log } = await filled(2);
    const said: string[] = [];
    const open = async () => {
      const engine = await startEmbeddedMongo({ dataDir, log: (message) => said.push(message) });
      await engine.stop();
    };
    await open();
    expect(said).toEqual([]);
    breakSeal(dataDir);
    appendFileSync(log, Buffer.from('torn'));
    await open();
    expect(said).toEqual([
      `dropped the last 4 bytes of ${log}: a write that a crash cut short and nobody was told of`,
    ]);
  });

  it('refuses damage within what had been saved', async () => {
    const { dataDir, log } = await filled(5);
    const bytes = readFileSync(log);
    bytes[200] = (bytes[200] ?? 0) ^ 0xff;
    writeFileSync(log, bytes);
    const opening = startEmbeddedMongo({ dataDir });
    await expect(opening).rejects.toThrow(DataDirectoryError);
    await expect(opening).rejects.toThrow(/is damaged at byte \d+, within data that was saved\.$/);
  });
});

describe('after a clean stop', () => {
  const refusal = async (dataDir: string): Promise<string> => {
    const before = readdirSync(dataDir).sort();
    const message = await countIn(dataDir).then(
      () => '',
      (error: unknown) => (error instanceof DataDirectoryError ? error.message : String(error)),
    );
    expect(readdirSync(dataDir).sort()).toEqual(before);
    return message;
  };

  it.each([
    ['cut', (log: string) => truncateSync(log, 100), 'has only 100 of the'],
    ['cut by its last record', (log: string) => truncateSync(log, readFileSync(log).length - 20), 'has only'],
    ['emptied', (log: string) => truncateSync(log, 0), 'has only 0 of the'],
    ['removed', (log: string) => rmSync(log), 'is gone since the last stop'],
    ['zeroed at its end', (log: string) => overwriteEnd(log, 60), 'has only'],
  ])('a log that was %s is refused in one sentence that names it', async (_, harm, reason) => {
    const { dataDir, log } = await filled(5);
    harm(log);
    const message = await refusal(dataDir);
    expect(message).toContain(log);
    expect(message).toContain(reason);
    expect(message).toMatch(/^[^.]+\.log[^.]+\.$/);
  });

  it('an older log is never removed when the newest one is gone or was cut', async () => {
    const { dataDir, log } = await filled(3);
    const older = join(dataDir, 'data-00000000.log');
    writeFileSync(older, readFileSync(log));
    truncateSync(log, 50);
    expect(await refusal(dataDir)).toContain('has only 50 of the');
    rmSync(log);
    expect(await refusal(dataDir)).toContain('is gone');
    expect(readdirSync(dataDir)).toContain('data-00000000.log');
  });

  it('a log that is newer than the one that was closed is refused', async () => {
    const { dataDir, log } = await filled(3);
    const newer = join(dataDir, 'data-00000002.log');
    writeFileSync(newer, readFileSync(log));
    expect(await refusal(dataDir)).toContain(`The log ${newer} was not there at the last stop`);
  });

  it('a seal that cannot be read is refused', async () => {
    const { dataDir } = await filled(1);
    for (const text of ['{"log"', '{}', 'null']) {
      writeFileSync(join(dataDir, 'seal.json'), text);
      expect(await refusal(dataDir)).toContain('seal.json of the last stop cannot be read');
    }
  });

  it('a seal lasts until the next start and no longer', async () => {
    const { dataDir } = await filled(1);
    expect(readdirSync(dataDir)).toContain('seal.json');
    const engine = await startEmbeddedMongo({ dataDir });
    expect(readdirSync(dataDir)).not.toContain('seal.json');
    await engine.stop();
    expect(readdirSync(dataDir)).toContain('seal.json');
  });
});

describe('compaction', () => {
  it('keeps the log near the size of the data, and all of the data', async () => {
    const server = await start({ slackBytes: 50_000 });
    const things = server.collection();
    await things.createIndex({ n: 1 }, { unique: true });
    await things.insertMany(
      Array.from({ length: 50 }, (_, n) => ({ _id: n as never, n, text: 'x'.repeat(500) })),
    );
    for (let round = 0; round < 40; round += 1) {
      await Promise.all([
        things.updateMany({}, { $set: { round, text: 'y'.repeat(500) } }),
        things.insertOne({ _id: `extra ${round}` as never, n: 1000 + round }),
      ]);
    }
    const [log] = logs(server.dataDir);
    expect(logs(server.dataDir)).toHaveLength(1);
    expect(log).not.toMatch(/data-00000001\.log$/);
    expect(readFileSync(log ?? '').length).toBeLessThan(250_000);
    const before = await things.find({}, { sort: { n: 1 } }).toArray();
    await server.restart();
    const after = server.client.db('test').collection(things.collectionName);
    expect(await after.find({}, { sort: { n: 1 } }).toArray()).toEqual(before);
    expect(before).toHaveLength(90);
    await expect(after.insertOne({ n: 5 })).rejects.toMatchObject({ code: 11000 });
  });

  it('that was interrupted leaves the old log in force', async () => {
    const { dataDir } = await filled(3);
    writeFileSync(join(dataDir, 'data-00000002.log.tmp'), 'an unfinished snapshot');
    expect(await countIn(dataDir)).toBe(3);
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('that finished but could not remove the old log puts the new one in force', async () => {
    const { dataDir, log } = await filled(3);
    breakSeal(dataDir);
    const newer = join(dataDir, 'data-00000002.log');
    writeFileSync(newer, readFileSync(log));
    truncateSync(log, 0);
    expect(await countIn(dataDir)).toBe(3);
    expect(logs(dataDir)).toEqual([newer]);
  });

  it('whose log was cut within its snapshot is refused, and the old log stays', async () => {
    const { dataDir, log } = await filled(3);
    breakSeal(dataDir);
    const newer = join(dataDir, 'data-00000002.log');
    writeFileSync(newer, readFileSync(log).subarray(0, 200));
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(
      `The log ${newer} was cut within saved data.`,
    );
    expect(logs(dataDir)).toEqual([log, newer]);
  });
});

describe('a data directory', () => {
  it('is refused while a live process holds it, and free after a stop', async () => {
    const dataDir = directory();
    const engine = await startEmbeddedMongo({ dataDir });
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(
      new DataDirectoryError(
        `The data directory ${dataDir} is in use by process ${process.pid} on ${hostname()}.`,
      ),
    );
    await engine.stop();
    await engine.stop();
    await (await startEmbeddedMongo({ dataDir })).stop();
    expect(readdirSync(dataDir).sort()).toEqual(['data-00000001.log', 'engine.json', 'seal.json']);
  });

  it.each([
    ['of a dead process', { token: 't', pid: 2 ** 22 - 1, host: hostname(), born: null }],
    [
      'of an earlier process with the same number',
      { token: 't', pid: process.pid, host: hostname(), born: 'another boot/1' },
    ],
  ])('is taken over from the lock %s', async (_name, owner) => {
    const dataDir = directory();
    writeFileSync(join(dataDir, 'lock'), JSON.stringify(owner));
    await (await startEmbeddedMongo({ dataDir })).stop();
    expect(readdirSync(dataDir).sort()).toEqual(['data-00000001.log', 'engine.json', 'seal.json']);
  });

  it('is respected while another machine keeps its lock fresh', async () => {
    const dataDir = directory();
    writeFileSync(
      join(dataDir, 'lock'),
      JSON.stringify({ token: 't', pid: 1, host: 'elsewhere', born: null }),
    );
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(/is in use by process 1 on elsewhere\.$/);
  });

  it.each([
    [
      'a MongoDB server',
      'WiredTiger',
      '',
      /was written by a MongoDB server \(WiredTiger\), not by atoll-embedded-mongo\.$/,
    ],
    ['something else', 'photos.zip', '', /was written by something else \(photos\.zip\)/],
    [
      'another engine',
      'engine.json',
      '{"engine":"other","format":1}',
      /was written by other, not by atoll-embedded-mongo\.$/,
    ],
    [
      'a later format',
      'engine.json',
      '{"engine":"atoll-embedded-mongo","format":9}',
      /has format 9, and this engine reads format 1\.$/,
    ],
    ['nobody knows what', 'engine.json', 'not json', /was written by an unknown engine/],
  ])('written by %s is refused and left alone', async (_name, file, content, message) => {
    const dataDir = directory();
    writeFileSync(join(dataDir, file), content);
    const opening = startEmbeddedMongo({ dataDir });
    await expect(opening).rejects.toThrow(DataDirectoryError);
    await expect(opening).rejects.toThrow(message);
    expect(readdirSync(dataDir)).toEqual([file]);
  });

  it('that is a file or lies in one is refused in one sentence', async () => {
    const parent = directory();
    writeFileSync(join(parent, 'file'), '');
    for (const dataDir of [join(parent, 'file'), join(parent, 'file', 'below')]) {
      await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(
        /^The data directory \S+ is not writable: .+\.$/,
      );
    }
  });

  it('is made when it is missing', async () => {
    const dataDir = join(directory(), 'a', 'b');
    await (await startEmbeddedMongo({ dataDir })).stop();
    expect(readdirSync(dataDir)).toContain('engine.json');
  });

  it('is released when the port cannot be had', async () => {
    const engine = await startEmbeddedMongo({ dataDir: directory() });
    const dataDir = directory();
    await expect(startEmbeddedMongo({ dataDir, port: engine.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await engine.stop();
    await (await startEmbeddedMongo({ dataDir })).stop();
  });
});
