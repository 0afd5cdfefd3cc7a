import { testDatabase } from '../../../test/database';
import { buildRelease } from '../../../test/release-folder';
import { buildTestSite } from '../../../test/site';

const onEngine = process.env.MONGODB_URI ? describe.skip : describe;

describe('health', () => {
  const database = testDatabase();

  it('is fine while the database answers', async () => {
    const { app } = await buildTestSite(database().connection);
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    await app.close();
  });
});

// A test may end its own engine, not the database that somebody lent it.
onEngine('a lost database', () => {
  const database = testDatabase();

  it('drops readiness, keeps liveness and the pages, and ends in envelopes', async () => {
    const { app, publisher } = await buildTestSite(database().connection);
    const { folder, release } = await buildRelease('mfe-hotels', 'one');
    await publisher.publishRelease(folder);
    expect((await app.inject('/hotels')).statusCode).toBe(200);
    await database().stopServer();

    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json().code).toBe('OVERLOADED');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const page = await app.inject('/hotels');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(release.hash);
    const list = await app.inject('/api/releases/mfe-hotels');
    expect(list.statusCode).toBe(503);
    expect(list.headers['retry-after']).toBe('5');
    await app.close();
  });
});
