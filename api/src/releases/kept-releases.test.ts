import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { createLogger } from '../shared/observability/logger';
import { testConfig } from '../../test/config';
import { testDatabase } from '../../test/database';
import { buildRelease } from '../../test/release-folder';
import { startS3Store } from '../../test/s3-store';
import { buildTestSite, type TestSite } from '../../test/site';
import { createKeptReleases, dispensable } from './kept-releases';
import { createReleaseMoves } from './release-moves';
import { activated, NEW_POINTER, type ReleasePointer } from './release-pointer';
import { openReleaseStore } from './open-release-store';

const NOW = new Date('2020-11-01T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
/** Thirty releases, the newest first, each published a day before the last, the newest forty days ago. */
const RELEASES = Array.from({ length: 30 }, (_each, at) => ({
  hash: `r${at}`,
  publishedAt: daysAgo(40 + at),
}));

function wentBetween(pointer: Partial<ReleasePointer>, kept: Parameters<typeof dispensable>[0]['kept']) {
  return dispensable({ releases: RELEASES, pointer: { ...NEW_POINTER, ...pointer }, kept, now: NOW });
}

describe('which releases may lose their files', () => {
  const none = new Map();

  it('PLT-14: the newest twenty stay', () => {
    expect(wentBetween({}, none)).toEqual(RELEASES.slice(20).map(({ hash }) => hash));
  });

  it('PLT-14: what runs, a canary and what a rollback leads to stay, however old', () => {
    const at = daysAgo(50);
    const event = { action: 'activate', at, who: 'ci', reason: null } as const;
    const history = [
      { ...event, hash: 'r25', active: 'r25' },
      { ...event, hash: 'r27', active: 'r27' },
    ];
    const canary = { hash: 'r29', percent: 5, since: at };
    const gone = wentBetween({ hash: 'r27', canary, history }, none);
    expect(gone).not.toEqual(expect.arrayContaining(['r27']));
    expect(gone).toEqual(['r20', 'r21', 'r22', 'r23', 'r24', 'r26', 'r28']);
  });

  it('PLT-14: what a browser loaded in the last thirty days stays, and what is removed is not removed again', () => {
    const kept = new Map([
      ['r20', { loadedAt: daysAgo(29) }],
      ['r21', { loadedAt: daysAgo(31) }],
      ['r22', { removedAt: daysAgo(5) }],
    ]);
    const gone = wentBetween({}, kept);
    expect(gone).not.toContain('r20');
    expect(gone).toContain('r21');
    expect(gone).not.toContain('r22');
  });
});

describe('releases that lost their files', () => {
  const database = testDatabase();
  let site: TestSite;
  afterEach(() => site.app.close());

  it('PLT-14: are gone from the bucket and refused with 409, until they are published again', async () => {
    await database().connection.dropDatabase();
    const bucket = await startS3Store();
    site = await buildTestSite(database().connection, { env: bucket.env });
    const { repository } = site;
    const builds = [];
    for (let at = 0; at < 22; at += 1) builds.push(await buildRelease('mfe-tours', `build ${at}`));
    for (const { folder } of builds) await site.publish(folder);
    const releases = database().connection.collection('releases');
    const [oldest] = builds;
    const { hash } = (oldest as (typeof builds)[0]).release;
    await releases.updateOne({ hash }, { $set: { publishedAt: daysAgo(60) } });
    const loads = database().connection.collection<{ _id: string }>('kept_releases');
    await loads.updateOne({ _id: `mfe-tours/${hash}` }, { $set: { loadedAt: daysAgo(60) } });

    const config = testConfig({ DATA_DIR: site.dataDir, ...bucket.env });
    const store = await openReleaseStore(config);
    const log = createLogger(config);
    const kept = createKeptReleases({ database: database().connection, repository, store, log });
    await kept.sweep();
    const left = [...bucket.objects.keys()].filter((key) => key.includes(hash));
    expect(left).toEqual([]);
    expect((await site.app.inject(`/releases/mfe-tours/${hash}/remoteEntry.js`)).statusCode).toBe(404);
    const { move } = createReleaseMoves(repository, store, kept);
    const step = { hash, at: NOW, who: 'test', reason: null };
    const again = () => move('mfe-tours', (pointer) => activated(pointer, step));
    await expect(again()).rejects.toMatchObject({
      status: 409,
      message: `The files of ${hash} are gone: publish it again before it runs.`,
    } satisfies Partial<ErrorEnvelope> & { status: number });

    // As where an instance was killed in the middle of removing it: its listing is there, and files are not.
    const listing = Buffer.from(JSON.stringify(['remoteEntry.js']));
    bucket.objects.set(`/atoll-files/releases/mfe-tours/${hash}.json`, listing);
    // It is there at once, and not taken away again for its age, although it does not run.
    await site.publish((oldest as (typeof builds)[0]).folder);
    await kept.sweep();
    expect((await again()).hash).toBe(hash);
    await kept.sweep();
    expect((await site.app.inject(`/releases/mfe-tours/${hash}/remoteEntry.js`)).statusCode).toBe(200);
    bucket.stop();
  });
});
