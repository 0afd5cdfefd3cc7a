import type { AgentClustersAnswer, AgentsAnswer } from '@atoll/contracts/agent';
import type { CalledSo, City, DestinationsAnswer } from '@atoll/contracts/destination';
import {
  EDITED_PLACES_PATHS,
  editedPlacePath,
  type CityBody,
  type EditedCities,
  type EditedCity,
  type EditedCountries,
  type EditedCountry,
} from '@atoll/contracts/edited-places';
import type { MediaPicture } from '@atoll/contracts/media';
import type { PortalEdits } from '@atoll/contracts/portal-edits';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildAccountsSite, type AccountsSite, type Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import { fileForm } from '../../../test/file-form';
import { sampleAgent, sampleCity, sampleCountry, writeDirectory } from '../../../test/sample-directory';
import { plainPicture } from '../../../test/sample-pictures';
import { buildTestSite } from '../../../test/site';

const ADMIN = 'admin@mail.example';
const database = testDatabase();
let site: AccountsSite;
let other: FastifyInstance;
let admin: Person;
beforeAll(async () => {
  await writeDirectory(database().connection, {
    agents: [
      sampleAgent({ name: 'Hanna Berg' }),
      sampleAgent({ name: 'Rui Mar', city: 'Porto', lat: 41.1, lng: -8.6 }),
      sampleAgent({ name: 'Zoé Dupont', city: 'Paris', country: 'France', lat: 48.9, lng: 2.3 }),
    ],
    countries: [sampleCountry('Portugal'), sampleCountry('France', { country_code: 'FR' })],
    cities: [
      sampleCity('Lisbon', 'Portugal'),
      sampleCity('Évora', 'Portugal', { _id: 'evora', image_credit: '' }),
      sampleCity('Paris', 'France'),
    ],
  });
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: ADMIN });
  ({ app: other } = await buildTestSite(database().connection));
  admin = await site.join(ADMIN);
  // The cards of both countries are made.
  await eventually(async () =>
    expect(await read<City>('/api/cities/porto')).toMatchObject({ agentCount: 1 }),
  );
  await eventually(async () =>
    expect(await read<City>('/api/cities/paris')).toMatchObject({ agentCount: 1 }),
  );
});
afterAll(() => Promise.all([site.app.close(), other.close()]));

type Method = NonNullable<InjectOptions['method']>;
const send = (method: Method, url: string, payload?: object, more: object = {}, by: Person | null = admin) =>
  site.app.inject({ method, url, headers: { ...by?.headers, ...more }, ...(payload && { payload }) });
const read = async <Answer>(url: string, app = site.app) =>
  (await app.inject({ url, headers: admin.headers })).json<Answer>();
const from = (version: number) => ({ 'if-match': `"${version}"` });
const city = (slug: string) => read<EditedCity>(editedPlacePath('city', slug));
const country = (slug: string) => read<EditedCountry>(editedPlacePath('country', slug));
const put = (slug: string, body: object, version: number) =>
  send('PUT', editedPlacePath('city', slug), body, from(version));
const patch = (slug: string, body: object, version: number) =>
  send('PATCH', editedPlacePath('country', slug), body, from(version));

async function bodyOf(slug: string, change: Partial<CityBody> = {}): Promise<CityBody> {
  const { description, highlights, featured_image_url, image_url, image_credit, image_position, guide } =
    await city(slug);
  return {
    ...{ description, highlights, featured_image_url, image_url, image_credit, image_position, guide },
    ...change,
  };
}
const listed = async (query = '') => {
  const { cities } = await read<EditedCities>(`${EDITED_PLACES_PATHS.cities}${query}`);
  return cities.map(({ slug }) => slug);
};

it('POR-05: cities are found by the beginning of city or country in any spelling, with what each is missing', async () => {
  const { cities, total } = await read<EditedCities>(EDITED_PLACES_PATHS.cities);
  expect(total).toBe(4);
  expect(cities.map(({ slug, missing }) => [slug, missing])).toEqual([
    ['evora', ['credit']],
    ['lisbon', []],
    ['paris', []],
    ['porto', ['text', 'picture', 'credit']],
  ]);
  expect(await listed('?q=%C3%89VO')).toEqual(['evora']);
  expect(await listed('?q=portugal%20lis')).toEqual(['lisbon']);
  expect(await listed('?missing=credit')).toEqual(['evora', 'porto']);
  expect(await listed('?q=.*')).toEqual(['evora', 'lisbon', 'paris', 'porto']);
  expect(await listed('?q=sbon')).toEqual([]);
  expect(await listed('?page=2')).toEqual([]);
});

