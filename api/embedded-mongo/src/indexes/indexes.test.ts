import type { Collection, Document, Filter } from 'mongodb';
import { eventually, indexUses, startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let things: Collection<Document>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  things = server.collection();
});

describe('a unique index', () => {
  it('refuses a second document with the key, in the shape that drivers know', async () => {
    await things.createIndex({ a: 1, b: -1 }, { unique: true });
    await things.insertOne({ a: 1, b: 'x' });
    await things.insertOne({ a: 1, b: 'y' });
    await expect(things.insertOne({ a: 1, b: 'x' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { a: 1, b: -1 },
      keyValue: { a: 1, b: 'x' },
      message: expect.stringMatching(
        /^E11000 duplicate key error collection: test\.c\d+ index: a_1_b_-1 dup key: \{ a: 1, b: "x" \}$/,
      ) as string,
    });
    await expect(things.updateOne({ b: 'y' }, { $set: { b: 'x' } })).rejects.toMatchObject({ code: 11000 });
    expect(await things.countDocuments({ b: 'x' })).toBe(1);
  });

  it('counts a missing field as null, unless it is sparse', async () => {
    await things.createIndex({ a: 1 }, { unique: true });
    await things.insertOne({});
    await expect(things.insertOne({ a: null })).rejects.toMatchObject({ keyValue: { a: null } });
    const sparse = server.collection();
    await sparse.createIndex({ a: 1 }, { unique: true, sparse: true });
    await sparse.insertMany([{}, {}, { a: 1 }]);
    await expect(sparse.insertOne({ a: 1 })).rejects.toMatchObject({ code: 11000 });
  });

  it('holds only for the documents of its partial filter', async () => {
    await things.createIndex({ email: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await things.insertMany([
      { email: 'x', active: false },
      { email: 'x', active: false },
      { email: 'x', active: true },
    ]);
    await expect(things.insertOne({ email: 'x', active: true })).rejects.toMatchObject({ code: 11000 });
    await things.updateOne({ active: true }, { $set: { active: false } });
    await things.insertOne({ email: 'x', active: true });
    expect(await things.countDocuments({ email: 'x' })).toBe(4);
  });

  it('holds per element of an array, but not within one document', async () => {
    await things.createIndex({ tags: 1 }, { unique: true });
    await things.insertOne({ tags: ['a', 'a', 'b'] });
    await expect(things.insertOne({ tags: ['c', 'b'] })).rejects.toMatchObject({ keyValue: { tags: 'b' } });
  });

  it('ignores case under its collation', async () => {
    await things.createIndex({ email: 1 }, { unique: true, collation: { locale: 'en', strength: 2 } });
    await things.insertOne({ email: 'Ada@x.org' });
    await expect(things.insertOne({ email: 'ada@X.org' })).rejects.toMatchObject({ code: 11000 });
  });

  it('is not made over documents that already break it', async () => {
    await things.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(things.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await things.indexes()).toHaveLength(1);
  });
});

describe('an index', () => {
  it('is listed, made once, and dropped by name or key', async () => {
    await things.createIndex({ a: 1 }, { sparse: true });
    await things.createIndex({ a: 1 }, { sparse: true });
    await things.createIndex({ b: -1 }, { name: 'mine' });
    expect(await things.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'a_1', sparse: true },
      { v: 2, key: { b: -1 }, name: 'mine' },
    ]);
    await expect(things.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 });
    await expect(things.createIndex({ b: -1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
    await things.dropIndex('mine');
    await expect(things.dropIndex('mine')).rejects.toMatchObject({ code: 27 });
    await expect(things.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
    await things.dropIndexes();
    expect(await things.indexes()).toHaveLength(1);
  });

  it.each([
    [{ a: 'text' }, {}, 115],
    [{ a: '2dsphere' }, {}, 115],
    [{ a: 'hashed' }, {}, 115],
    [{ '$**': 1 }, {}, 115],
    [{ a: 0 }, {}, 67],
    [{ a: 1, b: 1 }, { expireAfterSeconds: 5 }, 67],
    [{ a: 1 }, { collation: { locale: 'de', strength: 3 } }, 115],
  ])('of the kind %j %j is refused with code %i', async (key, options, code) => {
    await expect(things.createIndex(key as never, options)).rejects.toMatchObject({ code });
  });

  it('cannot hold two arrays of one document', async () => {
    await things.createIndex({ a: 1, b: 1 });
    await expect(things.insertOne({ a: [1], b: [2] })).rejects.toMatchObject({ code: 171 });
    await things.insertOne({ a: [1, 2], b: 3 });
    expect(await things.countDocuments({ a: 2, b: 3 })).toBe(1);
  });

  it('removes a document when its TTL has passed, and no other', async () => {
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 100 });
    await things.createIndex({ end: -1 }, { expireAfterSeconds: 0 });
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    await things.insertMany([
      { _id: 'old' as never, at: ago(101) },
      { _id: 'young' as never, at: ago(50) },
      { _id: 'one of several' as never, at: [ago(-50), ago(500)] },
      { _id: 'no date' as never, at: 'x' },
      { _id: 'ended' as never, end: ago(1) },
      { _id: 'lasts' as never, end: ago(-100) },
      { _id: 'no end' as never, end: null },
    ]);
    await eventually(async () => (await things.countDocuments()) === 4);
    expect((await things.distinct('_id')).sort()).toEqual(['lasts', 'no date', 'no end', 'young']);
  });
});

describe('a query', () => {
  beforeEach(async () => {
    await things.insertMany(
      Array.from({ length: 2_000 }, (_, n) => ({
        n,
        city: `city ${n % 50}`,
        kind: n % 4,
        tags: [n % 10, n % 11],
      })),
    );
  });

  it.each<[index: Document, filter: Filter<Document>, sort: Document]>([
    [{ city: 1 }, { city: 'city 7' }, {}],
    [{ city: 1 }, { city: { $in: ['city 7', 'city 8'] } }, {}],
    [{ city: 1 }, { city: /^city 7/ }, {}],
    [{ city: -1 }, { city: /^city 7/ }, {}],
    [{ n: 1 }, { n: { $gte: 10, $lt: 20 } }, {}],
    [{ n: -1 }, { n: { $gt: 1_990 } }, {}],
    [{ tags: 1 }, { tags: 3 }, {}],
    [{ tags: 1 }, { tags: { $all: [3, 4] } }, {}],
    [{ kind: 1, n: -1 }, { kind: 2, n: { $lt: 100 } }, { n: -1 }],
    [{ kind: 1, n: -1 }, { kind: 2 }, { n: 1 }],
    [{ n: 1 }, {}, { n: -1 }],
    [{ n: 1 }, { $or: [{ n: 5 }, { n: 1_999 }] }, {}],
    [{ n: 1 }, { $and: [{ n: { $gt: 5 } }, { n: { $lt: 8 } }] }, {}],
  ])('with index %j answers %j sorted by %j through it', async (key, filter, sort) => {
    const options = { sort: Object.keys(sort).length > 0 ? sort : { _id: 1 } } as const;
    const expected = await things.find(filter, { ...options, hint: { $natural: 1 } }).toArray();
    const name = await things.createIndex(key);
    const before = await scannedDocuments();
    expect(await things.find(filter, options).toArray()).toEqual(expected);
    expect(await indexUses(things, name)).toBe(1);
    const isWhole = Object.keys(filter).length === 0;
    expect((await scannedDocuments()) - before).toBeLessThanOrEqual(isWhole ? 2_000 : 600);
  });

  it('by _id and sorted by _id examines only what it returns', async () => {
    const middle = (await things.findOne({ n: 1_000 }))?._id;
    const before = await scannedDocuments();
    await things.findOne({ _id: middle });
    await things.find({ _id: { $gt: middle } }, { sort: { _id: 1 }, limit: 10 }).toArray();
    expect((await scannedDocuments()) - before).toBe(11);
  });

  it('sorted by an index stops at its limit', async () => {
    await things.createIndex({ kind: 1, n: -1 });
    const before = await scannedDocuments();
    const found = await things.find({ kind: 1 }, { sort: { n: -1 }, limit: 5 }).toArray();
    expect(found.map(({ n }) => n as number)).toEqual([1997, 1993, 1989, 1985, 1981]);
    expect((await scannedDocuments()) - before).toBe(5);
  });

  it('does not go through an index that lacks some of its documents', async () => {
    await things.insertOne({ other: 1 });
    const sparse = await things.createIndex({ other: 1 }, { sparse: true });
    const partial = await things.createIndex({ n: 1 }, { partialFilterExpression: { kind: 3 } });
    expect(await things.countDocuments({ other: null })).toBe(2_000);
    expect(await things.find({}, { sort: { other: -1 } }).toArray()).toHaveLength(2_001);
    expect(await things.countDocuments({ n: { $lt: 8 } })).toBe(8);
    expect([await indexUses(things, sparse), await indexUses(things, partial)]).toEqual([0, 0]);
    expect(await things.countDocuments({ n: { $lt: 8 }, kind: 3 })).toBe(2);
    expect(await things.countDocuments({ other: 1 })).toBe(1);
    expect([await indexUses(things, sparse), await indexUses(things, partial)]).toEqual([1, 1]);
  });

  it('takes the index that a hint names, and refuses an unknown one', async () => {
    const name = await things.createIndex({ kind: 1 });
    await things.createIndex({ n: 1 });
    expect(await things.find({ n: 5, kind: 1 }, { hint: name }).toArray()).toHaveLength(1);
    expect(await indexUses(things, name)).toBe(1);
    await expect(things.find({}, { hint: 'nothing' }).toArray()).rejects.toMatchObject({ code: 2 });
  });
});

interface ServerMetrics {
  queryExecutor: { scannedObjects: number };
}

async function scannedDocuments(): Promise<number> {
  const status = await server.client.db('admin').command({ serverStatus: 1 });
  return (status.metrics as ServerMetrics).queryExecutor.scannedObjects;
}

describe('with and without indexes', () => {
  const values: unknown[] = [
    0,
    1,
    2,
    2.5,
    'a',
    'ab',
    'b',
    null,
    true,
    new Date(5),
    [],
    [1],
    [1, 2],
    ['a', 2],
    [[1]],
    { x: 1 },
    [{ x: 1 }, { x: 2 }],
    { x: [1, 3] },
    undefined,
  ];
  const operands: unknown[] = [0, 1, 2, 'a', 'b', null, true, new Date(5), [], [1], [1, 2], { x: 1 }];
  const filters: Document[] = ['a', 'a.x', 'b'].flatMap((path) => [
    ...operands.flatMap((value) => [
      { [path]: value },
      { [path]: { $in: [value, 2] } },
      { [path]: { $gte: value } },
      { [path]: { $lt: value } },
      { [path]: { $ne: value } },
      { [path]: { $all: [value] } },
    ]),
    { [path]: { $gt: 0, $lt: 2 } },
    { [path]: { $elemMatch: { $gt: 0, $lt: 2 } } },
    { [path]: /^a/ },
    { [path]: { $exists: true } },
    { [path]: 1, b: { $gte: 1 } },
    { $or: [{ [path]: 1 }, { b: 'a' }] },
  ]);

  it('every query finds the same, over values of all kinds', async () => {
    const docs = values.flatMap((a, i) => [
      { a, b: values[(i * 7) % values.length] },
      { a, b: i },
    ]);
    // Two arrays in one document cannot share the compound index.
    const allowed = docs.filter(({ a, b }) => !(Array.isArray(a) && Array.isArray(b)));
    await things.insertMany(
      allowed.map((doc, i) => ({ _id: i as never, ...doc })),
      { ignoreUndefined: true },
    );
    const ids = async (filter: Document, sort: Document) =>
      (await things.find(filter, { sort }).toArray()).map(({ _id }) => _id as unknown);
    const sorts: Document[] = [{ _id: 1 }, { b: 1, _id: 1 }, { b: -1, _id: -1 }];
    const plain = await Promise.all(filters.flatMap((filter) => sorts.map((sort) => ids(filter, sort))));
    await things.createIndexes([
      { key: { a: 1, b: -1 } },
      { key: { b: 1 } },
      { key: { 'a.x': -1 } },
      { key: { b: 1, _id: 1 } },
    ]);
    const indexed = await Promise.all(filters.flatMap((filter) => sorts.map((sort) => ids(filter, sort))));
    filters
      .flatMap((filter) => sorts.map((sort) => ({ filter, sort })))
      .forEach((query, i) => {
        expect({ query, found: indexed[i] }).toEqual({ query, found: plain[i] });
      });
  });
});
