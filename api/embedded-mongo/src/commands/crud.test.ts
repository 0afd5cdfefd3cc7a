import {
  type AnyBulkWriteOperation,
  type Collection,
  type Document,
  Long,
  MongoBulkWriteError,
  ObjectId,
} from 'mongodb';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let things: Collection<Document>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  things = server.collection();
});

const all = () => things.find({}, { sort: { _id: 1 } }).toArray();

describe('an update operator', () => {
  /** document · update · the document afterwards, without _id */
  const cases: [before: Document, update: Document, after: Document][] = [
    [{ a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { a: 2, b: { c: 3 } }],
    [{ a: [1, 2] }, { $set: { 'a.3': 4 } }, { a: [1, 2, null, 4] }],
    [{ a: [{ b: 1 }] }, { $set: { 'a.0.b': 2 } }, { a: [{ b: 2 }] }],
    [{ a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '' } }, { b: { d: 2 } }],
    [{ a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    [{ a: 1 }, { $inc: { a: 2, b: -1, 'c.d': 5 } }, { a: 3, b: -1, c: { d: 5 } }],
    [{ a: 3 }, { $mul: { a: 2, b: 7 } }, { a: 6, b: 0 }],
    [{ a: 5, b: 5 }, { $min: { a: 3, b: 9, c: 1 } }, { a: 3, b: 5, c: 1 }],
    [{ a: 5, b: 5 }, { $max: { a: 3, b: 9, c: 1 } }, { a: 5, b: 9, c: 1 }],
    [{ a: 1, b: { c: 2 } }, { $rename: { a: 'x', 'b.c': 'b.d', none: 'y' } }, { x: 1, b: { d: 2 } }],
    [{ a: 5 }, { $bit: { a: { and: 6 }, b: { or: 3 } } }, { a: 4, b: 3 }],
    [{ a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
    [{}, { $push: { a: 1 } }, { a: [1] }],
    [{ a: [3, 1] }, { $push: { a: { $each: [2, 5], $sort: -1, $slice: 3 } } }, { a: [5, 3, 2] }],
    [{ a: [1, 4] }, { $push: { a: { $each: [2, 3], $position: 1 } } }, { a: [1, 2, 3, 4] }],
    [
      { a: [{ n: 2 }] },
      { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
      { a: [{ n: 1 }, { n: 2 }] },
    ],
    [{ a: [1, 2, 3] }, { $push: { a: { $each: [], $slice: -2 } } }, { a: [2, 3] }],
    [{ a: [1, 1, 2] }, { $addToSet: { a: 2 } }, { a: [1, 1, 2] }],
    [{ a: [1, 1] }, { $addToSet: { a: { $each: [1, 3, 3] } } }, { a: [1, 1, 3] }],
    [{ a: [{ x: 1, y: 2 }] }, { $addToSet: { a: { x: 1, y: 2 } } }, { a: [{ x: 1, y: 2 }] }],
    [{ a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }],
    [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
    [{ a: [1, 5, 9] }, { $pull: { a: { $gt: 4 } } }, { a: [1] }],
    [{ a: [{ b: 1, c: 1 }, { b: 2 }] }, { $pull: { a: { b: 1 } } }, { a: [{ b: 2 }] }],
    [{ a: ['x', 'y'] }, { $pull: { a: 'x' } }, { a: ['y'] }],
    [{ a: ['x', 'y', 'z'] }, { $pull: { a: { $in: ['x', 'z'] } } }, { a: ['y'] }],
    [{ a: [1, 2, 1, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
    [{ a: [1, 2] }, { $inc: { 'a.$[]': 10 } }, { a: [11, 12] }],
    [{ a: [{ b: [1, 2] }] }, { $mul: { 'a.$[].b.$[]': 2 } }, { a: [{ b: [2, 4] }] }],
  ];

  it.each(cases)('%j with %j gives %j', async (before, update, after) => {
    await things.insertOne({ ...before, _id: 1 as never });
    await things.updateOne({ _id: 1 as never }, update);
    expect(await things.findOne({}, { projection: { _id: 0 } })).toEqual(after);
  });

  it('sets dates and timestamps by $currentDate', async () => {
    await things.insertOne({});
    await things.updateOne({}, { $currentDate: { a: true, b: { $type: 'timestamp' } } as Document });
    const doc = await things.findOne();
    expect(doc?.a).toBeInstanceOf(Date);
    expect(doc?.b).toMatchObject({ _bsontype: 'Timestamp' });
  });

  it('counts beyond 2^53 without rounding', async () => {
    await things.insertOne({ a: Long.fromString('9007199254740993') });
    await things.updateOne({}, { $inc: { a: 2 } });
    expect(String((await things.findOne())?.a)).toBe('9007199254740995');
  });

  it.each<[Document, Document, number]>([
    [{ a: 'x' }, { $inc: { a: 1 } }, 14],
    [{ a: 1 }, { $push: { a: 1 } }, 2],
    [{ a: 1 }, { $set: { 'a.b': 1 } }, 28],
    [{}, { $set: { a: 1, 'a.b': 2 } }, 40],
    [{}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    [{}, { $set: { _id: 5 } }, 66],
    [{}, { $foo: { a: 1 } }, 9],
    [{}, { $set: { '__proto__.x': 1 } }, 2],
    [{}, { $set: { 'a..b': 1 } }, 56],
    [{ a: [1] }, { $set: { 'a.$': 2 } }, 2],
    [{ a: [1] }, { $set: { 'a.$[x]': 2 } }, 2],
  ])('on %j refuses %j with code %j and changes nothing', async (before, update, code) => {
    await things.insertOne({ ...before, _id: 1 as never });
    await expect(things.updateOne({}, update)).rejects.toMatchObject({ code });
    expect(await all()).toEqual([{ ...before, _id: 1 }]);
  });
});

describe('positional updates', () => {
  it('change the element that the query matched, by value, by $elemMatch and by a field of it', async () => {
    await things.insertOne({ n: [1, 5, 9], d: [{ k: 1 }, { k: 2, v: 'x' }] });
    await things.updateOne({ n: { $gte: 5 } }, { $set: { 'n.$': 50 } });
    await things.updateOne({ d: { $elemMatch: { k: 2, v: 'x' } } }, { $set: { 'd.$.v': 'y' } });
    await things.updateOne({ 'd.k': 1 }, { $set: { 'd.$.v': 'z' } });
    expect(await things.findOne({}, { projection: { _id: 0 } })).toEqual({
      n: [1, 50, 9],
      d: [
        { k: 1, v: 'z' },
        { k: 2, v: 'y' },
      ],
    });
  });

  it('change the elements that arrayFilters select, and refuse filters that are not used', async () => {
    await things.insertOne({
      grades: [
        { g: 80, m: 1 },
        { g: 90, m: 2 },
        { g: 85, m: 9 },
      ],
    });
    const arrayFilters = [{ 'e.g': { $gte: 85 }, 'e.m': { $lt: 5 } }];
    await things.updateOne({}, { $set: { 'grades.$[e].m': 100 } }, { arrayFilters });
    expect(await things.findOne({}, { projection: { 'grades.m': 1, _id: 0 } })).toEqual({
      grades: [{ m: 1 }, { m: 100 }, { m: 9 }],
    });
    await expect(things.updateOne({}, { $set: { x: 1 } }, { arrayFilters })).rejects.toMatchObject({
      code: 9,
    });
  });
});

describe('update', () => {
  beforeEach(async () => {
    await things.insertMany([1, 2, 3].map((n) => ({ _id: n as never, x: n * 11, g: 'a' })));
  });

  it('reports what matched and what changed', async () => {
    expect(await things.updateOne({ _id: 1 as never }, { $set: { x: 0 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    });
    expect(await things.updateOne({ _id: 1 as never }, { $set: { x: 0 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
    });
    expect(await things.updateMany({ x: { $gt: 0 } }, { $inc: { x: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 2,
    });
    expect(await things.updateMany({ x: -1 }, { $inc: { x: 1 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
    });
  });

  it('replaces a whole document and keeps its _id', async () => {
    await things.replaceOne({ _id: 2 as never }, { y: 1 });
    expect(await things.findOne({ _id: 2 as never })).toEqual({ _id: 2, y: 1 });
    await expect(things.replaceOne({ _id: 2 as never }, { _id: 9, y: 1 })).rejects.toMatchObject({
      code: 66,
    });
  });

  it('upserts from the equalities of the filter, $setOnInsert and the operators', async () => {
    const result = await things.updateOne(
      { $and: [{ k: 'key' }, { v: { $eq: 2 } }], w: { $gt: 5 }, 'n.m': 1 },
      { $inc: { hits: 1 }, $setOnInsert: { since: 'now' } },
      { upsert: true },
    );
    expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
    expect(result.upsertedId).toBeInstanceOf(ObjectId);
    const doc = await things.findOne({ k: 'key' }, { projection: { _id: 0 } });
    expect(doc).toEqual({ k: 'key', v: 2, n: { m: 1 }, hits: 1, since: 'now' });
  });

  it('upserts with the _id of the filter, by replacement too', async () => {
    expect(
      (await things.updateOne({ _id: 7 as never }, { $set: { x: 1 } }, { upsert: true })).upsertedId,
    ).toBe(7);
    expect((await things.replaceOne({ _id: 8 as never }, { x: 2 }, { upsert: true })).upsertedId).toBe(8);
    expect(
      (await things.updateOne({ _id: 8 as never }, { $set: { x: 2 } }, { upsert: true })).upsertedCount,
    ).toBe(0);
    expect(await things.findOne({ _id: 8 as never })).toEqual({ _id: 8, x: 2 });
  });

  it('runs an update pipeline', async () => {
    await things.updateMany({}, [{ $set: { y: { $add: ['$x', 1] }, g: '$$REMOVE' } }, { $unset: 'x' }]);
    expect(await all()).toEqual([12, 23, 34].map((y, i) => ({ _id: i + 1, y })));
  });

  it('deletes one or many', async () => {
    expect(await things.deleteOne({ g: 'a' })).toMatchObject({ deletedCount: 1 });
    expect(await things.deleteMany({ g: 'a' })).toMatchObject({ deletedCount: 2 });
    expect(await things.deleteMany({})).toMatchObject({ deletedCount: 0 });
  });
});

describe('findAndModify', () => {
  beforeEach(async () => {
    await things.insertMany([1, 2, 3].map((n) => ({ _id: n as never, x: n * 11 })));
  });

  it('returns the document before or after, sorted and projected', async () => {
    const sort = { x: -1 } as const;
    expect(await things.findOneAndUpdate({}, { $inc: { x: 1 } }, { sort })).toEqual({ _id: 3, x: 33 });
    const after = await things.findOneAndUpdate(
      {},
      { $inc: { x: 1 } },
      { sort, returnDocument: 'after', projection: { _id: 0 } },
    );
    expect(after).toEqual({ x: 35 });
    expect(
      await things.findOneAndReplace({ _id: 1 as never }, { y: 1 }, { returnDocument: 'after' }),
    ).toEqual({ _id: 1, y: 1 });
    expect(await things.findOneAndDelete({ _id: 1 as never })).toEqual({ _id: 1, y: 1 });
    expect(await things.findOneAndDelete({ _id: 1 as never })).toBeNull();
  });

  it('upserts and says so', async () => {
    const options = { upsert: true, includeResultMetadata: true } as const;
    const before = await things.findOneAndUpdate({ _id: 4 as never }, { $set: { x: 4 } }, options);
    expect(before).toMatchObject({
      value: null,
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 4 },
    });
    const after = await things.findOneAndUpdate(
      { k: 1 },
      { $set: { x: 5 } },
      { ...options, returnDocument: 'after' },
    );
    expect(after?.value).toMatchObject({ k: 1, x: 5 });
    const existing = await things.findOneAndUpdate({ _id: 4 as never }, { $set: { x: 6 } }, options);
    expect(existing?.lastErrorObject).toEqual({ n: 1, updatedExisting: true });
  });

  it('finds nothing without upsert', async () => {
    expect(await things.findOneAndUpdate({ _id: 99 as never }, { $set: { x: 1 } })).toBeNull();
    expect(await things.countDocuments()).toBe(3);
  });

  it('reports a taken unique key as E11000 with key and value', async () => {
    await things.createIndex({ x: 1 }, { unique: true });
    await expect(things.findOneAndUpdate({ _id: 1 as never }, { $set: { x: 22 } })).rejects.toMatchObject({
      code: 11000,
      codeName: 'DuplicateKey',
      keyPattern: { x: 1 },
      keyValue: { x: 22 },
    });
  });
});

describe('bulkWrite', () => {
  const operations: AnyBulkWriteOperation[] = [
    { insertOne: { document: { _id: 1 as never, x: 1 } } },
    { insertOne: { document: { _id: 1 as never, x: 2 } } },
    { updateOne: { filter: { _id: 1 as never }, update: { $set: { x: 3 } } } },
    { replaceOne: { filter: { _id: 2 as never }, replacement: { x: 4 }, upsert: true } },
    { deleteOne: { filter: { _id: 5 as never } } },
  ];

  it('stops at the first error when ordered', async () => {
    const error = await things.bulkWrite(operations).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MongoBulkWriteError);
    expect(error).toMatchObject({ code: 11000, insertedCount: 1, writeErrors: [{ index: 1 }] });
    expect(await all()).toEqual([{ _id: 1, x: 1 }]);
  });

  it('goes on behind an error when unordered', async () => {
    const error = await things.bulkWrite(operations, { ordered: false }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 11000, insertedCount: 1, matchedCount: 1, upsertedCount: 1 });
    expect(await all()).toEqual([
      { _id: 1, x: 3 },
      { _id: 2, x: 4 },
    ]);
  });

  it('keeps what insertMany inserted before the duplicate, or all but it when unordered', async () => {
    const docs = [1, 2, 2, 3].map((n) => ({ _id: n as never }));
    await expect(things.insertMany(docs)).rejects.toMatchObject({ code: 11000, insertedCount: 2 });
    await things.deleteMany({});
    await expect(things.insertMany(docs, { ordered: false })).rejects.toMatchObject({ insertedCount: 3 });
    expect(await things.countDocuments()).toBe(3);
  });
});

describe('find', () => {
  beforeEach(async () => {
    await things.insertMany(
      Array.from({ length: 250 }, (_, n) => ({
        _id: n as never,
        n,
        mod: n % 7,
        tags: [`t${n % 3}`, 'all'],
        in: { a: n, b: -n },
      })),
    );
  });

  it('serves batches through a cursor until the end', async () => {
    const cursor = things.find({}, { batchSize: 40 });
    expect((await cursor.toArray()).map(({ n }) => n as number)).toEqual(
      Array.from({ length: 250 }, (_, n) => n),
    );
    expect(await things.find({}, { batchSize: 0 }).toArray()).toHaveLength(250);
    expect(await things.find({}, { limit: 110, batchSize: 50 }).toArray()).toHaveLength(110);
    expect(await things.find({}, { limit: 3, singleBatch: true }).toArray()).toHaveLength(3);
  });

  it('answers a cursor from the moment of its query, whatever is written meanwhile', async () => {
    const cursor = things.find({}, { batchSize: 10 });
    await cursor.next();
    await things.deleteMany({});
    expect(await cursor.toArray()).toHaveLength(249);
  });

  it('ends a cursor that is closed', async () => {
    const cursor = things.find({}, { batchSize: 10 });
    await cursor.next();
    const { id } = cursor;
    await cursor.close();
    const command = { getMore: id, collection: things.collectionName };
    await expect(server.client.db('test').command(command)).rejects.toMatchObject({ code: 43 });
  });

  it('sorts, skips and limits', async () => {
    const found = await things
      .find({ mod: { $in: [1, 2] } }, { sort: { mod: -1, n: 1 }, skip: 1, limit: 2 })
      .toArray();
    expect(found.map(({ n }) => n as number)).toEqual([9, 16]);
    const first = await things.find({}, { sort: { tags: 1, n: -1 }, limit: 1 }).toArray();
    expect(first[0]?.n).toBe(249);
  });

  it.each<[Document, Document]>([
    [{ n: 1 }, { _id: 5, n: 5 }],
    [{ n: 1, _id: 0 }, { n: 5 }],
    [{ 'in.a': 1, _id: 0 }, { in: { a: 5 } }],
    [{ in: { b: 1 }, _id: 0 }, { in: { b: -5 } }],
    [
      { _id: 0, in: 0, tags: 0 },
      { n: 5, mod: 5 },
    ],
    [
      { 'in.a': 0, tags: 0, mod: 0 },
      { _id: 5, n: 5, in: { b: -5 } },
    ],
    [
      { tags: { $slice: 1 }, n: 1, _id: 0 },
      { n: 5, tags: ['t2'] },
    ],
    [
      { tags: { $slice: -1 }, _id: 0, in: 0 },
      { n: 5, mod: 5, tags: ['all'] },
    ],
    [{ tags: { $elemMatch: { $eq: 'all' } }, _id: 0 }, { tags: ['all'] }],
    [{ _id: 0, twice: { $multiply: ['$n', 2] } }, { twice: 10 }],
    [
      { _id: 0, n: 1, copy: '$in.a' },
      { n: 5, copy: 5 },
    ],
    [{ _id: 0 }, { n: 5, mod: 5, tags: ['t2', 'all'], in: { a: 5, b: -5 } }],
    [{ _id: 1 }, { _id: 5 }],
  ])('projects %j', async (projection, expected) => {
    expect(await things.findOne({ _id: 5 as never }, { projection })).toEqual(expected);
  });

  it('projects the element that the query matched', async () => {
    const found = await things.findOne({ n: 5, tags: 'all' }, { projection: { 'tags.$': 1, _id: 0 } });
    expect(found).toEqual({ tags: ['all'] });
  });

  it('refuses projections that keep and leave out at once', async () => {
    await expect(things.findOne({}, { projection: { a: 1, b: 0 } })).rejects.toMatchObject({ code: 31254 });
    await expect(things.findOne({}, { projection: { a: 0, b: 1 } })).rejects.toMatchObject({ code: 31253 });
  });

  it('counts and lists distinct values, also out of arrays', async () => {
    expect(await things.countDocuments({ mod: 0 })).toBe(36);
    expect(await things.countDocuments({ mod: 0 }, { skip: 30, limit: 10 })).toBe(6);
    expect(await things.estimatedDocumentCount()).toBe(250);
    expect(await things.distinct('tags')).toEqual(['all', 't0', 't1', 't2']);
    expect(await things.distinct('in.a', { n: { $lt: 3 } })).toEqual([0, 1, 2]);
    expect(await things.distinct('nothing')).toEqual([]);
  });

  it('compares without case under a case-insensitive collation', async () => {
    await things.insertOne({ name: 'Ada' });
    const collation = { locale: 'en', strength: 2 };
    expect(await things.countDocuments({ name: 'ADA' }, { collation })).toBe(1);
    expect(await things.countDocuments({ name: 'ADA' })).toBe(0);
  });
});

describe('documents', () => {
  it('come back with the types they were stored with', async () => {
    const raw = {
      _id: new ObjectId(),
      long: Long.fromNumber(5),
      re: /x/i,
      nested: { deep: [{ d: new Date(1) }, null] },
    };
    await things.insertOne(raw);
    const found = await things.findOne({}, { promoteLongs: false });
    expect(found).toEqual(raw);
    expect(found?.long).toMatchObject({ _bsontype: 'Long' });
  });

  it('get an _id in front when a client sends none', async () => {
    await things.insertOne({ a: 1 }, { forceServerObjectId: true });
    const doc = await things.findOne();
    expect(Object.keys(doc ?? {})).toEqual(['_id', 'a']);
    expect(doc?._id).toBeInstanceOf(ObjectId);
  });

  it('of more than 16 MB are refused', async () => {
    const half = 'x'.repeat(9 * 1024 * 1024);
    await things.insertOne({ _id: 1 as never, half });
    await expect(things.updateOne({}, { $set: { other: half } })).rejects.toMatchObject({ code: 10334 });
    expect((await things.findOne())?.other).toBeUndefined();
  });

  it('with dangerous names stay data', async () => {
    const doc = JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}') as Document;
    await things.insertOne(doc);
    expect(await things.countDocuments({ constructor: 1 })).toBe(1);
    expect(await things.countDocuments({ toString: { $exists: true } })).toBe(0);
    expect(({} as Document).polluted).toBeUndefined();
  });
});

describe('collections', () => {
  it('are created, listed and dropped', async () => {
    const db = server.client.db('lists');
    await db.createCollection('made');
    await db.collection('implied').insertOne({});
    expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['made', 'implied']);
    expect(await db.listCollections({ name: 'made' }, { nameOnly: true }).toArray()).toEqual([
      { name: 'made', type: 'collection' },
    ]);
    expect((await db.admin().listDatabases()).databases.map(({ name }) => name)).toContain('lists');
    await db.dropCollection('made');
    await db.dropDatabase();
    expect(await db.listCollections().toArray()).toEqual([]);
  });
});
