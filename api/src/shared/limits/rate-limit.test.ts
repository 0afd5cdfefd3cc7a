import { KEPT_SECONDS } from '@atoll/contracts/kept-for';
import { testDatabase } from '../../../test/database';
import { stopClock } from '../../../test/stop-clock';
import { AppError } from '../errors/app-error';
import { buildIndexes, connectMongo } from '../mongo/connection';
import { ownLimit, sharedLimit, type Limit, type RateLimit } from './rate-limit';
import { rateLimitModel } from './rate-limit.model';

const LIMIT: Limit = { name: 'test', most: 3, windowSeconds: 120, complaint: 'Too many of these' };

async function outcomes(limit: RateLimit, who: string, times: number): Promise<string[]> {
  const results = await Promise.allSettled(Array.from({ length: times }, () => limit.count(who)));
  return results.map((result) =>
    result.status === 'fulfilled' ? 'counted' : String((result.reason as AppError).code),
  );
}

const refused = (all: string[]) => all.filter((each) => each === 'RATE_LIMITED').length;

describe('a shared limit', () => {
  const database = testDatabase();

  beforeEach(async () => {
    await database().connection.dropDatabase();
    sharedLimit(database().connection, LIMIT);
    await buildIndexes(database().connection);
  });

  it('two instances count together, also where they begin at once', async () => {
    const other = await connectMongo(database().uri);
    const limits = [sharedLimit(database().connection, LIMIT), sharedLimit(other, LIMIT)];
    const all = await Promise.all(limits.map((limit) => outcomes(limit, 'ada', 5)));
    expect(refused(all.flat())).toBe(7);
    await other.close();
  });

  it('is counted for each apart, and for each limit', async () => {
    const { connection } = database();
    expect(refused(await outcomes(sharedLimit(connection, LIMIT), 'ada', 4))).toBe(1);
    expect(refused(await outcomes(sharedLimit(connection, LIMIT), 'bob', 3))).toBe(0);
    expect(refused(await outcomes(sharedLimit(connection, { ...LIMIT, name: 'other' }), 'ada', 3))).toBe(0);
  });

  it('says how much is allowed and when to come back', async () => {
    stopClock();
    const limit = sharedLimit(database().connection, { ...LIMIT, most: 1 });
    await limit.count('ada');
    const error = await limit.count('ada').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      retryAfterSeconds: 120,
      message: 'Too many of these: 1 in 2 minutes are allowed. Please try again in 2 minutes.',
    });
  });

  it.each([
    [45, '45 seconds'],
    [60, '1 minute'],
    [121, '3 minutes'],
    [3_600, '60 minutes'],
  ])('says a wait of %p s as %p', async (windowSeconds, words) => {
    stopClock();
    const limit = ownLimit({ ...LIMIT, most: 1, windowSeconds });
    await limit.count('ada');
    await expect(limit.count('ada')).rejects.toMatchObject({
      message: `Too many of these: 1 in ${words} are allowed. Please try again in ${words}.`,
    });
  });

  it('begins anew when its time is over', async () => {
    const limit = sharedLimit(database().connection, { ...LIMIT, most: 1 });
    await limit.count('ada');
    await rateLimitModel(database().connection).updateMany({}, { expire: new Date(Date.now() - 1) });
    expect(await outcomes(limit, 'ada', 2)).toEqual(['counted', 'RATE_LIMITED']);
  });

  it('can be looked at without counting, and begun anew', async () => {
    const limit = sharedLimit(database().connection, { ...LIMIT, most: 1 });
    for (let looks = 0; looks < 3; looks += 1) await limit.check('ada');
    await limit.count('ada');
    await expect(limit.check('ada')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await limit.forget('ada');
    await limit.check('ada');
    expect(await outcomes(limit, 'ada', 1)).toEqual(['counted']);
  });

  it('HOM-19: counts for no longer than /privacy says', () => {
    const windowSeconds = KEPT_SECONDS.limit + 1;
    expect(() => sharedLimit(database().connection, { ...LIMIT, windowSeconds })).toThrow(RangeError);
  });

  it('without the database nothing is let through uncounted', async () => {
    const closed = await connectMongo(database().uri);
    const limit = sharedLimit(closed, LIMIT);
    await closed.destroy();
    await expect(limit.count('ada')).rejects.not.toBeInstanceOf(AppError);
  });
});

it('a limit of one instance counts in its memory', async () => {
  const limit = ownLimit(LIMIT);
  expect(refused(await outcomes(limit, 'ada', 5))).toBe(2);
  expect(refused(await outcomes(limit, 'bob', 3))).toBe(0);
});
