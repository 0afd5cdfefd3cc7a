import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';
import { type TestSite, testSites } from './testing/test-sites';

const sites = testSites();
const { Binary, Decimal128, Double, Int32, Long, MaxKey, Timestamp } = mongoose.mongo;

async function rawDocuments({ db }: TestSite, collection: string): Promise<string[]> {
  const found = await db
    .collection(collection)
    .find({}, { raw: true, sort: { _id: 1 } })
    .toArray();
  return found.map((raw) => (raw as unknown as Buffer).toString('hex'));
}

async function backUpAndRestore(from: TestSite, file: string): Promise<TestSite> {
  const plan = sites().plan(from, file);
  await makeBackup(plan);
  const to = await sites().site();
  await restoreBackup({ ...plan, connection: to.connection, sources: to.sources });
  return to;
}

it('PLT-17: documents come back byte for byte, whatever their types and the order of their fields', async () => {
  const from = await sites().site();
  await from.db.collection('things').insertMany([
    {
      int: new Int32(5),
      double: new Double(5),
      long: Long.fromNumber(5),
      decimal: Decimal128.fromString('5.00'),
    },
    {
      at: new Date(5),
      binary: new Binary(Buffer.from('bytes'), 4),
      pattern: /a.b/i,
      stamp: new Timestamp(5n),
    },
    new Map<string, unknown>([
      ['2020', 1],
      [
        '1999',
        new Map([
          ['10', null],
          ['9', [1, { 2: 1 }]],
        ]),
      ],
      ['z', new MaxKey()],
    ]),
    { _id: new Double(7.5) as never },
    { _id: 'a text' as never, nothing: null, __proto_like: { $ref: 'x', $id: 1 } },
  ]);
  const to = await backUpAndRestore(from, 'types');
  expect(await rawDocuments(to, 'things')).toEqual(await rawDocuments(from, 'things'));
  expect(await rawDocuments(to, 'things')).toHaveLength(5);
});

it('PLT-17: pictures come back under their keys', async () => {
  const from = await sites().site();
  const pictures = Array.from(
    { length: 30 },
    (_, at) => [`city-images/${at}.webp`, Buffer.alloc(at * 1000, at)] as const,
  );
  for (const [key, bytes] of pictures) await from.media.write(key, bytes);
  const to = await backUpAndRestore(from, 'pictures');
  for (const [key, bytes] of pictures)
    expect([key, (await to.media.read(key))?.toString('hex')]).toEqual([key, bytes.toString('hex')]);
});

it('PLT-17: locks, limits and checks of the running site are left out', async () => {
  const from = await sites().site();
  for (const name of ['job_locks', 'rate_limits', 'write_checks', 'users'])
    await from.db.collection(name).insertOne({});
  const to = await backUpAndRestore(from, 'left-out');
  const names = (await to.db.listCollections().toArray()).map(({ name }) => name);
  expect(names.filter((name) => name !== 'restores')).toEqual(['users']);
});

/** Writes pairs, first to one collection and then to another, changes and removes some, until it is told to end. */
function startWriter({ db, media }: TestSite) {
  const acknowledged: string[] = [];
  let isOver = false;
  const write = async () => {
    for (let each = 0; !isOver; each += 1) {
      const id = `pair-${String(each).padStart(6, '0')}`;
      await media.write(`pairs/${id}.webp`, Buffer.from(id));
      await db.collection('firsts').insertOne({ _id: id as never, turn: 0 });
      await db.collection('seconds').insertOne({ _id: id as never, turn: 0 });
      await db.collection('firsts').updateOne({ _id: 'turn' as never }, { $set: { each } }, { upsert: true });
      await db
        .collection('seconds')
        .updateOne({ _id: 'turn' as never }, { $set: { each } }, { upsert: true });
      await db.collection('passing').insertOne({ _id: id as never });
      await db.collection('passing').deleteOne({ _id: id as never });
      acknowledged.push(id);
    }
  };
  const writing = write();
  const stop = async () => {
    isOver = true;
    await writing;
  };
  return { acknowledged, stop };
}

const idsIn = async ({ db }: TestSite, collection: string) =>
  new Set(await db.collection(collection).distinct('_id')) as Set<unknown>;

it('PLT-17: a backup while writers write is the state of one moment, with all that was acknowledged before', async () => {
  const from = await sites().site();
  const many = Array.from({ length: 5_000 }, (_, at) => ({ at, text: 'x'.repeat(200) }));
  await from.db.collection('many').insertMany(many);
  const writer = startWriter(from);
  while (writer.acknowledged.length < 10) await pause(10);
  const before = [...writer.acknowledged];
  const to = await backUpAndRestore(from, 'writers');
  await writer.stop();
  const [firsts, seconds] = [await idsIn(to, 'firsts'), await idsIn(to, 'seconds')];
  const missing = before.filter((id) => !firsts.has(id) || !seconds.has(id));
  const widowed = [...seconds].filter((id) => !firsts.has(id));
  const [first, second] = await Promise.all(
    ['firsts', 'seconds'].map((name) => to.db.collection(name).findOne({ _id: 'turn' as never })),
  );
  expect(writer.acknowledged.length).toBeGreaterThan(before.length);
  expect({ missing, widowed }).toEqual({ missing: [], widowed: [] });
  expect([0, 1]).toContain(Number(first?.each) - Number(second?.each));
  expect((await idsIn(to, 'passing')).size).toBeLessThanOrEqual(1);
  for (const id of [...firsts].filter((found) => found !== 'turn'))
    expect(String(await to.media.read(`pairs/${String(id)}.webp`))).toBe(id);
});
