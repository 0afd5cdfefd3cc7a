import { type Collection, type Document, ObjectId } from 'mongodb';
import { indexUses, startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let orders: Collection<Document>;
let goods: Collection<Document>;
let plainGoods: Collection<Document>;

const owner = new ObjectId();
const stock: Document[] = [
  { sku: 'a', n: 1, owner },
  { sku: 'b', n: 2 },
  { sku: ['a', 'b'], n: 3 },
  { sku: null, n: 4 },
  { n: 5 },
  { sku: 7, n: 6, place: { shelf: 3 } },
  { sku: [], n: 7, place: [{ shelf: 3 }, { shelf: 4 }] },
  { sku: '$a', n: 8 },
  { sku: 'A', n: 9, place: { shelf: [3] } },
];
const wanted: Document[] = [
  { _id: 1, item: 'a' },
  { _id: 2, item: 'b' },
  { _id: 3, item: 7 },
  { _id: 4, item: null },
  { _id: 5 },
  { _id: 6, item: ['a', 'b'] },
  { _id: 7, item: owner },
];

beforeAll(async () => {
  server = await startTestServer();
  [orders, goods, plainGoods] = [server.collection(), server.collection(), server.collection()];
  await orders.insertMany(wanted);
  await goods.insertMany(stock.map((doc) => ({ ...doc })));
  await plainGoods.insertMany(stock.map((doc) => ({ ...doc })));
  await goods.createIndex({ sku: 1 });
  await goods.createIndex({ owner: 1 }, { sparse: true });
  await goods.createIndex({ 'place.shelf': 1 });
});
afterAll(() => server.stop());

const scans = async (): Promise<number> => {
  const status = await server.client.db('test').command({ serverStatus: 1 });
  return (status as { metrics: { queryExecutor: { collectionScans: { total: number } } } }).metrics
    .queryExecutor.collectionScans.total;
};

const lookup = (from: Collection<Document>, rest: Document): Document[] => [
  { $lookup: { from: from.collectionName, as: 'found', ...rest } },
  { $project: { 'found._id': 0 } },
];
/** What was found, row by row: an index finds it in the order of its keys. */
const run = async (from: Collection<Document>, join: Document): Promise<Document[][]> => {
  const rows = await orders.aggregate<{ found: Document[] }>(lookup(from, join)).toArray();
  return rows.map(({ found }) => found.sort((a, b) => Number(a.n) - Number(b.n)));
};
const byEquality = (eq: unknown[]): Document => ({
  let: { item: '$item' },
  pipeline: [{ $match: { $expr: { $eq: eq } } }],
});

const joins: [string, Document][] = [
  ['by fields', { localField: 'item', foreignField: 'sku' }],
  ['by fields and a pipeline', { localField: 'item', foreignField: 'sku', pipeline: [{ $match: { n: { $gt: 1 } } }] }],
  ['by let and $expr', byEquality(['$sku', '$$item'])],
  ['by let and $expr, the other way round', byEquality(['$$item', '$sku'])],
  [
    'by $and in $expr',
    {
      let: { item: '$item' },
      pipeline: [{ $match: { $expr: { $and: [{ $eq: ['$sku', '$$item'] }, { $gt: ['$n', 1] }] } } }],
    },
  ],
  [
    'by $expr beside other conditions',
    { let: { item: '$item' }, pipeline: [{ $match: { n: { $lt: 9 }, $expr: { $eq: ['$sku', '$$item'] } } }] },
  ],
]; // prettier-ignore

describe('$lookup', () => {
  it.each(joins)('%s finds the same with and without an index', async (_, join) => {
    const indexed = await run(goods, join);
    expect(indexed).toEqual(await run(plainGoods, join));
    expect(indexed.flat().length).toBeGreaterThan(0);
  });

  it.each(joins)('%s uses the index for each row that has one value', async (_, join) => {
    const uses = await indexUses(goods, 'sku_1');
    const before = await scans();
    await orders.aggregate([{ $match: { _id: { $in: [1, 2, 3] } } }, ...lookup(goods, join)]).toArray();
    expect((await indexUses(goods, 'sku_1')) - uses).toBe(3);
    expect((await scans()) - before).toBe(0);
  });

  it('by a sparse index and by a field within arrays finds the same, too', async () => {
    for (const eq of [
      ['$owner', '$$item'],
      ['$place.shelf', 3],
      ['$place.shelf', { $literal: 3 }],
    ]) {
      expect(await run(goods, byEquality(eq))).toEqual(await run(plainGoods, byEquality(eq)));
    }
  });
});

describe('$expr equality', () => {
  it.each<[string, Document, Document]>([
    ['a constant', { $expr: { $eq: ['$sku', 'a'] } }, {}],
    ['a literal that looks like a field', { $expr: { $eq: ['$sku', { $literal: '$a' }] } }, {}],
    ['a variable of let', { $expr: { $eq: ['$sku', '$$wanted'] } }, { let: { wanted: 'b' } }],
    [
      'a field of a variable',
      { $expr: { $eq: ['$sku', '$$wanted.code'] } },
      { let: { wanted: { code: 7 } } },
    ],
  ])('with %s goes through the index', async (_, filter, options) => {
    const uses = await indexUses(goods, 'sku_1');
    const found = await goods.find(filter, { ...options, projection: { _id: 0 } }).toArray();
    expect(found).toEqual(await plainGoods.find(filter, { ...options, projection: { _id: 0 } }).toArray());
    expect(found).toHaveLength(1);
    expect((await indexUses(goods, 'sku_1')) - uses).toBe(1);
  });

  it.each<[string, Document]>([
    ['another field', { $expr: { $eq: ['$sku', '$n'] } }],
    ['null', { $expr: { $eq: ['$sku', null] } }],
    ['an array', { $expr: { $eq: ['$sku', ['a', 'b']] } }],
    ['a negation', { $expr: { $not: [{ $eq: ['$sku', 'a'] }] } }],
    ['a choice', { $expr: { $or: [{ $eq: ['$sku', 'a'] }, { $eq: ['$n', 2] }] } }],
    ['the whole document', { $expr: { $eq: ['$$ROOT.sku', 'a'] } }],
  ])('with %s finds the same as without an index', async (_, filter) => {
    const found = await goods.find(filter, { projection: { _id: 0 } }).toArray();
    expect(found).toEqual(await plainGoods.find(filter, { projection: { _id: 0 } }).toArray());
  });

  it('with let narrows updates and removals as well', async () => {
    const uses = await indexUses(goods, 'sku_1');
    const filter = { $expr: { $eq: ['$sku', '$$wanted'] } };
    const update = { q: filter, u: { $set: { seen: true } }, multi: true };
    const result = await server.client
      .db('test')
      .command({ update: goods.collectionName, updates: [update], let: { wanted: 'b' } });
    expect(result).toMatchObject({ n: 1, nModified: 1 });
    expect((await indexUses(goods, 'sku_1')) - uses).toBe(1);
    await goods.updateMany({}, { $unset: { seen: '' } });
  });
});