it('POR-05: a save is on the public page of every instance without anybody loading it anew', async () => {
  const { version } = await city('lisbon');
  const upload = fileForm(await plainPicture(900, 900));
  const picture = (
    await send('POST', '/api/media/city-images', upload.payload, upload.headers)
  ).json<MediaPicture>();
  const change = {
    description: 'Seven hills.\n\nAnd the light.',
    highlights: ['Trams', ' The river '],
    ...{ featured_image_url: picture.url, image_credit: 'Ana Cruz', image_position: '30% 70%' },
  };
  const saved = await put('lisbon', await bodyOf('lisbon', change), version);
  expect(saved.json<EditedCity>()).toMatchObject({ version: version + 1, isPublic: true });
  const shown = { ...change, highlights: ['Trams', 'The river'] };
  for (const app of [site.app, other])
    await eventually(async () => expect(await read<City>('/api/cities/lisbon', app)).toMatchObject(shown));
});

it('POR-18: a city is changed from a version: without one it is 428, from an old one 409 with what is there', async () => {
  const before = await city('evora');
  const body = await bodyOf('evora', { description: 'White walls.' });
  expect((await send('PUT', editedPlacePath('city', 'evora'), body)).statusCode).toBe(428);
  expect((await put('evora', body, before.version)).statusCode).toBe(200);
  const late = await put('evora', { ...body, description: 'Other.' }, before.version);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    current: { description: 'White walls.', version: before.version + 1 },
  });
  expect((await put('atlantis', body, 0)).statusCode).toBe(404);
});

it('POR-05, POR-18: each edit is in the history of its city, and put back by one more write', async () => {
  const before = await bodyOf('paris');
  const { version } = await city('paris');
  await put('paris', { ...before, description: 'A city of light.' }, version);
  await put('paris', before, version + 1);
  const { edits } = await read<PortalEdits>(editedPlacePath('cityHistory', 'paris'));
  expect(edits.map(({ email, title, differences }) => ({ email, title, differences }))).toEqual([
    {
      ...{ email: ADMIN, title: 'Paris' },
      differences: [{ field: 'description', before: 'A city of light.', after: before.description }],
    },
    {
      ...{ email: ADMIN, title: 'Paris' },
      differences: [{ field: 'description', before: before.description, after: 'A city of light.' }],
    },
  ]);
  expect(await city('paris')).toMatchObject({ description: before.description, version: version + 2 });
});

it('POR-05: a city of which nothing was told until now is written by its first save', async () => {
  expect(await city('porto')).toMatchObject({ version: 0, description: '', image_position: '50% 50%' });
  const saved = await put('porto', await bodyOf('porto', { description: 'Bridges.' }), 0);
  expect(saved.json()).toMatchObject({ name: 'Porto', version: 1 });
  expect((await put('porto', await bodyOf('porto'), 0)).statusCode).toBe(409);
  expect(await read<City>('/api/cities/porto')).toMatchObject({ description: 'Bridges.', agentCount: 1 });
  // It has no picture yet, and shows the one of its country.
  expect((await read<City>('/api/cities/porto')).image_url).not.toBe('');
});

it.each([
  ['a picture of another site', { image_url: 'https://evil.example/a.png' }, 'image_url'],
  ['a script for a picture', { featured_image_url: 'javascript:alert(1)' }, 'featured_image_url'],
  ['a drawing that there is not', { image_url: '/media/artwork/nothing.noon-800x600.webp' }, 'image_url'],
  ['a path out of the pictures', { image_url: '/media/../api/auth/session' }, 'image_url'],
  [
    'an upload that there is not',
    { image_url: `/media/city-images/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.webp` },
    'image_url',
  ],
  ['a point outside the picture', { image_position: '50% 140%' }, 'image_position'],
  ['style for a point', { image_position: '0 0;color:red' }, 'image_position'],
  ['a highlight that is there twice', { highlights: ['The river', 'The river '] }, 'highlights'],
  ['an empty highlight', { highlights: ['The river', '  '] }, 'highlights'],
])('POR-05: %s is refused at its field', async (_what, change, field) => {
  const { version } = await city('lisbon');
  const answer = await put('lisbon', await bodyOf('lisbon', change), version);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
});

it('POR-05: giant texts and unknown fields are refused, and markup is only text', async () => {
  const { version } = await city('lisbon');
  const before = await bodyOf('lisbon');
  const giant = await put('lisbon', { ...before, description: 'x'.repeat(2_001) }, version);
  expect(giant.json()).toMatchObject({ fields: { description: expect.any(String) as string } });
  expect((await put('lisbon', { ...before, sample: false }, version)).statusCode).toBe(400);
  const markup = '<script>alert(1)</script>=HYPERLINK("x")';
  const saved = await put('lisbon', { ...before, description: markup }, version);
  expect(saved.json()).toMatchObject({ description: markup });
});

