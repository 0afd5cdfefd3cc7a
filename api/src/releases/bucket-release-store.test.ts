import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import type { Registry } from '@atoll/contracts/registry';
import { testDatabase } from '../../test/database';
import { buildRelease } from '../../test/release-folder';
import { startS3Store, type S3Store } from '../../test/s3-store';
import { buildTestSite, type TestSite } from '../../test/site';

describe('releases in a bucket', () => {
  const database = testDatabase();
  let bucket: S3Store;
  let [one, other]: readonly TestSite[] = [];

  beforeEach(async () => {
    await database().connection.dropDatabase();
    bucket = await startS3Store();
    one = await buildTestSite(database().connection, { env: bucket.env });
    other = await buildTestSite(database().connection, { env: bucket.env });
  });
  afterEach(async () => {
    await Promise.all([one?.app.close(), other?.app.close()]);
    bucket.stop();
  });

  const entryOf = (hash: string) => `/releases/mfe-tours/${hash}/remoteEntry.js`;
  const ask = (site: TestSite | undefined, url: string) => (site as TestSite).app.inject(url);
  const runningAt = async (site: TestSite | undefined) =>
    (await ask(site, '/api/registry')).json<Registry>().apps.map(({ hash }) => hash);
  const publish = async (marker: string) => {
    const { folder, release } = await buildRelease('mfe-tours', marker);
    await (one as TestSite).publish(folder);
    return release;
  };

  it('PLT-14: what is published through one instance is served by another, compressed siblings included', async () => {
    const { hash } = await publish('one');
    expect(await runningAt(other)).toEqual([hash]);
    expect((await ask(other, entryOf(hash))).body).toContain("globalThis.marker = 'one'");
    const headers = { 'accept-encoding': 'br' };
    const compressed = await (other as TestSite).app.inject({ url: entryOf(hash), headers });
    expect(compressed.headers['content-encoding']).toBe('br');
  });

  it('PLT-14: while the bucket is away, what was fetched goes on and the rest is 503', async () => {
    const first = await publish('one');
    expect((await ask(other, entryOf(first.hash))).statusCode).toBe(200);
    const second = await publish('two');
    bucket.isAway = true;
    const refused = await ask(other, entryOf(second.hash));
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json<ErrorEnvelope>().message).toBe(
      'The files of this release cannot be read at the moment.',
    );
    expect((await ask(other, entryOf(first.hash))).statusCode).toBe(200);
  });

  it('PLT-14: a page goes on with the release before while the files of the next one cannot be had', async () => {
    const first = await publish('one');
    expect(await runningAt(other)).toEqual([first.hash]);
    await publish('two');
    bucket.isAway = true;
    expect(await runningAt(other)).toEqual([first.hash]);
  });

  it('an object that somebody changed is not served', async () => {
    const { hash } = await publish('one');
    const [key] = [...bucket.objects.keys()].filter((each) => each.endsWith('remoteEntry.js'));
    bucket.objects.set(key as string, Buffer.from('steal()'));
    expect((await ask(other, entryOf(hash))).statusCode).toBe(503);
    // Others are served as ever.
    const next = await publish('two');
    expect((await ask(other, entryOf(next.hash))).statusCode).toBe(200);
  });

  it('a listing that names other files than the record does brings none of them here', async () => {
    const { hash } = await publish('one');
    const outside = '../../../outside.js';
    bucket.objects.set(`/atoll-files/releases/mfe-tours/${hash}/${outside}`, Buffer.from('steal()'));
    const key = `/atoll-files/releases/mfe-tours/${hash}.json`;
    const listing = JSON.parse(String(bucket.objects.get(key))) as string[];
    bucket.objects.set(key, Buffer.from(JSON.stringify([...listing, outside, '.env', 'more.js'])));
    expect((await ask(other, entryOf(hash))).statusCode).toBe(200);
    const folder = join((other as TestSite).dataDir, 'releases/mfe-tours', hash);
    const here = await readdir(folder, { recursive: true });
    expect(here.filter((path) => path.includes('more') || path.includes('env'))).toEqual([]);
    expect(await readdir((other as TestSite).dataDir)).not.toContain('outside.js');
  });

  it('a release without its listing is not there: a crash in the middle leaves nothing that is served', async () => {
    const { hash } = await publish('one');
    bucket.objects.delete(`/atoll-files/releases/mfe-tours/${hash}.json`);
    expect((await ask(other, entryOf(hash))).statusCode).toBe(404);
  });

  it('PLT-14: an instance starts while the bucket is away, with the files that it has', async () => {
    const { folder, release } = await buildRelease('mfe-tours', 'one');
    await (one as TestSite).publish(folder);
    expect(await runningAt(other)).toEqual([release.hash]);
    bucket.isAway = true;
    await (other as TestSite).publisher.publishFolders([folder]);
    expect(await runningAt(other)).toEqual([release.hash]);
    expect((await ask(other, entryOf(release.hash))).statusCode).toBe(200);
  });

  it('a listing that is torn counts as none: the release is stored again where somebody publishes it again', async () => {
    const { folder, release } = await buildRelease('mfe-tours', 'one');
    await (one as TestSite).publish(folder);
    bucket.objects.set(`/atoll-files/releases/mfe-tours/${release.hash}.json`, Buffer.from('{"to'));
    await (one as TestSite).publish(folder);
    expect((await ask(other, entryOf(release.hash))).statusCode).toBe(200);
  });

  it('what was never published is not looked for', async () => {
    bucket.isAway = true;
    expect((await ask(other, entryOf('0123456789abcdef'))).statusCode).toBe(404);
  });

  it('a disk that was emptied is filled from the bucket', async () => {
    const { hash } = await publish('one');
    await ask(other, '/api/registry');
    await rm(join((other as TestSite).dataDir, 'releases/mfe-tours'), { recursive: true });
    expect((await ask(other, entryOf(hash))).statusCode).toBe(200);
  });
});
