import type { Registry } from '@atoll/contracts/registry';
import { testDatabase } from '../../test/database';
import { buildRelease } from '../../test/release-folder';
import { buildTestSite, type TestSite } from '../../test/site';
import { createLogger } from '../shared/observability/logger';
import { createReleaseCounts } from './release-counts';
import { withSteps } from './canary-plan';
import { isFailing, WATCH_MS } from './release-health';
import { activated, withCanary } from './release-pointer';
import { createReleaseWatch, REPORTS_LIMIT } from './release-watch';
import { ownLimit } from '../shared/limits/rate-limit';

it.each([
  [4, 0, false],
  [5, 5, true],
  [5, 16, true],
  [5, 17, false],
  [300, 1_000, true],
  [299, 1_000, false],
])('%i errors in %i mounted loads: too many is %s', (errors, mounted, expected) => {
  expect(isFailing({ errors, mounted, failed: 0 })).toBe(expected);
});

describe('a release that fails in the field', () => {
  const database = testDatabase();
  const lines: string[] = [];
  let site: TestSite;
  let [old, fresh] = ['', ''];

  beforeEach(async () => {
    await database().connection.dropDatabase();
    lines.length = 0;
    const log = createLogger({ LOG_LEVEL: 'error' }, { write: (line: string) => void lines.push(line) });
    site = await buildTestSite(database().connection, { log });
    const one = await buildRelease('mfe-tours', 'one');
    const two = await buildRelease('mfe-tours', 'two');
    await site.publish(one.folder);
    await site.publish(two.folder);
    [old, fresh] = [one.release.hash, two.release.hash];
  });
  afterEach(() => site.app.close());

  const post = (url: string, payload: object) => site.app.inject({ method: 'POST', url, payload });
  const fail = (release: string) =>
    post('/api/client-errors', { source: 'mfe-tours', message: 'thrown on mount', release, path: '/tours' });
  const mount = (release: string) =>
    post('/api/release-health', { app: 'mfe-tours', release, outcome: 'mounted' });
  const repeat = async (times: number, report: () => Promise<{ statusCode: number }>) => {
    for (let index = 0; index < times; index += 1) expect((await report()).statusCode).toBe(204);
  };
  const entry = async () => {
    const { apps } = (await site.app.inject('/api/registry')).json<Registry>();
    return apps.find(({ name }) => name === 'mfe-tours');
  };

  it('is taken back by itself, which is recorded and logged', async () => {
    await repeat(4, () => fail(fresh));
    expect((await entry())?.hash).toBe(fresh);
    await repeat(1, () => fail(fresh));
    expect((await entry())?.hash).toBe(old);
    const { history, takenBack } = await site.repository.pointer('mfe-tours');
    expect(history.at(-1)).toMatchObject({
      action: 'automatic-rollback',
      hash: fresh,
      who: 'site',
      reason: '5 errors in 5 loads',
      active: old,
    });
    expect(takenBack).toEqual([fresh]);
    expect(lines.join('')).toContain('a failing release was taken back');
  });

  it('stays while only few of its loads fail', async () => {
    await repeat(40, () => mount(fresh));
    await repeat(10, () => fail(fresh));
    expect((await entry())?.hash).toBe(fresh);
  });

  it('twenty reports at once take it back once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => fail(fresh)));
    const { history, hash } = await site.repository.pointer('mfe-tours');
    expect(hash).toBe(old);
    expect(history.filter(({ action }) => action === 'automatic-rollback')).toHaveLength(1);
  });

  it('is watched for its first half hour only', async () => {
    expect((await entry())?.watched).toBe(true);
    const { repository } = site;
    const now = () => new Date(Date.now() + WATCH_MS);
    const watch = createReleaseWatch({
      repository,
      move: repository.change,
      counts: createReleaseCounts(database().connection),
      reports: ownLimit({ ...REPORTS_LIMIT, most: 100 }),
      log: createLogger({ LOG_LEVEL: 'silent' }),
      now,
    });
    for (let index = 0; index < 10; index += 1)
      await watch.failed({ app: 'mfe-tours', release: fresh, from: '192.0.2.1' });
    expect((await entry())?.hash).toBe(fresh);
  });

  it('a person who brings it back has decided: reports move nothing any more', async () => {
    await repeat(5, () => fail(fresh));
    const step = { hash: fresh, at: new Date(), who: 'ci', reason: 'it was the network' };
    await site.repository.change('mfe-tours', (pointer) => activated(pointer, step));
    await repeat(10, () => fail(fresh));
    expect((await entry())?.hash).toBe(fresh);
  });

  it('is taken back by nobody alone: four reports an address count, of errors and loads together', async () => {
    const failFrom = (remoteAddress: string) =>
      site.app.inject({
        ...{ method: 'POST', url: '/api/client-errors', remoteAddress },
        payload: { source: 'mfe-tours', message: 'thrown on mount', release: fresh, path: '/tours' },
      });
    await repeat(30, () => failFrom('192.0.2.1'));
    expect((await entry())?.hash).toBe(fresh);
    await repeat(1, () => failFrom('192.0.2.2'));
    expect((await entry())?.hash).toBe(old);
  });

  it('a load that failed is an error, also where what was thrown was never heard of', async () => {
    const failed = { app: 'mfe-tours', release: fresh, outcome: 'failed' };
    await repeat(5, () => post('/api/release-health', failed));
    expect((await entry())?.hash).toBe(old);
  });

  it('a hundred reports of a release are believed from this machine, and no more', async () => {
    await repeat(110, () => mount(fresh));
    const stored = await database().connection.collection('release_health').findOne({});
    expect(stored).toMatchObject({ mounted: 100 });
    // Nor does its word count any further against the release.
    await repeat(20, () => fail(fresh));
    expect((await entry())?.hash).toBe(fresh);
  });

  it('a canary in steps is left to its guard', async () => {
    const three = await buildRelease('mfe-tours', 'three');
    await site.publish(three.folder);
    const { repository } = site;
    const step = { hash: fresh, at: new Date(), who: 'ci', reason: null };
    const steps = [{ percent: 50, minutes: 60 }];
    await repository.change('mfe-tours', (pointer) =>
      withSteps(pointer, step, steps, { loads: 0, errors: 0 }),
    );
    await repeat(8, () => fail(fresh));
    expect((await repository.pointer('mfe-tours')).canary?.hash).toBe(fresh);
  });

  it('a failing canary ends, and everybody else notices nothing', async () => {
    const three = await buildRelease('mfe-tours', 'three');
    const canary = three.release.hash;
    await site.publish(three.folder);
    await repeat(5, () => fail(canary));
    expect((await entry())?.hash).toBe(fresh);
    const step = { hash: canary, at: new Date(), who: 'ci', reason: null };
    await site.repository.change('mfe-tours', (pointer) => withCanary(pointer, step, 50));
    await repeat(1, () => fail(canary));
    const pointer = await site.repository.pointer('mfe-tours');
    expect(pointer.canary).toBeNull();
    expect(pointer.hash).toBe(fresh);
  });

  it('reports about what does not run, or is not new, leave nothing behind', async () => {
    await repeat(6, () => fail(old));
    await repeat(6, () => fail('ffffffffffffffff'));
    await post('/api/release-health', { app: 'mfe-casino', release: 'ffffffffffffffff', outcome: 'mounted' });
    expect(await database().connection.collection('release_health').countDocuments()).toBe(0);
    expect((await entry())?.hash).toBe(fresh);
  });

  it('the only release of a remote is not watched: there is nothing to go back to', async () => {
    const { folder, release } = await buildRelease('mfe-hotels', 'one');
    await site.publish(folder);
    const { apps } = (await site.app.inject('/api/registry')).json<Registry>();
    expect(apps.find(({ hash }) => hash === release.hash)?.watched).toBeUndefined();
  });
});
