import type { Collection, Document } from 'mongodb';
import { eventually, startTestServer, type TestServer } from '../testing/test-server';

/** Enough for a scan of several turns, however fast the machine is. */
const documents = 15_000;

let server: TestServer;
let things: Collection<Document>;

beforeAll(async () => {
  server = await startTestServer();
  things = server.collection();
  for (let from = 0; from < documents; from += 5_000) {
    await things.insertMany(
      Array.from({ length: 5_000 }, (_, i) => ({
        _id: (from + i) as never,
        n: from + i,
        group: i % 7,
        text: `text ${(i * 7_919) % documents}`,
      })),
    );
  }
  await things.createIndex({ group: 1 });
});
afterAll(() => server.stop());

const examined = async (): Promise<number> => {
  const status = await server.client.db('test').command({ serverStatus: 1 });
  return (status as { metrics: { queryExecutor: { scannedObjects: number } } }).metrics.queryExecutor
    .scannedObjects;
};

/** Starts something long, and resolves when it has begun; `ended` resolves with its result. */
async function begin<T>(work: () => Promise<T>): Promise<{ ended: Promise<T>; hasEnded: () => boolean }> {
  const before = await examined();
  let isOver = false;
  const ended = work().finally(() => (isOver = true));
  await eventually(async () => isOver || (await examined()) > before);
  return { ended, hasEnded: () => isOver };
}

/** Slow for each document, and true for none. */
const never = { $expr: { $eq: [{ $concat: ['$text', { $toString: '$n' }] }, 'nothing'] } };

const longWork: [string, () => Promise<unknown>][] = [
  ['a scan', () => things.find(never).toArray()],
  ['a count', () => things.countDocuments(never)],
  ['a sort', () => things.find({}, { projection: { _id: 1 } }).sort({ text: 1 }).skip(documents - 1).toArray()],
  ['a sort of an index’s documents', () => things.find({ group: { $lt: 6 } }).sort({ text: 1 }).skip(10_000).toArray()],
  ['a group', () => things.aggregate([{ $group: { _id: { $concat: ['$text', 'x'] }, n: { $sum: 1 } } }, { $count: 'n' }]).toArray()],
  ['a stage', () => things.aggregate([{ $project: { x: { $concat: ['$text', 'x'] } } }, { $match: { x: 'y' } }]).toArray()],
  ['distinct values', () => things.distinct('text', never)],
  ['an update that finds nothing', () => things.updateMany(never, { $set: { x: 1 } })],
  ['a removal that finds nothing', () => things.deleteMany(never)],
  ['findAndModify that finds nothing', () => things.findOneAndUpdate(never, { $set: { x: 1 } })],
]; // prettier-ignore

it.each(longWork)('a find by _id is answered before %s that began earlier has ended', async (_, work) => {
  const { ended, hasEnded } = await begin(work);
  expect(await things.findOne({ _id: 77 as never })).toMatchObject({ n: 77 });
  expect(hasEnded()).toBe(false);
  await ended;
});

it('a find by _id is answered before any of several scans has ended', async () => {
  const scans = await Promise.all([1, 2, 3].map(() => begin(() => things.countDocuments(never))));
  await things.findOne({ _id: 77 as never });
  expect(scans.map(({ hasEnded }) => hasEnded())).toEqual([false, false, false]);
  await Promise.all(scans.map(({ ended }) => ended));
});

describe('what others write during a long search', () => {
  it.each<[string, Document]>([
    ['over the collection', { text: { $exists: true } }],
    ['over an index', { group: { $gte: 0 } }],
  ])('%s does not show in what it finds', async (_, filter) => {
    const all = { $and: [filter, { $expr: { $ne: [{ $concat: ['$text', '$text'] }, 'nothing'] } }] };
    const last = documents - 1;
    const group = (last - 1) % 7;
    // On a busy machine the search may be over before all is written, and says nothing then: it is begun again.
    for (let attempt = 1; ; attempt += 1) {
      expect(attempt).toBeLessThan(20);
      const { ended, hasEnded } = await begin(() => things.find(all, { batchSize: documents }).toArray());
      await Promise.all([
        things.updateOne({ _id: last as never }, { $set: { n: -1 } }),
        things.deleteOne({ _id: (last - 1) as never }),
        things.insertOne({ _id: 'new' as never, n: -1, group: 6, text: 'new' }),
      ]);
      const isDuring = !hasEnded();
      const found = await ended;
      await things.deleteOne({ _id: 'new' as never });
      await things.updateOne({ _id: last as never }, { $set: { n: last } });
      await things.insertOne({ _id: (last - 1) as never, n: last - 1, group, text: 'again' });
      if (!isDuring) continue;
      expect(found).toHaveLength(documents);
      expect(found.filter(({ n }) => n === -1)).toEqual([]);
      return;
    }
  });

  it('is not written over: an update looks again at what it found', async () => {
    const wanted = {
      $and: [{ n: documents - 2 }, { $expr: { $ne: [{ $concat: ['$text', '$text'] }, ''] } }],
    };
    await Promise.all(Array.from({ length: 8 }, () => things.updateOne(wanted, { $inc: { counter: 1 } })));
    expect(await things.findOne({ n: documents - 2 })).toMatchObject({ counter: 8 });
    const taken = await Promise.all(
      Array.from({ length: 4 }, () =>
        things.findOneAndUpdate({ $and: [wanted, { taken: { $exists: false } }] }, { $set: { taken: true } }),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('counts for an upsert: the same document is not made twice', async () => {
    const absent = { $and: [{ kind: 'absent' }, { $expr: { $ne: [{ $concat: ['$text', '$text'] }, ''] } }] };
    await Promise.all(
      Array.from({ length: 4 }, () =>
        things.updateOne(absent, { $setOnInsert: { text: 't' }, $inc: { n: 1 } }, { upsert: true }),
      ),
    );
    expect(await things.find({ kind: 'absent' }).toArray()).toMatchObject([{ n: 4 }]);
    await things.deleteMany({ kind: 'absent' });
  });

  it('may be the end of the collection', async () => {
    const doomed = server.collection();
    await doomed.insertMany(Array.from({ length: 10_000 }, (_, n) => ({ n, text: 'x' })));
    const update = () =>
      doomed.updateMany({ $expr: { $ne: [{ $concat: ['$text', '$text'] }, ''] } }, { $set: { a: 1 } });
    const { ended, hasEnded } = await begin(update);
    await doomed.drop();
    expect(hasEnded()).toBe(false);
    expect(await ended).toMatchObject({ matchedCount: 0 });
    expect(await doomed.countDocuments()).toBe(0);
  });
});
