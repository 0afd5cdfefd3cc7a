import type { Collection, Document } from 'mongodb';
import { indexUses, startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let orders: Collection<Document>;
let goods: Collection<Document>;

beforeAll(async () => {
  server = await startTestServer();
  orders = server.collection();
  goods = server.collection();
  await orders.insertMany([
    { _id: 1 as never, item: 'a', qty: 2, price: 10, tags: ['x', 'y'], at: new Date('2020-01-05') },
    { _id: 2 as never, item: 'b', qty: 1, price: 20, tags: ['x'], at: new Date('2020-01-20') },
    { _id: 3 as never, item: 'a', qty: 5, price: 10, tags: [], at: new Date('2020-02-01') },
    { _id: 4 as never, item: null, qty: 9, price: 1, at: new Date('2020-02-02') },
  ]);
  await goods.insertMany([
    { _id: 10 as never, sku: 'a', stock: 5 },
    { _id: 11 as never, sku: 'b', stock: 0 },
    { _id: 12 as never, stock: 7 },
    { _id: 13 as never, sku: ['c', 'b'], stock: 1 },
  ]);
});
afterAll(() => server.stop());

const run = (...pipeline: Document[]) => orders.aggregate(pipeline).toArray();

describe('a pipeline', () => {
  it.each<[name: string, pipeline: Document[], expected: unknown]>([
    ['$match', [{ $match: { qty: { $gt: 4 } } }, { $project: { _id: 1 } }], [{ _id: 3 }, { _id: 4 }]],
    [
      '$sort, $skip and $limit',
      [{ $sort: { qty: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
      [{ _id: 3 }, { _id: 1 }],
    ],
    [
      '$limit before $skip',
      [{ $sort: { _id: 1 } }, { $limit: 3 }, { $skip: 2 }, { $project: { _id: 1 } }],
      [{ _id: 3 }],
    ],
    ['$count', [{ $match: { item: 'a' } }, { $count: 'n' }], [{ n: 2 }]],
    ['$count of nothing', [{ $match: { item: 'none' } }, { $count: 'n' }], []],
    [
      '$project with expressions',
      [{ $limit: 1 }, { $project: { _id: 0, total: { $multiply: ['$qty', '$price'] }, 'in.item': '$item' } }],
      [{ total: 20, in: { item: 'a' } }],
    ],
    [
      '$project leaving out',
      [{ $limit: 1 }, { $project: { tags: 0, at: 0, price: 0 } }],
      [{ _id: 1, item: 'a', qty: 2 }],
    ],
    [
      '$addFields',
      [
        { $limit: 1 },
        { $addFields: { 'a.b': 1, qty: '$$REMOVE', n: { $size: '$tags' } } },
        { $project: { a: 1, qty: 1, n: 1 } },
      ],
      [{ _id: 1, a: { b: 1 }, n: 2 }],
    ],
    ['$unset', [{ $limit: 1 }, { $unset: ['tags', 'at', 'price'] }], [{ _id: 1, item: 'a', qty: 2 }]],
    ['$replaceRoot', [{ $limit: 1 }, { $replaceRoot: { newRoot: { t: '$tags' } } }], [{ t: ['x', 'y'] }]],
    [
      '$unwind',
      [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
      [
        { _id: 1, tags: 'x' },
        { _id: 1, tags: 'y' },
        { _id: 2, tags: 'x' },
      ],
    ],
    [
      '$unwind keeping empty arrays',
      [
        { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
        { $match: { _id: { $gt: 1 } } },
        { $project: { tags: 1, i: 1 } },
      ],
      [
        { _id: 2, tags: 'x', i: 0 },
        { _id: 3, i: null },
        { _id: 4, i: null },
      ],
    ],
    [
      '$group',
      [
        {
          $group: {
            _id: '$item',
            n: { $sum: 1 },
            sum: { $sum: '$qty' },
            avg: { $avg: '$qty' },
            min: { $min: '$qty' },
            max: { $max: '$at' },
            first: { $first: '$_id' },
            last: { $last: '$_id' },
          },
        },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: null, n: 1, sum: 9, avg: 9, min: 9, max: new Date('2020-02-02'), first: 4, last: 4 },
        { _id: 'a', n: 2, sum: 7, avg: 3.5, min: 2, max: new Date('2020-02-01'), first: 1, last: 3 },
        { _id: 'b', n: 1, sum: 1, avg: 1, min: 1, max: new Date('2020-01-20'), first: 2, last: 2 },
      ],
    ],
    [
      '$group over everything',
      [{ $group: { _id: null, all: { $push: '$item' }, set: { $addToSet: '$price' }, n: { $count: {} } } }],
      [{ _id: null, all: ['a', 'b', 'a', null], set: [10, 20, 1], n: 4 }],
    ],
    [
      '$group by several fields',
      [
        { $group: { _id: { i: '$item', m: { $month: '$at' } }, n: { $sum: 1 } } },
        { $match: { '_id.i': 'a' } },
        { $sort: { '_id.m': 1 } },
      ],
      [
        { _id: { i: 'a', m: 1 }, n: 1 },
        { _id: { i: 'a', m: 2 }, n: 1 },
      ],
    ],
    [
      'accumulators of mingo',
      [
        { $sort: { _id: 1 } },
        {
          $group: {
            _id: null,
            top: { $top: { sortBy: { qty: -1 }, output: '$_id' } },
            merged: { $mergeObjects: { k: '$_id' } },
          },
        },
      ],
      [{ _id: null, top: 4, merged: { k: 4 } }],
    ],
    ['$sortByCount', [{ $sortByCount: '$item' }, { $limit: 1 }], [{ _id: 'a', count: 2 }]],
    [
      '$bucket',
      [{ $bucket: { groupBy: '$qty', boundaries: [0, 2, 5], default: 'more' } }],
      [
        { _id: 0, count: 1 },
        { _id: 2, count: 1 },
        { _id: 'more', count: 2 },
      ],
    ],
    [
      '$facet',
      [{ $facet: { n: [{ $count: 'n' }], ids: [{ $match: { qty: 1 } }, { $project: { _id: 1 } }] } }],
      [{ n: [{ n: 4 }], ids: [{ _id: 2 }] }],
    ],
    ['$sample', [{ $sample: { size: 10 } }, { $count: 'n' }], [{ n: 4 }]],
    [
      '$documents-free $unionWith',
      [
        { $project: { _id: 1 } },
        { $limit: 1 },
        { $unionWith: { coll: 'c2', pipeline: [{ $match: { stock: 0 } }, { $project: { _id: 1 } }] } },
      ],
      [{ _id: 1 }, { _id: 11 }],
    ],
    [
      '$setWindowFields',
      [
        {
          $setWindowFields: {
            sortBy: { _id: 1 },
            output: { running: { $sum: '$qty', window: { documents: ['unbounded', 'current'] } } },
          },
        },
        { $project: { running: 1 } },
      ],
      [
        { _id: 1, running: 2 },
        { _id: 2, running: 3 },
        { _id: 3, running: 8 },
        { _id: 4, running: 17 },
      ],
    ],
    [
      '$bucketAuto',
      [{ $bucketAuto: { groupBy: '$qty', buckets: 2 } }, { $project: { count: 1, _id: 0 } }],
      [{ count: 2 }, { count: 2 }],
    ],
    [
      'expressions on arrays and strings',
      [
        { $limit: 1 },
        {
          $project: {
            _id: 0,
            f: { $filter: { input: '$tags', cond: { $eq: ['$$this', 'y'] } } },
            m: { $map: { input: '$tags', as: 't', in: { $concat: ['$$t', '!'] } } },
            r: { $reduce: { input: [1, 2], initialValue: 0, in: { $add: ['$$value', '$$this'] } } },
            d: { $dateToString: { date: '$at', format: '%Y-%m' } },
            c: { $cond: [{ $gt: ['$qty', 1] }, 'many', 'one'] },
            i: { $ifNull: ['$none', 'there'] },
          },
        },
      ],
      [{ f: ['y'], m: ['x!', 'y!'], r: 3, d: '2020-01', c: 'many', i: 'there' }],
    ],
  ])('runs %s', async (_name, pipeline, expected) => {
    expect(await run(...pipeline)).toEqual(expected);
  });

  it('leaves the stored documents as they were', async () => {
    const before = await orders.find().toArray();
    await run({ $unwind: '$tags' }, { $addFields: { tags: 1, item: 'changed' } }, { $redact: '$$PRUNE' });
    await run({ $setWindowFields: { sortBy: { qty: 1 }, output: { r: { $rank: {} } } } });
    expect(await orders.find().toArray()).toEqual(before);
  });

  it('passes variables from let', async () => {
    const found = await orders
      .aggregate([{ $match: { $expr: { $eq: ['$qty', '$$wanted'] } } }], { let: { wanted: 5 } })
      .toArray();
    expect(found).toMatchObject([{ _id: 3 }]);
  });

  it('goes through an index for its first stages', async () => {
    const name = await orders.createIndex({ price: 1, qty: 1 });
    expect(
      await run({ $match: { price: 10 } }, { $sort: { qty: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }),
    ).toEqual([{ _id: 3 }]);
    expect(await indexUses(orders, name)).toBe(1);
  });

  it('serves its results through a cursor', async () => {
    const cursor = orders.aggregate([{ $sort: { _id: 1 } }], { batchSize: 1 });
    expect((await cursor.toArray()).map(({ _id }) => _id as unknown)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    [[{ $foo: {} }], 40324],
    [[{ $match: {} }, { $changeStream: {} }], 40602],
    [[{ $geoNear: {} }], 115],
    [[{ $group: { n: { $sum: 1 } } }], 15955],
    [[{ $group: { _id: 1, n: { $nothing: 1 } } }], 15952],
    [[{ $project: {} }], 51272],
    [[{ $project: { a: { $function: { body: 'x', args: [], lang: 'js' } } } }], 115],
    [[{ $out: 'x' }, { $match: {} }], 40601],
    [[{ $limit: 0 }], 15958],
    [[{ a: 1, b: 2 }], 40323],
  ])('%j is refused with code %i', async (pipeline, code) => {
    await expect(run(...pipeline)).rejects.toMatchObject({ code });
  });
});

describe('$lookup', () => {
  it('joins by fields, also with null and through arrays, by the foreign index', async () => {
    const name = await goods.createIndex({ sku: 1 });
    const found = await run(
      { $lookup: { from: goods.collectionName, localField: 'item', foreignField: 'sku', as: 'good' } },
      { $project: { ids: '$good._id' } },
    );
    expect(found).toEqual([
      { _id: 1, ids: [10] },
      { _id: 2, ids: [11, 13] },
      { _id: 3, ids: [10] },
      { _id: 4, ids: [12] },
    ]);
    expect(await indexUses(goods, name)).toBe(4);
  });

  it('joins by each element of a local array', async () => {
    const found = await goods
      .aggregate([
        { $match: { _id: 13 } },
        { $lookup: { from: orders.collectionName, localField: 'sku', foreignField: 'item', as: 'o' } },
        { $project: { ids: '$o._id' } },
      ])
      .toArray();
    expect(found).toEqual([{ _id: 13, ids: [2] }]);
  });

  it('joins by a pipeline with variables, and by fields and a pipeline together', async () => {
    const pipeline = [{ $match: { $expr: { $gte: ['$stock', '$$needed'] } } }, { $project: { _id: 1 } }];
    const byPipeline = await run(
      { $lookup: { from: goods.collectionName, let: { needed: '$qty' }, pipeline, as: 'enough' } },
      { $project: { enough: 1 } },
    );
    expect(byPipeline[0]?.enough).toEqual([{ _id: 10 }, { _id: 12 }]);
    const both = await run(
      {
        $lookup: {
          from: goods.collectionName,
          localField: 'item',
          foreignField: 'sku',
          let: { needed: '$qty' },
          pipeline,
          as: 'enough',
        },
      },
      { $project: { enough: 1 } },
    );
    expect(both.map(({ enough }) => enough as unknown)).toEqual([
      [{ _id: 10 }],
      [{ _id: 13 }],
      [{ _id: 10 }],
      [],
    ]);
  });

  it('follows a graph', async () => {
    const people = server.collection();
    await people.insertMany([
      { _id: 1 as never, name: 'a' },
      { _id: 2 as never, name: 'b', boss: 'a' },
      { _id: 3 as never, name: 'c', boss: 'b' },
    ]);
    const graph = {
      from: people.collectionName,
      startWith: '$boss',
      connectFromField: 'boss',
      connectToField: 'name',
      as: 'line',
    };
    const found = await people.aggregate([{ $match: { _id: 3 } }, { $graphLookup: graph }]).toArray();
    expect((found[0]?.line as Document[]).map(({ name }) => name as string).sort()).toEqual(['a', 'b']);
  });
});

describe('$merge and $out', () => {
  it('merge into documents of the same _id, insert the others, and survive a restart', async () => {
    const target = server.collection();
    await target.insertOne({ _id: 'a' as never, kept: true, n: 0 });
    const stages = [{ $match: { item: { $ne: null } } }, { $group: { _id: '$item', n: { $sum: 1 } } }];
    await run(...stages, { $merge: { into: target.collectionName } });
    expect(await target.find({}, { sort: { _id: 1 } }).toArray()).toEqual([
      { _id: 'a', kept: true, n: 2 },
      { _id: 'b', n: 1 },
    ]);
    await run(...stages, {
      $merge: {
        into: target.collectionName,
        whenMatched: [{ $set: { n: { $add: ['$n', '$$new.n'] } } }],
        whenNotMatched: 'discard',
      },
    });
    expect((await target.findOne({ _id: 'a' as never }))?.n).toBe(4);
  });

  it('merges by the fields of a unique index only', async () => {
    const target = server.collection();
    const stages = [{ $project: { _id: 0, k: '$_id', v: '$qty' } }];
    const into = { into: target.collectionName, on: 'k', whenMatched: 'replace' };
    await expect(run(...stages, { $merge: into })).rejects.toMatchObject({ code: 51183 });
    await target.createIndex({ k: 1 }, { unique: true });
    await run(...stages, { $merge: into });
    await run(...stages, { $merge: into });
    expect(await target.countDocuments()).toBe(4);
  });

  it('replaces a collection', async () => {
    const target = server.collection();
    await target.insertOne({ old: true });
    await run({ $match: { _id: 1 } }, { $project: { item: 1 } }, { $out: target.collectionName });
    expect(await target.find().toArray()).toEqual([{ _id: 1, item: 'a' }]);
  });
});
