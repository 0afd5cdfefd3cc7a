import { emptySlot } from '@atoll/contracts/rendering';
import { SITE_ROUTES } from '@atoll/contracts/site-routes';
import { testDatabase } from '../../test/database';
import { eventually } from '../../test/eventually';
import { buildRelease } from '../../test/release-folder';
import { buildShell, serverBundle } from '../../test/shell-folder';
import { buildTestSite, type TestSite } from '../../test/site';

/** Stands for a bundle whose slugs are in lower case, as those of the directory and of the tours' map are. */
const MOVES_CAPITALS = `
  export async function render({ url, onDescribed }) {
    const path = url.split('?')[0];
    const small = path.toLowerCase();
    const own = path === small ? { status: 200, head: { title: 'X', canonical: path } }
      : { status: 301, location: small, head: { title: 'X' } };
    const page = { state: [], preload: [], maxAgeSeconds: 60, ...own };
    await onDescribed(page);
    return { ...page, html: '<h1>X</h1>' };
  }`;
const APPS = ['mfe-directory', 'mfe-tours'] as const;

/** One address of each page, as it is written rightly. */
const ADDRESSES = SITE_ROUTES.filter(({ app }) => app === 'shell' || APPS.some((name) => name === app)).map(
  ({ pattern, words }) => pattern.replace(/:\w+/g, words?.[0] ?? 'portugal-1'),
);

/** Ways to write an address wrongly. */
const MISTAKES: Readonly<Record<string, (path: string) => string>> = {
  'a slash at its end': (path) => `${path}/`,
  capitals: (path) => path.toUpperCase(),
  'double slashes': (path) => path.replaceAll('/', '//'),
  'a capital in its last part': (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => letter.toUpperCase()),
  'all of them': (path) => `${path.replaceAll('/', '//').toUpperCase()}///`,
};

const database = testDatabase();
let site: TestSite;
const get = (url: string) => site.app.inject({ url, headers: { accept: 'text/html' } });
beforeAll(async () => {
  const slots = APPS.map(emptySlot).join('');
  const shell = await buildShell(serverBundle(`<header>Shell</header>${slots}`));
  site = await buildTestSite(database().connection, { env: { SHELL_DIR: shell } });
  for (const app of APPS) await site.publish((await buildRelease(app, 'one', {}, MOVES_CAPITALS)).folder);
  await eventually(async () => expect((await get('/destination/X')).statusCode).toBe(301));
});
afterAll(() => site.app.close());

describe.each(ADDRESSES.filter((address) => address !== '/'))('DES-02: %s', (address) => {
  it.each(Object.keys(MISTAKES))('is one redirect away from itself with %s', async (mistake) => {
    const meant = (await get(address)).headers.location ?? address;
    const { statusCode, headers } = await get(MISTAKES[mistake]?.(address) ?? '');
    expect([301, 303]).toContain(statusCode);
    expect(headers.location).toBe(meant);
  });
});

it('HSE-04: a typed place is one redirect away, however the page is written', async () => {
  const { headers } = await get('/TOURS/?q=Lisbon');
  expect(headers.location).toBe((await get('/tours?q=Lisbon')).headers.location);
  expect(headers.location).toContain('city=Lisbon');
});
