import { createHash } from 'node:crypto';
import type { Registry } from '@atoll/contracts/registry';
import { emptySlot } from '@atoll/contracts/rendering';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { buildRelease, type BuiltRelease } from '../../test/release-folder';
import { uploadForm, uploadOf } from '../../test/release-upload';
import { buildShell, serverBundle } from '../../test/shell-folder';
import { buildTestSite, type TestSite } from '../../test/site';

const TOKEN = 'a-token-of-the-tours-team';
const DEPLOY_TOKENS = `mfe-tours:${createHash('sha256').update(TOKEN).digest('hex')}:ci`;
/** Long enough for many pages to be asked for meanwhile. */
const SLOW_START = 'await new Promise((resolve) => setTimeout(resolve, 800));';

describe('a page of a remote whose release changes', () => {
  const database = testDatabase();
  let site: TestSite;

  beforeEach(async () => {
    await database().connection.dropDatabase();
    const shell = await buildShell(serverBundle(`<header>Shell</header>${emptySlot('mfe-tours')}`));
    site = await buildTestSite(database().connection, { env: { SHELL_DIR: shell, DEPLOY_TOKENS } });
  });
  afterEach(() => site.app.close());

  const built = (marker: string, atLoad = '') =>
    buildRelease('mfe-tours', marker, {}, `${atLoad}\n${serverBundle(`<h1>${marker}</h1>`)}`);

  /** The release whose scripts a page names, and the first screen that stands in it. */
  async function page(): Promise<{ hash: string | undefined; screen: string | undefined }> {
    const { body } = await site.app.inject({ url: '/tours', headers: { accept: 'text/html' } });
    const [, json = '{"apps":[]}'] = /id="atoll-registry">([^<]*)</.exec(body) ?? [];
    const { apps } = JSON.parse(json) as Registry;
    const [, screen] = /data-server="true"><h1>([^<]*)</.exec(body) ?? [];
    return { hash: apps.find(({ name }) => name === 'mfe-tours')?.hash, screen };
  }

  async function post(path: string, payload: object): Promise<number> {
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: `/api/releases/mfe-tours${path}`,
      headers: { authorization: `Bearer ${TOKEN}` },
      payload,
    });
    return statusCode;
  }

  async function upload({ folder, release }: BuiltRelease): Promise<number> {
    const form = await uploadForm(await uploadOf(folder, release));
    const { statusCode } = await site.app.inject({
      ...{ method: 'POST', url: '/api/releases/mfe-tours', payload: form.payload },
      headers: { authorization: `Bearer ${TOKEN}`, ...form.headers },
    });
    return statusCode;
  }

  it('published, rolled back and given to everybody as a canary here: the very next page is whole', async () => {
    const one = await built('one');
    const two = await built('two', SLOW_START);
    await upload(one);
    expect(await page()).toEqual({ hash: one.release.hash, screen: 'one' });
    await upload(two);
    expect(await page()).toEqual({ hash: two.release.hash, screen: 'two' });
    await post(`/${two.release.hash}/rollback`, {});
    expect(await page()).toEqual({ hash: one.release.hash, screen: 'one' });
    await post(`/${two.release.hash}/canary`, { percent: 100 });
    expect(await page()).toEqual({ hash: two.release.hash, screen: 'two' });
  });

  it('moved by another instance: the release before goes on, scripts and first screen, until the new one can render', async () => {
    const one = await built('one');
    const two = await built('two', SLOW_START);
    await upload(one);
    // Only now has this instance seen it run.
    await eventually(async () => expect(await page()).toEqual({ hash: one.release.hash, screen: 'one' }));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await site.publish(two.folder);
    const seen: string[] = [];
    while (!seen.includes('two')) {
      const { hash, screen = 'nothing' } = await page();
      expect(hash).toBe(screen === 'one' ? one.release.hash : two.release.hash);
      seen.push(screen);
    }
    expect(seen).toContain('one');
    expect(seen).not.toContain('nothing');
  });

  it('a release whose process fails runs without a first screen: the one before does not go on for ever', async () => {
    const one = await built('one');
    const broken = await built('broken', "throw new Error('at load');");
    await upload(one);
    expect(await page()).toEqual({ hash: one.release.hash, screen: 'one' });
    await site.publish(broken.folder);
    await eventually(async () =>
      expect(await page()).toEqual({ hash: broken.release.hash, screen: undefined }),
    );
  });
});
