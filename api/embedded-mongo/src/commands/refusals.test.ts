import { type Document, Long, MongoClient, MongoServerError } from 'mongodb';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('what the engine leaves out', () => {
  it.each<[string, Document, number]>([
    ['an unknown command', { frobnicate: 1 }, 59],
    ['explain', { explain: { find: 'x' } }, 115],
    ['mapReduce', { mapReduce: 'x' }, 115],
    ['renameCollection', { renameCollection: 'test.x', to: 'test.y' }, 115],
    ['a capped collection', { create: 'capped', capped: true, size: 100 }, 115],
    ['a time-series collection', { create: 'series', timeseries: { timeField: 't' } }, 115],
    ['a view', { create: 'view', viewOn: 'x', pipeline: [] }, 115],
    ['a tailable cursor', { find: 'x', tailable: true }, 115],
    [
      'a transaction',
      {
        insert: 'x',
        documents: [{}],
        txnNumber: Long.fromNumber(1),
        startTransaction: true,
        autocommit: false,
      },
      20,
    ],
    ['a linearizable read', { find: 'x', readConcern: { level: 'linearizable' } }, 115],
    ['a replicated write', { insert: 'x', documents: [{}], writeConcern: { w: 2 } }, 2],
    ['$where', { find: 'x', filter: { $where: 'true' } }, 115],
    ['$text', { find: 'x', filter: { $text: { $search: 'y' } } }, 115],
    ['a collation of a language', { find: 'x', collation: { locale: 'de' } }, 115],
    [
      'a sort under a collation',
      { find: 'x', sort: { a: 1 }, collation: { locale: 'en', strength: 2 } },
      115,
    ],
    ['an empty batch', { insert: 'x', documents: [] }, 16],
    ['an invalid collection name', { insert: 'a$b', documents: [{}] }, 73],
    ['a system collection', { insert: 'system.views', documents: [{}] }, 73],
    ['a missing cursor option', { aggregate: 'x', pipeline: [] }, 9],
    ['a filter of the wrong type', { find: 'x', filter: 5 }, 14],
    ['a negative skip', { find: 'x', skip: -1 }, 51024],
  ])('refuses %s with its code', async (_name, command, code) => {
    const error = await server.client
      .db('test')
      .command(command)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MongoServerError);
    expect(error).toMatchObject({ code, ok: 0 });
  });

  it('refuses transactions as a standalone server does, and keeps what was there', async () => {
    const things = server.collection();
    const session = server.client.startSession();
    const work = session.withTransaction(() => things.insertOne({ a: 1 }, { session }));
    await expect(work).rejects.toThrow(/does not support retryable writes/);
    await session.endSession();
    expect(await things.countDocuments()).toBe(0);
  });

  it('refuses an invalid regular expression, _id and nested operator', async () => {
    const things = server.collection();
    await expect(things.insertOne({ _id: [1] as never })).rejects.toMatchObject({ code: 53 });
    await expect(things.find({ a: { $regex: '[' } }).toArray()).rejects.toMatchObject({ code: 2 });
    await expect(things.find({ a: { $in: [{ $gt: 1 }] } }).toArray()).rejects.toMatchObject({ code: 2 });
  });
});

describe('the engine', () => {
  it('reports itself as a standalone 7.0 server, to which drivers send no retryable writes', async () => {
    const sent: Document[] = [];
    const hello = await server.client.db('admin').command({ hello: 1 });
    expect(hello).toMatchObject({
      isWritablePrimary: true,
      maxWireVersion: 21,
      logicalSessionTimeoutMinutes: 30,
    });
    expect(hello).not.toHaveProperty('setName');
    expect((await server.client.db('admin').command({ buildInfo: 1 })).version).toMatch(/^7\.0\./);
    const client = new MongoClient(server.engine.uri, { monitorCommands: true, retryWrites: true });
    client.on('commandStarted', ({ command }) => sent.push(command));
    await client.db('test').collection('retry').insertOne({ a: 1 });
    await client.close();
    const insert = sent.find((command) => 'insert' in command);
    expect(insert).toHaveProperty('lsid');
    expect(insert).not.toHaveProperty('txnNumber');
  });

  it('accepts explicit sessions', async () => {
    const things = server.collection();
    await server.client.withSession(async (session) => {
      await things.insertOne({ a: 1 }, { session });
      expect(await things.countDocuments({}, { session })).toBe(1);
    });
  });
});
