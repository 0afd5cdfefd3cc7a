import { emptySlot } from '@atoll/contracts/rendering';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { buildRelease } from '../../test/release-folder';
import { buildShell, serverBundle } from '../../test/shell-folder';
import { buildTestSite, type TestSite } from '../../test/site';

const HTML = { accept: 'text/html' };
const CANONICAL = '<link rel="canonical"';
const NOINDEX = '<meta name="robots" content="noindex">';

const database = testDatabase();
let site: TestSite;
beforeAll(async () => {
  const shell = await buildShell(serverBundle(`<header>Shell</header>${emptySlot('mfe-tours')}`));
  site = await buildTestSite(database().connection, { env: { SHELL_DIR: shell } });
  // A page of tours whose address says what becomes of it.
  const { folder } = await buildRelease(
    'mfe-tours',
    'one',
    {},
    `const page = (own) => ({ status: 200, head: { title: 'Tours' }, state: [], preload: [], maxAgeSeconds: 60, ...own });
     export async function render({ url, fetchJson, onDescribed }) {
       if (url.includes('no-data')) await fetchJson('/this-is-not-the-api');
       const own = url.includes('gone') ? { status: 404 }
         : url.includes('moved') ? { status: 301, location: '/tours' }
         : { head: { title: 'Tours', canonical: url } };
       await onDescribed(page(own));
       if (url.includes('broken')) throw new Error('cannot be drawn');
       return { ...page(own), html: '<h1>Tours</h1>' };
     }`,
  );
  await site.publish(folder);
  await eventually(async () => expect((await get('/tours')).body).toContain('<h1>Tours</h1>'));
});
afterAll(() => site.app.close());

const get = (url: string) => site.app.inject({ url, headers: HTML });

it.each([
  ['/tours/map/broken', 200, true],
  ['/tours/map/broken-and-gone', 404, false],
])('ERR-12: %s says what it is although it cannot be drawn: %d', async (url, status, isIndexed) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(status);
  expect(body).toContain('<header>Shell</header><div id="slot-mfe-tours"></div>');
  expect([body.includes(CANONICAL), body.includes(NOINDEX)]).toEqual([isIndexed, !isIndexed]);
});

it('ERR-12: a page that has moved leads on although it cannot be drawn', async () => {
  const { statusCode, headers } = await get('/tours/map/broken-and-moved');
  expect([statusCode, headers.location]).toEqual([301, '/tours']);
});

it('ERR-12: a page whose data does not come is 503, to be asked for again and kept nowhere', async () => {
  for (const url of ['/tours/map/no-data', '/tours/map/no-data']) {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(headers.etag).toBeUndefined();
    expect(body).toContain(NOINDEX);
    expect(body).not.toContain(CANONICAL);
    // The browser draws the page, which says what is wrong.
    expect(body).toContain('<script defer crossorigin="anonymous" src="/assets/main.0a1b2c3d.js">');
  }
});

it.each([
  '/travel-agents/atlantis',
  '/travel-agents/atlantis/guide/a-first-weekend',
  '/travel-agents/nobody-0123456789abcdef01234567/lisbon',
  '/agent/0123456789abcdef01234567',
  '/destination/atlantis',
  '/share/post/nothing',
  // The API refuses to read these addresses.
  '/plan/nothing',
  `/agent/${'a'.repeat(120)}`,
])('ERR-12: %s does not exist, also while nothing of its remote runs', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(404);
  expect(body).toContain(NOINDEX);
});

it('a page about nothing in particular is there while nothing of its remote runs', async () => {
  const { statusCode, body } = await get('/travel-agents');
  expect(statusCode).toBe(200);
  // The shell knows no true address of a page that is not its own.
  expect(body).not.toContain(CANONICAL);
  expect(body).not.toContain(NOINDEX);
});
