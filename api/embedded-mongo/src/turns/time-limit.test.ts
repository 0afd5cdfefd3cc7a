import type { Collection, Document } from 'mongodb';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let things: Collection<Document>;

beforeAll(async () => {
  server = await startTestServer();
  things = server.collection();
  await server.client.db('test').createCollection(`${'a'.repeat(60)}b`);
  await things.insertMany([
    { _id: 1 as never, text: `${'a'.repeat(60)}b`, list: [`${'a'.repeat(60)}b`] },
    { _id: 2 as never, text: 'short', list: [] },
  ]);
  const many = Array.from({ length: 20_000 }, (_, n) => ({ n, text: `text ${n}`, kind: 'many' }));
  await things.insertMany(many);
});
afterAll(() => server.stop());

/** Takes longer than the universe is old on sixty letters that are not followed by the end. */
const forEver = '^(a+)+$';
const maxTimeMS = 60;
const slow = { $expr: { $eq: [{ $concat: ['$text', { $toString: '$n' }] }, 'nothing'] } };

describe('maxTimeMS', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['find', () => things.find({ text: { $regex: forEver } }, { maxTimeMS }).toArray()],
    ['find by a list of patterns', () => things.find({ text: { $in: [/x/, /^(a+)+$/] } }, { maxTimeMS }).toArray()],
    ['find by an expression', () => things.find({ $expr: { $regexMatch: { input: '$text', regex: forEver } } }, { maxTimeMS }).toArray()],
    ['a projection', () => things.find({ _id: 1 as never }, { maxTimeMS, projection: { hit: { $regexMatch: { input: '$text', regex: forEver } } } }).toArray()],
    ['countDocuments', () => things.countDocuments({ text: { $regex: forEver } }, { maxTimeMS })],
    ['distinct', () => things.distinct('text', { text: { $regex: forEver } }, { maxTimeMS })],
    ['aggregate', () => things.aggregate([{ $match: { text: { $regex: forEver } } }], { maxTimeMS }).toArray()],
    ['a later stage', () => things.aggregate([{ $limit: 1 }, { $project: { hit: { $regexMatch: { input: '$text', regex: forEver } } } }], { maxTimeMS }).toArray()],
    ['a group', () => things.aggregate([{ $group: { _id: { $regexMatch: { input: '$text', regex: forEver } } } }], { maxTimeMS }).toArray()],
    ['updateMany', () => things.updateMany({ text: { $regex: forEver } }, { $set: { x: 1 } }, { maxTimeMS })],
    ['an update by a pattern', () => things.updateMany({ _id: 1 as never }, { $pull: { list: { $regex: forEver } } } as never, { maxTimeMS })],
    ['an update pipeline', () => things.updateMany({ _id: 1 as never }, [{ $set: { x: { $regexMatch: { input: '$text', regex: forEver } } } }], { maxTimeMS })],
    ['deleteMany', () => things.deleteMany({ text: { $regex: forEver } }, { maxTimeMS })],
    ['findOneAndUpdate', () => things.findOneAndUpdate({ text: { $regex: forEver } }, { $set: { x: 1 } }, { maxTimeMS })],
    ['an upsert', () => things.updateMany({ _id: 3 as never }, [{ $set: { x: { $regexMatch: { input: `${'a'.repeat(60)}b`, regex: forEver } } } }], { maxTimeMS, upsert: true })],
    ['the names of collections', () => server.client.db('test').command({ listCollections: 1, filter: { name: { $regex: forEver } }, maxTimeMS })],
    ['a long scan', () => things.find(slow, { maxTimeMS: 1 }).toArray()],
    ['a long sort', () => things.find({ kind: 'many' }, { maxTimeMS: 1 }).sort({ text: 1 }).toArray()],
    ['a long group', () => things.aggregate([{ $group: { _id: { $concat: ['$text', 'x'] } } }], { maxTimeMS: 1 }).toArray()],
  ])('ends %s with MaxTimeMSExpired, and nothing has changed', async (_, work) => {
    await expect(work()).rejects.toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
    expect(await things.countDocuments({ x: { $exists: true } })).toBe(0);
    expect(await things.findOne({ _id: 1 as never })).toMatchObject({ list: [expect.any(String)] });
  }); // prettier-ignore

  it('holds for the batches of a cursor', async () => {
    const projection = { hit: { $regexMatch: { input: '$text', regex: forEver } } };
    const few = { $or: [{ n: { $lt: 6 } }, { _id: 1 as never }] };
    const cursor = things.find(few, { maxTimeMS, projection, sort: { _id: -1 }, batchSize: 2 });
    await expect(cursor.toArray()).rejects.toMatchObject({ code: 50 });
  });

  it('is no limit when it is 0, and what is done in time is answered', async () => {
    expect(await things.find({ text: { $regex: 'sho+rt' } }, { maxTimeMS: 0 }).toArray()).toHaveLength(1);
    expect(await things.countDocuments({ text: /^text \d+$/ }, { maxTimeMS: 60_000 })).toBe(20_000);
  });

  it.each<[unknown, number]>([
    [-1, 2],
    [1.5, 2],
    [2 ** 31, 2],
    ['soon', 14],
  ])('of %p is refused', async (limit, code) => {
    const find = { find: things.collectionName, maxTimeMS: limit };
    await expect(server.client.db('test').command(find)).rejects.toMatchObject({ code });
  });
});

it('a regular expression that would take for ever is given up without a limit, too', async () => {
  await expect(things.countDocuments({ text: { $regex: forEver } })).rejects.toMatchObject({
    code: 51156,
    message: expect.stringContaining('more than 1000 ms') as string,
  });
  expect(await things.findOne({ _id: 2 as never })).toMatchObject({ text: 'short' });
});
