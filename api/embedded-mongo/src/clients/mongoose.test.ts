import mongoose, { type Connection, Schema, type Types } from 'mongoose';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let connection: Connection;
let People: ReturnType<typeof definePeople>;

beforeAll(async () => {
  server = await startTestServer();
  connection = await mongoose.createConnection(server.engine.uri, { dbName: 'mongoose' }).asPromise();
  People = definePeople();
});
afterAll(async () => {
  await connection.close();
  await server.stop();
});

interface Person {
  name: string;
  email: string;
  age?: number;
  tags: string[];
  friends: Types.ObjectId[];
  address?: { city: string };
}

const personSchema = new Schema<Person>(
  {
    name: { type: String, required: true },
    email: { type: String, unique: true },
    age: Number,
    tags: [String],
    friends: [{ type: Schema.Types.ObjectId, ref: 'Person' }],
    address: { city: String },
  },
  { timestamps: true, optimisticConcurrency: true },
);

function definePeople() {
  return connection.model('Person', personSchema);
}

beforeEach(async () => {
  await People.init();
  await People.deleteMany({});
});

describe('mongoose', () => {
  it('makes the indexes of a schema and reports E11000 with key and value', async () => {
    await People.create({ name: 'Ada', email: 'ada@x.org' });
    await expect(People.create({ name: 'Eve', email: 'ada@x.org' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'ada@x.org' },
    });
    expect(await People.countDocuments()).toBe(1);
    expect(await People.syncIndexes()).toEqual([]);
    expect(await People.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
  });

  it('validates, saves changes only, and keeps timestamps', async () => {
    await expect(People.create({ email: 'x' })).rejects.toThrow(/`name` is required/);
    const ada = await People.create({ name: 'Ada', email: 'a', tags: ['x'] });
    const created = ada.get('createdAt') as Date;
    ada.set('address.city', 'Turin');
    ada.tags.push('y');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await ada.save();
    const found = await People.findOne({ tags: 'y', 'address.city': 'Turin' }).lean<
      Person & { createdAt: Date; updatedAt: Date }
    >();
    expect(found).toMatchObject({ name: 'Ada', tags: ['x', 'y'], createdAt: created });
    expect(found?.updatedAt.getTime()).toBeGreaterThan(created.getTime());
  });

  it('refuses to save a document that someone else has changed', async () => {
    const { _id } = await People.create({ name: 'Ada', email: 'a' });
    const [first, second] = [await People.findById(_id), await People.findById(_id)];
    first?.set('age', 36);
    await first?.save();
    second?.set('age', 37);
    await expect(second?.save()).rejects.toBeInstanceOf(mongoose.Error.VersionError);
    expect((await People.findById(_id).lean<Person>())?.age).toBe(36);
  });

  it('populates references, with conditions too', async () => {
    const [bob, eve] = await People.create([
      { name: 'Bob', email: 'b', age: 5 },
      { name: 'Eve', email: 'e', age: 50 },
    ]);
    await People.create({
      name: 'Ada',
      email: 'a',
      friends: [bob, eve].flatMap((person) => person?._id ?? []),
    });
    const ada = await People.findOne({ name: 'Ada' })
      .populate('friends', 'name')
      .lean<{ friends: Person[] }>();
    expect(ada?.friends.map(({ name }) => name)).toEqual(['Bob', 'Eve']);
    const matched = await People.findOne({ name: 'Ada' })
      .populate({ path: 'friends', match: { age: { $gt: 10 } } })
      .lean<{ friends: Person[] }>();
    expect(matched?.friends.map(({ name }) => name)).toEqual(['Eve']);
  });

  it('iterates with a cursor, in batches', async () => {
    await People.insertMany(
      Array.from({ length: 350 }, (_, n) => ({ name: `n${n}`, email: `${n}`, age: n })),
    );
    let sum = 0;
    for await (const person of People.find().sort({ age: 1 }).batchSize(50).lean<Person>().cursor())
      sum += person.age ?? 0;
    expect(sum).toBe((349 * 350) / 2);
  });

  it('updates, upserts and removes atomically', async () => {
    const upserted = await People.findOneAndUpdate(
      { email: 'new' },
      { $set: { name: 'New' }, $setOnInsert: { age: 1 }, $addToSet: { tags: 'x' } },
      { upsert: true, returnDocument: 'after' },
    );
    expect(upserted).toMatchObject({ name: 'New', age: 1, email: 'new' });
    await People.updateOne({ email: 'new' }, { $inc: { age: 5 }, $pull: { tags: 'x' } });
    expect(await People.findOneAndDelete({ email: 'new' }).lean()).toMatchObject({ age: 6, tags: [] });
  });

  it('writes in bulk and aggregates', async () => {
    const result = await People.bulkWrite([
      { insertOne: { document: { name: 'A', email: 'a', age: 1, tags: ['x', 'y'], friends: [] } } },
      { insertOne: { document: { name: 'B', email: 'b', age: 2, tags: ['x'], friends: [] } } },
      { updateOne: { filter: { email: 'b' }, update: { $inc: { age: 10 } } } },
      { updateOne: { filter: { email: 'c' }, update: { $set: { name: 'C' } }, upsert: true } },
      { deleteOne: { filter: { email: 'none' } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 2, modifiedCount: 1, upsertedCount: 1, deletedCount: 0 });
    const byTag = await People.aggregate([
      { $unwind: '$tags' },
      { $group: { _id: '$tags', age: { $sum: '$age' } } },
      { $sort: { _id: 1 } },
    ]);
    expect(byTag).toEqual([
      { _id: 'x', age: 13 },
      { _id: 'y', age: 1 },
    ]);
  });
});
