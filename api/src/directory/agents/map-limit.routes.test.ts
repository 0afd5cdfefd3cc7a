import { emptySlot } from '@atoll/contracts/rendering';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { buildRelease } from '../../../test/release-folder';
import { sampleAgent, sampleCountry, writeDirectory } from '../../../test/sample-directory';
import { buildShell, serverBundle } from '../../../test/shell-folder';
import { buildTestSite, type TestSite } from '../../../test/site';

const database = testDatabase();
let site: TestSite;
beforeAll(async () => {
  await writeDirectory(database().connection, {
    agents: [sampleAgent({ name: 'Hanna Berg' })],
    countries: [sampleCountry('Portugal')],
  });
  const shell = await buildShell(serverBundle(`<header>Shell</header>${emptySlot('mfe-directory')}`));
  site = await buildTestSite(database().connection, { env: { SHELL_DIR: shell, MAP_VIEWS_MAX: '2' } });
  // A map of agents that shows, as the real one does, what its address narrows them by.
  const { folder } = await buildRelease(
    'mfe-directory',
    'one',
    {},
    `export async function render({ url, fetchJson }) {
       const filters = url.split('?')[1];
       if (filters) await fetchJson('/api/agents/clusters?bbox=-10,38,-9,39&zoom=9&' + filters);
       const head = { title: 'Map', canonical: url };
       return { status: 200, head, html: '<h1>Map</h1>', state: [], preload: [], maxAgeSeconds: 60 };
     }`,
  );
  await site.publish(folder);
  await eventually(async () => expect((await page('/map', OTHER)).body).toContain('<h1>Map</h1>'));
});
afterAll(() => site.app.close());

const STRANGER = '192.0.2.7';
const OTHER = '192.0.2.8';

const page = (url: string, remoteAddress: string) =>
  site.app.inject({ url, remoteAddress, headers: { accept: 'text/html' } });

it('what one client has computed of the map, its pages included, takes nothing from another', async () => {
  const statuses = [];
  for (const filter of ['ski', 'rail', 'beach']) {
    statuses.push((await page(`/map?specialities=${filter}`, STRANGER)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 503]);
  expect((await page('/map?specialities=family', OTHER)).statusCode).toBe(200);
  const url = '/api/agents/clusters?bbox=1,41,2,42&zoom=9';
  expect((await site.app.inject({ url, remoteAddress: STRANGER })).statusCode).toBe(429);
  expect((await site.app.inject({ url, remoteAddress: OTHER })).statusCode).toBe(200);
});
