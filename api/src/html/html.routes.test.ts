import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import type { Registry } from '@atoll/contracts/registry';
import { testDatabase } from '../../test/database';
import { buildRelease } from '../../test/release-folder';
import { emptySlot } from '@atoll/contracts/rendering';
import { eventually } from '../../test/eventually';
import { buildShell, serverBundle, THEME_SCRIPT } from '../../test/shell-folder';
import { buildTestSite, type TestSite } from '../../test/site';
import { createLogger } from '../shared/observability/logger';
import { documentEntry, documentManifest } from './document-registry';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

function jsonBlock(html: string, id: string): unknown {
  const [, json] = html.split(`<script type="application/json" id="${id}">`);
  return JSON.parse(json?.split('</script>', 1)[0] ?? 'null');
}

describe('the pages of the site', () => {
  const database = testDatabase();
  let site: TestSite;

  beforeAll(async () => {
    site = await buildTestSite(database().connection);
    const { folder } = await buildRelease('mfe-hotels', 'one');
    await site.publish(folder);
  });
  afterAll(() => site.app.close());

  const get = (url: string, headers: Record<string, string> = HTML) => site.app.inject({ url, headers });

  it.each(['/', '/hotels', '/hotels?city=Paris', '/tours', '/management-portal/auth'])(
    '%s is there',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('<div id="root"></div>');
    },
  );

  it.each([
    ['/terms/', '/terms'],
    ['/MAP', '/map'],
    ['/Tours//Map/Maafushi/?people=2', '/tours/map/Maafushi?people=2'],
    ['/travel-agents//lisbon', '/travel-agents/lisbon'],
    ['/hotels/?city=Paris%20', '/hotels?city=Paris%20'],
    ['/travel-agents/lisbon/', '/travel-agents/lisbon'],
    ['/destination/portugal/?from=a-friend', '/destination/portugal?from=a-friend'],
  ])('DIR-02, DES-02: %s leads to the one address of its page', async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, location]);
    // Also once the page itself is kept.
    await get(location);
    expect((await get(url)).statusCode).toBe(301);
  });

  it.each([
    '/%ff',
    '/tours/map/%E0%A4%A',
    `/${'a'.repeat(600)}`,
    `/travel-agents/${'a'.repeat(600)}`,
    '/NOPE/',
    '/a//b',
  ])('HOM-21: %s is no page, which a browser is told by a page and a program by data', async (url) => {
    const page = await get(url);
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).not.toContain('rel="canonical"');
    const data = await get(url, { accept: 'application/json' });
    expect([400, 404, 414]).toContain(data.statusCode);
    expect(data.headers['content-type']).toContain('application/json');
  });

  it.each([
    ['/?code=a', '/auth/callback?code=a&type=recovery&next=%2Freset-password'],
    ['/?token_hash=b&x=1', '/auth/callback?token_hash=b&type=recovery&next=%2Freset-password'],
  ])('HOM-02: %s leads to the callback, and is kept nowhere', async (url, location) => {
    await get('/');
    const answer = await get(url);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store' });
  });

  it('a page that belongs to somebody is not to be stored', async () => {
    const answer = await get('/chat/a-conversation');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/nope', '/hotels/nope/deeper', '/.env', '/%00', '/wp-admin.php'])(
    'HOM-21: %s gets the shell, titled Page Not Found, with 404',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<title>Page Not Found | Atoll</title>');
      expect(answer.body).toContain('src="/assets/main.0a1b2c3d.js"');
    },
  );

  it.each(['/api/nope', '/releases/nope', '/assets/nope.js', '/media/nope'])(
    '%s is no page: it answers with the envelope',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json<ErrorEnvelope>().code).toBe('NOT_FOUND');
    },
  );

  it('a program that asks for JSON gets no page', async () => {
    expect((await get('/nope', { accept: 'application/json' })).json<ErrorEnvelope>().code).toBe('NOT_FOUND');
  });

  it('a page takes GET and HEAD only', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/hotels', payload: {} });
    expect(answer.statusCode).toBe(405);
    const head = await site.app.inject({ method: 'HEAD', url: '/hotels', headers: HTML });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
  });

  it('is revalidated, and not sent again while it is the same', async () => {
    const first = await get('/hotels');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/hotels', { ...HTML, 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is compressed for whoever takes it', async () => {
    const answer = await get('/hotels', { ...HTML, 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toContain('Accept-Encoding');
  });

  it('preloads the files of its own remote, and of no other', async () => {
    const [hotels, tours] = await Promise.all([get('/hotels'), get('/tours')]);
    expect(hotels.body).toMatch(
      /as="script" crossorigin="anonymous" href="\/releases\/mfe-hotels\/\w+\/remoteEntry\.js"/,
    );
    expect(hotels.body).toMatch(
      /as="style" crossorigin="anonymous" href="\/releases\/mfe-hotels\/\w+\/assets\/page\.css"/,
    );
    expect(tours.body).not.toContain('as="script"');
  });

  it('carries registry, manifests and settings, so that the browser asks for none', async () => {
    const { body } = await get('/hotels');
    const { apps } = (await get('/api/registry')).json<Registry>();
    expect(jsonBlock(body, 'atoll-registry')).toEqual({ apps: apps.map(documentEntry) });
    const manifest = String(apps[0]?.manifest);
    const published = (await get(manifest)).json<unknown>();
    expect(jsonBlock(body, 'atoll-manifests')).toEqual({ [manifest]: documentManifest(published) });
    expect(jsonBlock(body, 'atoll-settings')).toEqual({
      production: false,
      analytics: false,
      trustedOrigins: [],
      vendors: { travel: null, 'language-model': null, 'web-search': null },
      social: [],
    });
  });

  it('its inline script is allowed by its hash and by nothing else', async () => {
    const answer = await get('/hotels');
    const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');
    expect(answer.body).toContain(`<script>${THEME_SCRIPT}</script>`);
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });
});

describe('first screens from the server', () => {
  const MAP = { MAP_BASEMAP_URL: 'https://tiles.example/world.pmtiles', MAP_ATTRIBUTION: '© Example' };
  const database = testDatabase();
  let site: TestSite;

  beforeAll(async () => {
    const shell = await buildShell(serverBundle(`<header>Shell</header>${emptySlot('mfe-tours')}`));
    site = await buildTestSite(database().connection, { env: { SHELL_DIR: shell, ...MAP } });
    const breaks =
      'globalThis.renders = (globalThis.renders ?? 0) + 1; if (globalThis.renders > 2) for (;;) {}';
    const { folder } = await buildRelease(
      'mfe-tours',
      'ssr',
      {},
      serverBundle('<h1 class="page">Tours</h1>', breaks),
    );
    await site.publish(folder);
    await eventually(async () => {
      if (!(await page('/tours')).body.includes('Tours</h1>')) throw new Error('not rendered yet');
    });
  });
  afterAll(() => site.app.close());

  const page = (url: string) => site.app.inject({ url, headers: HTML });

  it('the remote’s first screen stands in the shell’s slot and asks to be hydrated', async () => {
    const { body } = await page('/tours');
    expect(body).toContain(
      '<div id="root"><header>Shell</header><div id="slot-mfe-tours" data-server="true"><h1 class="page">Tours</h1></div></div>',
    );
    expect(body).toContain('<title>From the server</title>');
    expect(body).toContain('<link rel="canonical" href="http://localhost:4000/tours">');
  });

  it('a basemap of the deployment reaches the browser in the settings, and may be fetched', async () => {
    const { body, headers } = await page('/tours');
    expect(jsonBlock(body, 'atoll-settings')).toMatchObject({
      basemap: { url: MAP.MAP_BASEMAP_URL, attribution: MAP.MAP_ATTRIBUTION },
    });
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://tiles.example;");
  });

  it('every style in the document is allowed by its hash', async () => {
    const { body, headers } = await page('/tours');
    const styles = [...body.matchAll(/<style [^>]*>([^<]*)<\/style>/g)].map(([, source]) => source ?? '');
    expect(styles).toHaveLength(2);
    for (const source of styles) {
      const hash = createHash('sha256').update(source).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
  });

  it('a page is rendered once and kept: parameters that it does not know make no other page', async () => {
    // After its practice and one visitor the bundle loops for ever.
    const { body } = await page('/tours?utm_source=mail');
    expect(body).toContain('<h1 class="page">Tours</h1>');
  });

  it('without a first screen of the remote the shell’s own stands, and the slot is left to the browser', async () => {
    const { statusCode, body } = await page('/map');
    expect(statusCode).toBe(200);
    expect(body).toContain('<header>Shell</header><div id="slot-mfe-tours"></div>');
  });

  it('a server bundle is not handed to anybody', async () => {
    const { apps } = (await site.app.inject('/api/registry')).json<Registry>();
    for (const name of ['server.mjs', 'server.mjs.br', 'server.mjs.gz', 'server%2Emjs', './server.mjs']) {
      const answer = await site.app.inject(`/releases/mfe-tours/${apps[0]?.hash}/${name}`);
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe('a release whose styles cannot be read', () => {
  const database = testDatabase();

  it('loses its first screen, not its page', async () => {
    const lines: string[] = [];
    const log = createLogger({ LOG_LEVEL: 'error' }, { write: (line) => lines.push(line) });
    const shell = await buildShell(serverBundle(`<header>Shell</header>${emptySlot('mfe-tours')}`));
    const site = await buildTestSite(database().connection, { env: { SHELL_DIR: shell }, log });
    const bundle = serverBundle('<h1 class="page">Tours</h1>');
    const { folder } = await buildRelease('mfe-tours', 'unreadable', {}, bundle);
    const { hash } = await site.publish(folder);
    await rm(join(site.dataDir, 'releases', 'mfe-tours', hash, 'assets', 'page.css'));
    await eventually(async () => {
      const { statusCode, body } = await site.app.inject({ url: '/tours', headers: HTML });
      expect(statusCode).toBe(200);
      expect(body).toContain('<header>Shell</header><div id="slot-mfe-tours"></div>');
      expect(lines.join()).toContain('styles of a release cannot be read');
    });
    await site.app.close();
  });
});

describe('the files of the shell', () => {
  const database = testDatabase();
  let site: TestSite;

  beforeAll(async () => {
    site = await buildTestSite(database().connection);
  });
  afterAll(() => site.app.close());

  it('a hashed name is kept for a year', async () => {
    const answer = await site.app.inject('/assets/main.0a1b2c3d.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it('any other name is asked for again', async () => {
    const answer = await site.app.inject('/assets/icons.svg');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    expect(answer.headers.etag).toBeDefined();
    expect(answer.headers['content-type']).toContain('image/svg+xml');
  });

  it('favicon and robots.txt are there', async () => {
    const icon = await site.app.inject('/favicon.ico');
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/x-icon']);
    expect(icon.rawPayload.subarray(0, 4).toString('hex')).toBe('00000100');
    expect(icon.rawPayload.subarray(22, 26).toString('latin1')).toBe('\u0089PNG');
    expect((await site.app.inject('/favicon.svg')).statusCode).toBe(200);
    expect((await site.app.inject('/robots.txt')).body).toContain('Disallow: /api/');
  });

  it('what lies beside the assets is not', async () => {
    for (const url of [
      '/assets/../shell.json',
      '/assets/%2e%2e/shell.json',
      '/assets/..%2fshell.json',
      '/shell.json',
    ]) {
      const answer = await site.app.inject({ url, headers: { accept: 'application/json' } });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain('inlineScripts');
    }
  });
});
