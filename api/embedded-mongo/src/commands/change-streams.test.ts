import { type ChangeStream, type Document, Timestamp } from 'mongodb';
import { eventually, startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function take(stream: ChangeStream, count: number): Promise<Document[]> {
  const events: Document[] = [];
  while (events.length < count) events.push(await stream.next());
  return events;
}

/** A stream that is open on the server: the driver opens it when it is first read. */
async function opened(stream: ChangeStream): Promise<ChangeStream> {
  await stream.tryNext();
  return stream;
}

/** Opens a stream and asks for its next batch, with ten minutes of patience; in a list, so that nobody awaits it by mistake. */
async function waitForNews({ client }: TestServer): Promise<[batch: Promise<Document[]>]> {
  const db = client.db('test');
  const { cursor } = await db.command({ aggregate: 1, pipeline: [{ $changeStream: {} }], cursor: {} });
  const getMore = { getMore: cursor.id, collection: '$cmd.aggregate', maxTimeMS: 600_000 };
  return [db.command(getMore).then((answer) => answer.cursor.nextBatch)];
}

describe('a change stream', () => {
  it('tells what is written to any collection of its database, in order, and nothing else', async () => {
    const [one, other] = [server.collection(), server.collection()];
    await one.insertOne({ _id: 0 as never });
    const stream = await opened(server.client.db('test').watch());
    await one.insertOne({ _id: 1 as never, a: 1 });
    await server.client.db('elsewhere').collection('x').insertOne({});
    await other.insertOne({ _id: 2 as never });
    await one.updateOne({ _id: 1 as never }, { $set: { a: 2 } });
    await one.deleteOne({ _id: 0 as never });
    const events = await take(stream, 4);
    expect(
      events.map(({ operationType, ns, documentKey, fullDocument }) => [
        operationType,
        ns.coll,
        documentKey._id,
        fullDocument?.a,
      ]),
    ).toEqual([
      ['insert', one.collectionName, 1, 1],
      ['insert', other.collectionName, 2, undefined],
      ['replace', one.collectionName, 1, 2],
      ['delete', one.collectionName, 0, undefined],
    ]);
    const times = events.map(({ clusterTime }) => clusterTime as Timestamp);
    expect(times.every((time, at) => at === 0 || time.gt(times[at - 1] ?? time))).toBe(true);
    await stream.close();
  });

  it('answers who waits as soon as something is written', async () => {
    const things = server.collection();
    const [batch] = await waitForNews(server);
    await things.insertOne({ a: 1 });
    expect(await batch).toMatchObject([{ operationType: 'insert', fullDocument: { a: 1 } }]);
  });

  it('leaves out what its pipeline does, and shows fields as it says', async () => {
    const things = server.collection();
    const stream = await opened(
      things.watch([{ $match: { operationType: 'delete' } }, { $project: { documentKey: 1 } }]),
    );
    await things.insertOne({ _id: 1 as never });
    await things.deleteOne({ _id: 1 as never });
    const event = (await stream.next()) as Document;
    expect(Object.keys(event)).toEqual(['_id', 'documentKey']);
    expect(event.documentKey).toEqual({ _id: 1 });
    await stream.close();
  });

  it('tells of documents that expire and of collections that are dropped', async () => {
    const things = server.collection();
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    const stream = await opened(things.watch());
    await things.insertOne({ _id: 1 as never, at: new Date(0) });
    expect((await take(stream, 2)).map(({ operationType }) => operationType)).toEqual(['insert', 'delete']);
    await things.drop();
    expect((await take(stream, 1))[0]).toMatchObject({ operationType: 'drop' });
    await stream.close();
  });

  it.each<[string, Document[], number]>([
    ['an earlier moment', [{ $changeStream: { startAtOperationTime: new Timestamp(1n) } }], 286],
    ['documents as they were', [{ $changeStream: { fullDocumentBeforeChange: 'required' } }], 115],
    ['a stage that gathers', [{ $changeStream: {} }, { $group: { _id: 1 } }], 115],
    ['an unknown stage', [{ $changeStream: {} }, { $nothing: 1 }], 115],
    ['a second place', [{ $match: {} }, { $changeStream: {} }], 40602],
  ])('is refused with %s', async (_name, pipeline, code) => {
    const opening = server.client.db('test').command({ aggregate: 1, pipeline, cursor: {} });
    await expect(opening).rejects.toMatchObject({ code });
  });

  it('does not hold up a stop', async () => {
    const own = await startTestServer();
    const [batch] = await waitForNews(own);
    await own.client.db('test').command({ ping: 1 });
    // Whether the answer still arrives depends on who is faster; what counts is that the stop ends.
    const [stopped] = await Promise.allSettled([own.engine.stop(), batch]);
    expect(stopped.status).toBe('fulfilled');
    await own.client.close();
  });
});

describe('a snapshot session', () => {
  it('reads by _id what was there at its first read, whatever is written later', async () => {
    const [one, other] = [server.collection(), server.collection()];
    await one.insertMany([1, 2, 3].map((id) => ({ _id: id as never, a: id })));
    await server.client.withSession({ snapshot: true }, async (session) => {
      await one.find({ _id: 1 as never }, { session }).toArray();
      await one.updateOne({ _id: 1 as never }, { $set: { a: 10 } });
      await one.updateOne({ _id: 1 as never }, { $set: { a: 11 } });
      await one.deleteOne({ _id: 2 as never });
      await one.insertOne({ _id: 4 as never });
      await other.insertOne({ _id: 1 as never });
      const ids = [1, 2, 3, 4] as never[];
      expect(await one.find({ _id: { $in: ids } }, { session, batchSize: 1 }).toArray()).toEqual([
        { _id: 1, a: 1 },
        { _id: 2, a: 2 },
        { _id: 3, a: 3 },
      ]);
      expect(await other.find({ _id: { $in: ids } }, { session }).toArray()).toEqual([]);
    });
    expect(await one.findOne({ _id: 1 as never })).toEqual({ _id: 1, a: 11 });
  });

  it('says so where its moment is not kept, or the collection was dropped since', async () => {
    const things = server.collection();
    await things.insertOne({ _id: 1 as never });
    await server.client.withSession({ snapshot: true }, async (session) => {
      await things.find({ _id: 1 as never }, { session }).toArray();
      await things.drop();
      await expect(things.find({ _id: 1 as never }, { session }).toArray()).rejects.toMatchObject({
        code: 246,
      });
    });
    const readConcern = { level: 'snapshot', atClusterTime: new Timestamp(1n) };
    const reading = server.client.db('test').command({ find: 'x', filter: { _id: 1 }, readConcern });
    await expect(reading).rejects.toMatchObject({ code: 246 });
  });

  it.each<[string, Document]>([
    ['another field', { filter: { a: 1 } }],
    ['a range', { filter: { _id: { $gt: 1 } } }],
    ['a sort', { filter: { _id: 1 }, sort: { a: 1 } }],
  ])('is refused with %s', async (_name, more) => {
    const reading = server.client
      .db('test')
      .command({ find: 'x', ...more, readConcern: { level: 'snapshot' } });
    await expect(reading).rejects.toMatchObject({ code: 115 });
  });
});

it('a stream and a snapshot end when a full disk has taken back what was written', async () => {
  let isFull = false;
  const own = await startTestServer({
    spaceCheckMs: 20,
    disk: {
      write: async (file, parts, position) => {
        if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
        await file.writev(parts, position);
      },
    },
  });
  const things = own.collection();
  await things.insertOne({ _id: 1 as never });
  const stream = await opened(things.watch());
  await own.client.withSession({ snapshot: true }, async (session) => {
    await things.find({ _id: 1 as never }, { session }).toArray();
    isFull = true;
    await expect(things.insertOne({ _id: 2 as never })).rejects.toMatchObject({ code: 14031 });
    isFull = false;
    await eventually(() =>
      things.insertOne({ _id: 3 as never }).then(
        () => true,
        () => false,
      ),
    );
    const reading = things.find({ _id: 1 as never }, { session }).toArray();
    await expect(reading).rejects.toMatchObject({ code: 246 });
  });
  await expect(stream.next()).rejects.toMatchObject({ code: 286 });
  await stream.close();
  await own.stop();
});

it('writes go on where the pipeline of a stream fails, and the stream says why', async () => {
  const things = server.collection();
  const stream = await opened(
    things.watch([{ $project: { x: { $divide: [1, { $ifNull: ['$fullDocument.a', 1] }] } } }]),
  );
  await things.insertOne({ a: 0 });
  expect(await things.countDocuments()).toBe(1);
  await expect(stream.next()).rejects.toThrow(/divide/);
  await stream.close();
});
