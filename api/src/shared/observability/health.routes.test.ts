import { API_PATHS } from '@atoll/contracts/api-paths';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { linkTo } from '../../../test/database-link';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { startFillableDatabase } from '../../../test/full-disk';
import { buildRelease } from '../../../test/release-folder';
import { buildTestSite } from '../../../test/site';
import { stopIntervals } from '../../../test/stop-clock';
import { connectMongo } from '../mongo/connection';
import { createLogger } from './logger';

describe('health', () => {
  const database = testDatabase();

  it('is fine while the database answers', async () => {
    const { app } = await buildTestSite(database().connection);
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    await app.close();
  });

  it('is not ready before the process keeps up with what it is asked, and refuses nothing meanwhile', async () => {
    const env = { LOAD_SHEDDING: 'on' };
    // The event loop is looked at when the test says so: a busy machine may take longer to ask than to settle.
    const pass = stopIntervals();
    const { app } = await buildTestSite(database().connection, { env });
    const starting = await app.inject('/readyz');
    expect(starting.statusCode).toBe(503);
    expect(starting.json<ErrorEnvelope>().message).toBe('The API is starting.');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await eventually(async () => {
      pass(1_000);
      expect((await app.inject('/api/registry')).statusCode).toBe(200);
      expect((await app.inject('/readyz')).statusCode).toBe(200);
    });
    await app.close();
  });

  it('losing the database drops readiness, keeps liveness and the pages, and ends in envelopes', async () => {
    const link = await linkTo(database().uri);
    const connection = await connectMongo(link.uri);
    const { app, publish } = await buildTestSite(connection);
    const { folder, release } = await buildRelease('mfe-hotels', 'one');
    await publish(folder);
    expect((await app.inject('/hotels')).statusCode).toBe(200);
    await link.cut();

    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json<ErrorEnvelope>().code).toBe('OVERLOADED');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const page = await app.inject('/hotels');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(release.hash);
    const list = await app.inject('/api/releases/mfe-hotels');
    expect(list.statusCode).toBe(503);
    expect(list.headers['retry-after']).toBe('5');
    await app.close();
    await connection.destroy();
  });

  it('ERR-14: a full disk ends readiness and writes, not reads, is said once, and all of it is back with the space', async () => {
    const disk = await startFillableDatabase();
    const connection = await connectMongo(disk.uri);
    const lines: string[] = [];
    const log = createLogger({ LOG_LEVEL: 'warn' }, { write: (line: string) => void lines.push(line) });
    const { app } = await buildTestSite(connection, { log });
    const share = () =>
      app.inject({
        method: 'POST',
        url: API_PATHS.share,
        payload: { kind: 'city', path: '/travel-agents', title: 'Kyoto' },
      });
    const kept = await share();
    expect(kept.statusCode).toBe(201);
    expect((await app.inject('/readyz')).statusCode).toBe(200);

    disk.fill();
    const refused = await share();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    await eventually(async () => {
      const ready = await app.inject('/readyz');
      expect(ready.statusCode).toBe(503);
      expect(ready.json<ErrorEnvelope>().message).toBe('The database takes no writes.');
    });
    const { logId } = kept.json<{ logId: string }>();
    expect((await app.inject(`${API_PATHS.share}/${logId}`)).json()).toEqual(kept.json());
    expect((await app.inject('/healthz')).statusCode).toBe(200);

    disk.empty();
    await eventually(async () => expect((await app.inject('/readyz')).statusCode).toBe(200));
    // Once: whoever shares again and again meets the limit of shares, and waits for its minute.
    expect((await share()).statusCode).toBe(201);
    const said = lines.filter((line) => /not ready:|ready: /.test(line));
    expect(said).toEqual([
      expect.stringMatching(/not ready: the database takes no writes/),
      expect.stringMatching(/ready: the database takes writes again/),
    ]);
    expect(said[0]).toMatch(/The data directory \S+ is full \(ENOSPC/);
    await app.close();
    await connection.destroy();
    await disk.stop();
  });
});
