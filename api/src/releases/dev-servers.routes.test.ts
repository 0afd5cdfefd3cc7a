import type { Registry } from '@atoll/contracts/registry';
import { emptySlot } from '@atoll/contracts/rendering';
import { testDatabase } from '../../test/database';
import { buildRelease } from '../../test/release-folder';
import { buildShell, serverBundle } from '../../test/shell-folder';
import { buildTestSite, type TestSite } from '../../test/site';

const ORIGIN = 'http://localhost:4202';

describe('a site with a remote in development', () => {
  const database = testDatabase();
  let site: TestSite;

  beforeAll(async () => {
    await database().connection.dropDatabase();
    const shell = await buildShell(serverBundle(`<header>Shell</header>${emptySlot('mfe-tours')}`));
    const env = { SHELL_DIR: shell, DEV_REMOTES: `mfe-tours=${ORIGIN}`, TRUSTED_REMOTE_ORIGINS: ORIGIN };
    site = await buildTestSite(database().connection, { env });
    for (const app of ['mfe-hotels', 'mfe-tours'] as const) {
      const { folder } = await buildRelease(app, 'released', {}, serverBundle('<h1>Released</h1>'));
      await site.publish(folder);
    }
  });
  afterAll(() => site.app.close());

  it('gives that remote from its dev server and the others from their releases', async () => {
    const { apps } = (await site.app.inject('/api/registry')).json<Registry>();
    expect(apps.map(({ name, hash }) => [name, hash === 'dev-server'])).toEqual([
      ['mfe-hotels', false],
      ['mfe-tours', true],
    ]);
    expect(apps[1]).toMatchObject({ manifest: `${ORIGIN}/mf-manifest.json`, integrity: {}, preload: [] });
  });

  it('leaves its pages to the browser, so that no old first screen stands in them', async () => {
    const { body, headers } = await site.app.inject({ url: '/tours', headers: { accept: 'text/html' } });
    expect(body).toContain(emptySlot('mfe-tours'));
    expect(body).not.toContain('Released');
    expect(body).toContain(`"manifest":"${ORIGIN}/mf-manifest.json"`);
    // The browser fetches the manifest of a dev server itself.
    expect(body).not.toContain(`"${ORIGIN}/mf-manifest.json":`);
    expect(headers['content-security-policy']).toContain(`script-src 'self'`);
    expect(String(headers['content-security-policy'])).toMatch(/script-src [^;]*http:\/\/localhost:4202/);
  });
});
