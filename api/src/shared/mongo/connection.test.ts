import { testDatabase } from '../../../test/database';
import { BootError } from '../config/boot-error';
import { connectMongo, isDatabaseReady } from './connection';

describe('a database that does not answer', () => {
  it('stops the start with one sentence that hides the password', async () => {
    const failure = await connectMongo('mongodb://user:hunter2@127.0.0.1:9/atoll', {
      bootTimeoutMs: 200,
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BootError);
    expect(String(failure)).toMatch(/127\.0\.0\.1:9\/atoll does not answer .*MONGODB_URI/);
    expect(String(failure)).not.toContain('hunter2');
  });
});

describe('a database that answers', () => {
  const database = testDatabase();

  it('is ready', async () => {
    expect(await isDatabaseReady(database().connection)).toBe(true);
  });

  it('is not ready on a closed connection', async () => {
    const connection = await connectMongo(database().uri);
    await connection.close();
    expect(await isDatabaseReady(connection)).toBe(false);
  });
});