const isInSitemap = async (file: string, page: string) =>
  (await site.app.inject(`/sitemaps/${file}.xml`)).body.includes(page);

it('POR-12: a country that is hidden is gone from list, map, search, sitemap and its pages, and comes back', async () => {
  const isShown = async () => ({
    listed: (await read<DestinationsAnswer>('/api/destinations')).data.some(({ id }) => id === 'france'),
    page: (await site.app.inject('/api/destinations/france')).statusCode,
    city: (await site.app.inject('/api/cities/paris')).statusCode,
    map: (await read<AgentClustersAnswer>('/api/agents/clusters?bbox=2,48,3,49&zoom=6')).count,
    agents: (await read<AgentsAnswer>('/api/agents?name=dupont')).data.length,
    suggested: (await read<CalledSo>('/api/destinations/called?name=Frankreich')).countries,
    sitemaps: [await isInSitemap('destinations', '/france'), await isInSitemap('cities', '/paris')],
  });
  const shown = {
    listed: true,
    page: 200,
    city: 200,
    map: 1,
    agents: 1,
    suggested: ['france'],
    sitemaps: [true, true],
  };
  const hidden = {
    listed: false,
    page: 404,
    city: 404,
    map: 0,
    agents: 0,
    suggested: [],
    sitemaps: [false, false],
  };
  await eventually(async () => expect(await isShown()).toEqual(shown));
  const { version } = await country('france');
  expect((await patch('france', { is_visible: false }, version)).json()).toMatchObject({ is_visible: false });
  await eventually(async () => expect(await isShown()).toEqual(hidden));
  expect(await city('paris')).toMatchObject({ isPublic: false });
  // Undo is a write of its own.
  expect((await patch('france', { is_visible: true }, version + 1)).statusCode).toBe(200);
  await eventually(async () => expect(await isShown()).toEqual(shown));
  const { edits } = await read<PortalEdits>(editedPlacePath('countryHistory', 'france'));
  expect(edits.map(({ what }) => what)).toEqual(['shown', 'hidden']);
});

it('POR-12, POR-18: text, picture and credit of a country are changed from a version, and are on its page', async () => {
  const { version } = await country('portugal');
  const change = {
    description: 'From the Minho to the Algarve.',
    ...{ listing_image_url: '/media/artwork/harbour.noon-1200x800.avif', listing_image_credit: 'Atoll' },
  };
  expect((await send('PATCH', editedPlacePath('country', 'portugal'), change)).statusCode).toBe(428);
  expect((await patch('portugal', change, version)).json()).toMatchObject({
    ...change,
    version: version + 1,
  });
  const late = await patch('portugal', { description: 'Other.' }, version);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ current: { ...change, version: version + 1 } });
  for (const app of [site.app, other])
    await eventually(async () => expect(await read('/api/destinations/portugal', app)).toMatchObject(change));
  const foreign = await patch('portugal', { listing_image_url: '//evil.example/a.png' }, version + 1);
  expect(Object.keys(foreign.json<{ fields: object }>().fields)).toEqual(['listing_image_url']);
  expect((await patch('portugal', {}, version + 1)).statusCode).toBe(400);
  expect((await patch('atlantis', change, 0)).statusCode).toBe(404);
  const { countries } = await read<EditedCountries>(EDITED_PLACES_PATHS.countries);
  expect(countries.map(({ slug }) => slug)).toEqual(['france', 'portugal']);
});

it('POR-05, POR-12: only who has the duty reads and changes, from pages of this site', async () => {
  const agent = await site.join('agent.of.cities@mail.example', 'agent');
  const asked: [Method, string][] = [
    ['GET', EDITED_PLACES_PATHS.cities],
    ['GET', editedPlacePath('city', 'lisbon')],
    ['PUT', editedPlacePath('city', 'lisbon')],
    ['GET', editedPlacePath('cityHistory', 'lisbon')],
    ['GET', EDITED_PLACES_PATHS.countries],
    ['GET', editedPlacePath('country', 'portugal')],
    ['PATCH', editedPlacePath('country', 'portugal')],
    ['GET', editedPlacePath('countryHistory', 'portugal')],
  ];
  for (const [method, url] of asked)
    for (const by of [null, agent])
      expect((await send(method, url, method === 'GET' ? undefined : {}, from(1), by)).statusCode).toBe(403);
  const foreign = { ...from(1), origin: 'https://evil.example' };
  expect((await send('PUT', editedPlacePath('city', 'lisbon'), {}, foreign)).statusCode).toBe(403);
});
