import { testDatabase } from '../../../test/database';
import { buildIndexes, connectMongo } from '../mongo/connection';
import { ownQueue, QueueFull, sharedQueue, type CallQueue } from './call-queue';

/** Short, so that a test need not wait: only that turns are never closer is looked at. */
const GAP_MS = 60;
const OPTIONS = { name: 'test', gapMs: GAP_MS, waiting: 8 };

/** A timer may ring a moment before its time. */
const LEAST_GAP_MS = GAP_MS - 2;

/** How long calls that all come at once take until the last one has had its turn; on a busy machine longer. */
async function untilTheLast(queues: readonly CallQueue[]): Promise<number> {
  const beganAt = Date.now();
  await Promise.all(queues.map((queue) => queue()));
  return Date.now() - beganAt;
}

it('MAP-24, C9: one call at a time, with the gap between any two', async () => {
  const queue = ownQueue(OPTIONS);
  expect(await untilTheLast([queue, queue, queue, queue])).toBeGreaterThanOrEqual(3 * LEAST_GAP_MS);
});

it('refuses at once where as many wait as may', async () => {
  const queue = ownQueue({ ...OPTIONS, waiting: 1 });
  const outcomes = await Promise.allSettled([queue(), queue(), queue()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes[2]).toMatchObject({ reason: expect.any(QueueFull) as unknown });
});

describe('shared by instances', () => {
  const database = testDatabase();
  beforeAll(async () => {
    sharedQueue(database().connection, OPTIONS);
    await buildIndexes(database().connection);
  });

  it('MAP-24, C9: two instances take turns together', async () => {
    const other = await connectMongo(database().uri);
    const queues = [sharedQueue(database().connection, OPTIONS), sharedQueue(other, OPTIONS)];
    const tookMs = await untilTheLast([...queues, ...queues, ...queues]);
    await other.close();
    expect(tookMs).toBeGreaterThanOrEqual(5 * LEAST_GAP_MS);
  });

  it('fails where the database does, and nobody is asked out of turn', async () => {
    const closed = await connectMongo(database().uri);
    const queue = sharedQueue(closed, OPTIONS);
    await closed.close();
    await expect(queue()).rejects.toThrow();
  });
});
