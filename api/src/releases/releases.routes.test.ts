import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import type { Registry } from '@atoll/contracts/registry';
import type { ReleasesAnswer } from '@atoll/contracts/release-summary';
import { testDatabase } from '../../test/database';
import { buildRelease } from '../../test/release-folder';
import { buildTestSite, type TestSite } from '../../test/site';
import { migrate } from '../shared/migrations/migrate';
import { createLogger } from '../shared/observability/logger';
import { activated, rolledBack } from './release-pointer';

/** Moves a pointer as a person with a deploy token would. */
async function activate({ repository }: Pick<TestSite, 'repository'>, app: string, hash: string) {
  const step = { hash, at: new Date(), who: 'test', reason: null };
  await repository.change(app, (pointer) => activated(pointer, step));
}

describe('releases', () => {
  const database = testDatabase();
  let site: TestSite;

  beforeEach(async () => {
    await database().connection.dropDatabase();
    site = await buildTestSite(database().connection);
  });
  afterEach(() => site.app.close());

  const hashes = async () => {
    const { apps } = (await site.app.inject('/api/registry')).json<{
      apps: { name: string; hash: string }[];
    }>();
    return Object.fromEntries(apps.map(({ name, hash }) => [name, hash]));
  };

  it('the registry of a new site is empty', async () => {
    const answer = await site.app.inject('/api/registry');
    expect(answer.json()).toEqual({ apps: [] });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('PLT-01: the registry gives each remote addresses of its own, with integrity', async () => {
    const hotels = await buildRelease('mfe-hotels', 'one');
    const tours = await buildRelease('mfe-tours', 'one');
    await site.publish(tours.folder);
    await site.publish(hotels.folder);
    const { apps } = (await site.app.inject('/api/registry')).json<Registry>();
    expect(apps.map(({ name }) => name)).toEqual(['mfe-hotels', 'mfe-tours']);
    const base = `/releases/mfe-hotels/${hotels.release.hash}`;
    expect(apps[0]).toMatchObject({
      entry: `${base}/remoteEntry.js`,
      manifest: `${base}/mf-manifest.json`,
      preload: [`${base}/remoteEntry.js`, `${base}/assets/page.css`],
      integrity: { [`${base}/remoteEntry.js`]: hotels.release.files[2]?.integrity },
    });
  });

  it('PLT-03: a new pointer is in the next registry and the next document, without a restart', async () => {
    const [one, two] = [await buildRelease('mfe-hotels', 'one'), await buildRelease('mfe-hotels', 'two')];
    await site.publish(one.folder);
    await site.publish(two.folder);
    expect(await hashes()).toEqual({ 'mfe-hotels': two.release.hash });
    await activate(site, 'mfe-hotels', one.release.hash);
    expect(await hashes()).toEqual({ 'mfe-hotels': one.release.hash });
    const page = await site.app.inject({ url: '/hotels', headers: { accept: 'text/html' } });
    expect(page.body).toContain(`/releases/mfe-hotels/${one.release.hash}/remoteEntry.js`);
    expect(page.body).not.toContain(two.release.hash);
  });

  it('PLT-02: publishing one remote leaves the others as they were', async () => {
    const hotels = await buildRelease('mfe-hotels', 'one');
    await site.publish(hotels.folder);
    await site.publish((await buildRelease('mfe-tours', 'one')).folder);
    await site.publish((await buildRelease('mfe-tours', 'two')).folder);
    expect(await hashes()).toMatchObject({ 'mfe-hotels': hotels.release.hash });
  });

  it('lists the releases of an app, the newest first, and says which is active', async () => {
    const [one, two] = [await buildRelease('mfe-hotels', 'one'), await buildRelease('mfe-hotels', 'two')];
    await site.publish(one.folder);
    await site.publish(two.folder);
    await activate(site, 'mfe-hotels', one.release.hash);
    const { releases } = (await site.app.inject('/api/releases/mfe-hotels')).json<ReleasesAnswer>();
    expect(releases).toHaveLength(2);
    expect(releases).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ hash: one.release.hash, active: true }),
        expect.objectContaining({ hash: two.release.hash, active: false }),
      ]),
    );
    expect((await site.app.inject('/api/releases/mfe-casino')).statusCode).toBe(404);
  });

  it('at start, what is known keeps its pointer and what is new is published', async () => {
    const [one, two] = [await buildRelease('mfe-hotels', 'one'), await buildRelease('mfe-hotels', 'two')];
    await site.publisher.publishFolders([one.folder]);
    await site.publisher.publishFolders([one.folder, two.folder]);
    await activate(site, 'mfe-hotels', one.release.hash);
    await site.publisher.publishFolders([two.folder]);
    expect(await hashes()).toEqual({ 'mfe-hotels': one.release.hash });
  });

  it('in development, a folder that went back to an earlier build is followed, an unchanged one is not', async () => {
    const { app, publisher, repository } = await buildTestSite(database().connection, {
      env: { NODE_ENV: 'development' },
    });
    const [one, two] = [await buildRelease('mfe-hotels', 'one'), await buildRelease('mfe-hotels', 'two')];
    await publisher.publishFolders([one.folder]);
    await publisher.publishFolders([two.folder]);
    await publisher.publishFolders([one.folder]);
    expect((await repository.pointer('mfe-hotels')).hash).toBe(one.release.hash);
    await activate({ repository }, 'mfe-hotels', two.release.hash);
    await publisher.publishFolders([one.folder]);
    expect((await repository.pointer('mfe-hotels')).hash).toBe(two.release.hash);
    await app.close();
  });

  it('a registry that an earlier version wrote is brought to this one and moved on', async () => {
    const [one, two] = [await buildRelease('mfe-hotels', 'one'), await buildRelease('mfe-hotels', 'two')];
    await site.publish(one.folder);
    await database()
      .connection.collection<{ _id: string }>('release_pointers')
      .replaceOne(
        { _id: 'mfe-hotels' },
        { hash: one.release.hash, history: [{ hash: one.release.hash, at: new Date() }] },
      );
    await migrate({ database: database().connection, log: createLogger({ LOG_LEVEL: 'silent' }) });
    expect(await hashes()).toEqual({ 'mfe-hotels': one.release.hash });
    await site.publish(two.folder);
    expect(await hashes()).toEqual({ 'mfe-hotels': two.release.hash });
    const step = { hash: two.release.hash, at: new Date(), who: 'test', reason: null };
    await site.repository.change('mfe-hotels', (pointer) => rolledBack(pointer, step));
    expect(await hashes()).toEqual({ 'mfe-hotels': one.release.hash });
  });

  it('at start, a known release whose files are gone gets them back', async () => {
    const { folder, release } = await buildRelease('mfe-hotels', 'one');
    await site.publisher.publishFolders([folder]);
    const stored = join(site.dataDir, 'releases/mfe-hotels', release.hash);
    await rm(stored, { recursive: true });
    await site.publisher.publishFolders([folder]);
    expect(await readdir(stored)).toContain('remoteEntry.js');
  });

  it('at start, a broken folder is left out and the others go on', async () => {
    const broken = await buildRelease('mfe-tours', 'one');
    await writeFile(join(broken.folder, 'remoteEntry.js'), 'steal()');
    const good = await buildRelease('mfe-hotels', 'one');
    await site.publisher.publishFolders(['/no/such/folder', broken.folder, good.folder]);
    expect(await hashes()).toEqual({ 'mfe-hotels': good.release.hash });
    expect(await readdir(join(site.dataDir, 'releases'))).toEqual(['mfe-hotels']);
  });

  it('a pointer to a release that is gone costs only its own remote', async () => {
    await site.publish((await buildRelease('mfe-hotels', 'one')).folder);
    const tours = await buildRelease('mfe-tours', 'one');
    await site.publish(tours.folder);
    await activate(site, 'mfe-hotels', 'ffffffffffffffff');
    expect(await hashes()).toEqual({ 'mfe-tours': tours.release.hash });
  });

  describe('the files', () => {
    let base: string;

    beforeEach(async () => {
      const { folder, release } = await buildRelease('mfe-hotels', 'one');
      await site.publish(folder);
      base = `/releases/mfe-hotels/${release.hash}`;
    });

    it('are kept for a year and open to shells elsewhere', async () => {
      const answer = await site.app.inject(`${base}/remoteEntry.js`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers['content-type']).toMatch(/javascript/);
      expect(answer.body).toContain("globalThis.marker = 'one'");
    });

    it.each(['br', 'gzip'])('are served precompressed to whoever takes %s', async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const answer = await site.app.inject({ url: `${base}/assets/page.css`, headers });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-type']).toMatch(/text\/css/);
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
    });

    it('nothing beside them is served', async () => {
      await mkdir(join(site.dataDir, 'releases/.draft-x'));
      await writeFile(join(site.dataDir, 'releases/.draft-x/half.js'), 'half');
      await writeFile(join(site.dataDir, 'secret.txt'), 'secret');
      for (const url of [
        `${base}/none.js`,
        `${base}/`,
        base,
        '/releases/',
        '/releases/mfe-hotels',
        '/releases/.draft-x/half.js',
        '/releases/../secret.txt',
        '/releases/..%2fsecret.txt',
        '/releases/%2e%2e/secret.txt',
        `${base}/..%2f..%2f..%2f..%2fsecret.txt`,
        `${base}/remoteEntry.js%00`,
        `${base}/..\\..\\secret.txt`,
      ]) {
        const answer = await site.app.inject({ url, headers: { accept: 'application/json' } });
        expect([400, 403, 404]).toContain(answer.statusCode);
        expect(answer.json<ErrorEnvelope>().code).toMatch(/NOT_FOUND|INVALID_REQUEST/);
      }
    });
  });
});
