import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { eventually, startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function limiter(
  tableName: string,
  options: { points: number; duration: number; blockDuration?: number },
): Promise<RateLimiterMongo> {
  const made = new RateLimiterMongo({
    storeClient: server.client,
    dbName: 'limits',
    tableName,
    disableIndexesCreation: true,
    ...options,
  });
  await made.createIndexes();
  return made;
}

describe('rate-limiter-flexible', () => {
  it('counts to its limit and then refuses', async () => {
    const limits = await limiter('simple', { points: 3, duration: 60 });
    for (const left of [2, 1, 0]) expect((await limits.consume('ada')).remainingPoints).toBe(left);
    const refusal: unknown = await limits.consume('ada').catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(RateLimiterRes);
    expect(refusal).toMatchObject({ consumedPoints: 4, remainingPoints: 0 });
    expect((await limits.consume('bob')).remainingPoints).toBe(2);
    expect((await limits.get('ada'))?.consumedPoints).toBe(4);
    expect(await limits.delete('ada')).toBe(true);
    expect(await limits.get('ada')).toBeNull();
  });

  it('loses no point when many count at once', async () => {
    const limits = await limiter('parallel', { points: 1_000, duration: 60 });
    await Promise.all(Array.from({ length: 100 }, () => limits.consume('ada')));
    expect((await limits.get('ada'))?.consumedPoints).toBe(100);
    expect(await server.client.db('limits').collection('parallel').countDocuments()).toBe(1);
  });

  it('starts again when the time is over, whether or not TTL has removed the old count', async () => {
    const limits = await limiter('expiring', { points: 1, duration: 1 });
    const documents = server.client.db('limits').collection('expiring');
    await limits.consume('ada');
    await expect(limits.consume('ada')).rejects.toBeInstanceOf(RateLimiterRes);
    await documents.updateOne({}, { $set: { expire: new Date(Date.now() - 1) } });
    expect((await limits.consume('ada')).consumedPoints).toBe(1);
    await documents.updateOne({}, { $set: { expire: new Date(Date.now() - 1) } });
    await eventually(async () => (await documents.countDocuments()) === 0);
    expect((await limits.consume('ada')).consumedPoints).toBe(1);
  });

  it('blocks for as long as it is told', async () => {
    const limits = await limiter('blocking', { points: 1, duration: 1, blockDuration: 600 });
    await limits.consume('ada');
    await limits.consume('ada').catch(() => undefined);
    const blocked = await limits.get('ada');
    expect(blocked?.msBeforeNext).toBeGreaterThan(500_000);
  });
});
