import type { Collection, Document } from 'mongodb';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let things: Collection<Document>;

/** Eight documents of fourteen megabytes: more than a sort may hold. */
beforeAll(async () => {
  server = await startTestServer();
  things = server.collection();
  const load = 'x'.repeat(14 * 1024 * 1024);
  for (let n = 0; n < 8; n += 1) await things.insertOne({ _id: n as never, n: (n * 5) % 8, load });
});
afterAll(() => server.stop());

const ids = (docs: Document[]) => docs.map(({ _id }) => _id as number);
const tooLarge = {
  code: 292,
  codeName: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  message: expect.stringContaining('Sort exceeded memory limit of 104857600 bytes') as string,
};

describe('a sort of more than 100 MB', () => {
  it('is refused in find, in aggregate and behind other stages', async () => {
    const projection = { _id: 1 };
    await expect(things.find({}, { projection }).sort({ n: 1 }).toArray()).rejects.toMatchObject(tooLarge);
    await expect(things.aggregate([{ $sort: { n: 1 } }]).toArray()).rejects.toMatchObject(tooLarge);
    const later = [{ $addFields: { m: '$n' } }, { $sort: { m: 1 } }, { $project: { load: 0 } }];
    await expect(things.aggregate(later).toArray()).rejects.toMatchObject(tooLarge);
  });

  it('works with a limit, as far as what is kept is less', async () => {
    const projection = { _id: 1 };
    expect(ids(await things.find({}, { projection }).sort({ n: 1 }).limit(3).toArray())).toEqual([0, 5, 2]);
    expect(ids(await things.find({}, { projection }).sort({ n: -1 }).skip(1).limit(2).toArray())).toEqual([
      6, 1,
    ]);
    const all = things.find({}, { projection }).sort({ n: 1 }).limit(8).toArray();
    await expect(all).rejects.toMatchObject(tooLarge);
  });

  it('works through an index, and of less', async () => {
    const small = [{ $project: { n: 1 } }, { $sort: { n: 1 } }];
    expect(ids(await things.aggregate(small).toArray())).toEqual([0, 5, 2, 7, 4, 1, 6, 3]);
    await things.createIndex({ n: 1 });
    const projection = { _id: 1 };
    expect(ids(await things.find({}, { projection }).sort({ n: 1 }).toArray())).toHaveLength(8);
  });
});

it('a sort keeps the order of equal keys, with and without a limit', async () => {
  const many = server.collection();
  await many.insertMany(Array.from({ length: 5_000 }, (_, n) => ({ _id: n as never, key: (n * 37) % 10 })));
  const expected = Array.from({ length: 5_000 }, (_, n) => n).sort(
    (a, b) => ((a * 37) % 10) - ((b * 37) % 10),
  );
  expect(ids(await many.find().sort({ key: 1 }).toArray())).toEqual(expected);
  expect(ids(await many.find().sort({ key: 1 }).limit(700).toArray())).toEqual(expected.slice(0, 700));
  expect(ids(await many.find().sort({ key: 1 }).skip(4_990).limit(20).toArray())).toEqual(
    expected.slice(4_990),
  );
});
