import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { emptySlot } from '@atoll/contracts/rendering';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { buildRelease } from '../../../test/release-folder';
import { buildShell, serverBundle } from '../../../test/shell-folder';
import { buildTestSite, type TestSite } from '../../../test/site';
import { createChangeLog } from '../../shared/changes/change-log';

const HTML = { accept: 'text/html' };
const NOWHERE = { 'cdn-cache-control': 'no-store', 'cache-control': 'no-cache' };
const KEPT = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400';

/** The purge of a CDN, which notes what it is asked for and refuses as often as it is told to. */
async function fakeCdn() {
  const asked: { authorization: string | undefined; body: { tags: string[] } }[] = [];
  const state = { refusals: 0 };
  const server: Server = createServer((request: IncomingMessage, response) => {
    void json(request).then((body) => {
      const { authorization } = request.headers;
      state.refusals -= 1;
      if (state.refusals < 0) asked.push({ authorization, body: body as { tags: string[] } });
      response.writeHead(state.refusals < 0 ? 200 : 400, { 'content-type': 'application/json' });
      response.end('{"success":true}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/purge_cache`;
  return {
    url,
    asked,
    state,
    tags: () => asked.flatMap(({ body }) => body.tags),
    close: () => server.close(),
  };
}

const DIRECTORY = `export async function render({ url, fetchJson, onDescribed }) {
  if (url.includes('no-data')) await fetchJson('/this-is-not-the-api');
  const page = { status: url.includes('gone') ? 404 : 200, head: { title: 'x', canonical: url }, state: [], preload: [], maxAgeSeconds: 60 };
  const madeFrom = url.startsWith('/agent/')
    ? ['agent:0123456789abcdef01234567', 'city:lisbon', 'country:a-word-that-is-far-too-long-for-a-tag-of-any-cdn']
    : ['agents', 'destinations'];
  await onDescribed({ ...page, madeFrom });
  if (url.includes('broken')) throw new Error('cannot be drawn');
  return { ...page, madeFrom, html: '<h1>Directory</h1>' };
}`;
const HOTELS = serverBundle('<h1>Hotels</h1>');

const database = testDatabase();
let cdn: Awaited<ReturnType<typeof fakeCdn>>;
let site: TestSite;
const get = (url: string, headers = {}) => site.app.inject({ url, headers: { ...HTML, ...headers } });

beforeAll(async () => {
  cdn = await fakeCdn();
  const shell = await buildShell(
    serverBundle(`<header>Shell</header>${emptySlot('mfe-directory')}${emptySlot('mfe-hotels')}`),
  );
  const env = { SHELL_DIR: shell, CDN_PURGE_URL: cdn.url, CDN_PURGE_TOKEN: 'a-token' };
  site = await buildTestSite(database().connection, { env });
  await site.publish((await buildRelease('mfe-directory', 'one', {}, DIRECTORY)).folder);
  await site.publish((await buildRelease('mfe-hotels', 'one', {}, HOTELS)).folder);
  await eventually(async () => {
    expect((await get('/hotels')).body).toContain('<h1>Hotels');
    expect((await get('/travel-agents')).body).toContain('<h1>Directory');
  });
});
afterAll(async () => {
  await site.app.close();
  cdn.close();
});

it('every purge brings the token', async () => {
  await eventually(async () => expect(cdn.tags()).toContain('pages'));
  expect(new Set(cdn.asked.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer a-token']));
});

it.each([
  ['home', '/', 200, 'pages'],
  ['hotels', '/hotels', 200, 'pages'],
  ['a list', '/travel-agents', 200, 'pages,agents,destinations'],
  [
    'an agent',
    '/agent/0123456789abcdef01234567',
    200,
    'pages,agent:0123456789abcdef01234567,city:lisbon,x-db0678df0e1ea9ff3844',
  ],
  ['an agent who is gone', '/agent/0123456789abcdef01234567/gone', 404, expect.stringMatching(/^pages,/)],
  ['an address that is no page', '/nope', 404, 'pages'],
])('%s is kept by the CDN, by its subjects, and checked by browsers', async (_page, url, status, tags) => {
  await eventually(async () => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'cdn-cache-control': KEPT,
      'cache-control': 'no-cache',
      'cache-tag': tags,
    });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

it('an unchanged page is kept on as the page is', async () => {
  const { headers } = await get('/hotels');
  const again = await get('/hotels', { 'if-none-match': headers.etag });
  expect(again.statusCode).toBe(304);
  expect(again.headers).toMatchObject({ 'cdn-cache-control': KEPT, 'cache-tag': 'pages' });
});

it.each([
  ['who is signed in gets the newest', '/hotels', 200, { cookie: 'a=b; atoll_session=x.y' }],
  ['who comes with a name', '/hotels', 200, { authorization: 'Basic eA==' }],
  ['a page that could not be drawn', '/travel-agents/broken', 200, {}],
])('%s: kept nowhere', async (_who, url, status, own) => {
  const { statusCode, headers } = await get(url, own);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject(NOWHERE);
  expect(headers['cache-tag']).toBeUndefined();
});

it.each([
  ['an error', '/travel-agents/no-data', 503, {}],
  ['a page that is a secret', '/mails/0123456789', 200, {}],
  ['a page that only some may see', '/traveler/dashboard', 303, {}],
  ['a redirect', '/Hotels', 301, {}],
  ['an answer for programs', '/nope', 404, { accept: 'application/json' }],
])('%s: kept nowhere', async (_what, url, status, own) => {
  const { statusCode, headers } = await get(url, own);
  expect(statusCode).toBe(status);
  expect(headers['cdn-cache-control']).toBe('no-store');
  expect(headers['cache-tag']).toBeUndefined();
});

const changeLisbon = () =>
  createChangeLog(database().connection).around(
    { kind: 'city', key: 'lisbon', subjects: ['city:lisbon', 'country:portugal'] },
    async () => undefined,
  );

it('a change of a city’s text makes the CDN forget what shows the city, and nothing else', async () => {
  // All pages may still wait since the start, and a change that goes with them is not named.
  await eventually(async () => {
    await changeLisbon();
    const calls = cdn.asked.map(({ body }) => [...body.tags].sort());
    expect(calls).toContainEqual(['city:lisbon', 'country:portugal', 'many']);
  });
});

it('a CDN that refuses is asked again until it has forgotten, and it is counted', async () => {
  cdn.asked.length = 0;
  cdn.state.refusals = 1;
  await changeLisbon();
  await eventually(async () => expect(cdn.tags()).toContain('city:lisbon'));
  const { body } = await site.app.inject({ url: '/metrics' });
  expect(body).toMatch(/atoll_provider_calls_total\{vendor="cdn",outcome="refused"\} 1\n/);
});

it('a release that moves makes the CDN forget all pages', async () => {
  cdn.asked.length = 0;
  await site.publish(
    (await buildRelease('mfe-hotels', 'two', {}, serverBundle('<h1>Other hotels</h1>'))).folder,
  );
  await eventually(async () => expect(cdn.tags()).toContain('pages'));
  const { headers, body } = await get('/hotels');
  expect(body).toContain('<h1>Other hotels');
  expect(headers['cdn-cache-control']).toBe(KEPT);
});

it('while a canary runs nothing is kept, and what was is forgotten', async () => {
  cdn.asked.length = 0;
  const { hash } = (await buildRelease('mfe-hotels', 'canary', {}, HOTELS)).release;
  const setCanary = (canary: { hash: string; percent: number; since: Date } | null) =>
    site.repository.change('mfe-hotels', (pointer) => ({ ...pointer, canary }));
  await setCanary({ hash, percent: 1, since: new Date() });
  await eventually(async () =>
    expect((await get('/hotels')).headers['cache-control']).toBe('private, no-cache'),
  );
  expect((await get('/')).headers).toMatchObject({ ...NOWHERE, 'cache-control': 'private, no-cache' });
  await eventually(async () => expect(cdn.tags()).toContain('pages'));
  await setCanary(null);
  await eventually(async () => expect((await get('/hotels')).headers['cdn-cache-control']).toBe(KEPT));
});

it('without a CDN nobody is told anything', async () => {
  const plain = await buildTestSite(database().connection, {
    env: { SHELL_DIR: await buildShell(serverBundle('<header>Shell</header>')) },
  });
  await eventually(async () => {
    const { headers, body } = await plain.app.inject({ url: '/', headers: HTML });
    expect(body).toContain('<header>Shell');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers).not.toHaveProperty('cdn-cache-control');
    expect(headers).not.toHaveProperty('cache-tag');
  });
  await plain.app.close();
});
