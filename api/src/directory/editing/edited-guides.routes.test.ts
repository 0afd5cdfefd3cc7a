import type { CityGuide } from '@atoll/contracts/city-guide';
import type { City, Destination } from '@atoll/contracts/destination';
import { editedPlacePath, type CityBody, type EditedCity } from '@atoll/contracts/edited-places';
import type { GuideBody } from '@atoll/contracts/edited-guide';
import type { PortalEdits } from '@atoll/contracts/portal-edits';
import type { SightsAnswer } from '@atoll/contracts/sights';
import { buildAccountsSite, type AccountsSite, type Person } from '../../../test/accounts';
import { testDatabase } from '../../../test/database';
import { eventually } from '../../../test/eventually';
import {
  sampleAgent,
  sampleCity,
  sampleCountry,
  sampleGuide,
  writeDirectory,
} from '../../../test/sample-directory';

const ADMIN = 'admin@mail.example';
const TOWER = { name: 'Belém Tower', local: 'Torre de Belém', lat: 38.6916, lng: -9.216 };
const database = testDatabase();
let site: AccountsSite;
let admin: Person;
beforeEach(async () => {
  await database().connection.dropDatabase();
  await writeDirectory(database().connection, {
    agents: [sampleAgent({ name: 'Hanna Berg' })],
    countries: [sampleCountry('Portugal'), sampleCountry('Cuba', { is_visible: false })],
    cities: [
      sampleCity('Lisbon', 'Portugal', {
        guide: sampleGuide([TOWER]),
        description: 'Seven hills. And light.',
      }),
      sampleCity('Évora', 'Portugal', { _id: 'evora' }),
      sampleCity('Havana', 'Cuba'),
    ],
  });
  site = await buildAccountsSite(database().connection, { ADMIN_EMAIL: ADMIN });
  admin = await site.join(ADMIN);
});
afterEach(() => site.app.close());

const read = async <Answer>(url: string) =>
  (await site.app.inject({ url, headers: admin.headers })).json<Answer>();
const city = (slug: string) => read<EditedCity>(editedPlacePath('city', slug));

/** Saves the city with this guide, from the version that is there or another one. */
async function save(slug: string, guide: unknown, from?: number) {
  const now = await city(slug);
  const { description, highlights, featured_image_url, image_url, image_credit, image_position } = now;
  const body: Omit<CityBody, 'guide'> = {
    ...{ description, highlights, featured_image_url, image_url, image_credit, image_position },
  };
  return site.app.inject({
    ...{ method: 'PUT', url: editedPlacePath('city', slug) },
    headers: { ...admin.headers, 'if-match': `"${from ?? now.version}"` },
    payload: { ...body, guide },
  });
}
const saved = async (slug: string, guide: GuideBody | null) =>
  (await save(slug, guide)).json<EditedCity>().guide;
const guideOf = async (slug: string) => (await city(slug)).guide as CityGuide;
const sight = (own: object) => ({ ...sampleGuide([{}]).sights[0], id: '', ...own }) as CityGuide['sights'][0];
const quarter = { name: 'Alfama', about: 'Stairs.', lat: null, lng: null };
const trip = { name: 'Sintra', km: 28, about: 'Palaces.', lat: 38.8, lng: -9.39 };

it('DES-11, POR-05: a guide that is saved is on the page, on the map, and on the card of its country', async () => {
  const guide: GuideBody = {
    ...sampleGuide([]),
    ...{ is_coastal: true, best_months: [9, 4], seasons: ' Mild all year. ', good_for: [' food '] },
    sights: [sight({ name: ' Roman Temple ', local: ' ', lat: 38.5726, lng: -7.9073, kind: 'temple' })],
    ...{ quarters: [quarter], food: [{ name: 'Açorda', about: 'Bread and herbs.' }], day_trips: [trip] },
  };
  const answer = await save('evora', guide);
  expect(answer.statusCode).toBe(200);
  const written = {
    ...{ is_coastal: true, best_months: [4, 9], seasons: 'Mild all year.', good_for: ['food'] },
    sights: [expect.objectContaining({ id: 'roman-temple', name: 'Roman Temple', local: null }) as object],
    quarters: [quarter],
    day_trips: [expect.objectContaining(trip) as object],
  };
  expect(answer.json<EditedCity>().guide).toMatchObject(written);
  // The page shows neither whether it lies on the coast nor what it is good for.
  const { is_coastal: _coastal, good_for: _goodFor, ...shown } = written;
  await eventually(async () =>
    expect(await read<City>('/api/cities/evora')).toMatchObject({ hasGuide: true, guide: shown }),
  );
  await eventually(async () => {
    const { guided } = await read<Destination>('/api/destinations/portugal');
    expect(guided.find(({ slug }) => slug === 'evora')).toMatchObject({ best_months: [4, 9] });
  });
  await eventually(async () => {
    const { clusters } = await read<SightsAnswer>('/api/sights?bbox=-8,38.5,-7.8,38.6&zoom=13');
    expect(clusters.map(({ id }) => id)).toEqual(['evora/roman-temple']);
  });
});

it('DES-11, POR-05: the card of a country says the months and the summary as they are now', async () => {
  const card = async () => {
    const { guided } = await read<Destination>('/api/destinations/portugal');
    return guided.map(({ slug, summary, best_months }) => [slug, summary, best_months]);
  };
  await eventually(async () => expect(await card()).toEqual([['lisbon', 'Seven hills.', []]]));
  await saved('lisbon', { ...(await guideOf('lisbon')), best_months: [5] });
  await eventually(async () => expect(await card()).toEqual([['lisbon', 'Seven hills.', [5]]]));
});

it('DES-11: a sight keeps its id when it is called otherwise, and a new one gets a free one of its name', async () => {
  const { sights, ...guide } = await guideOf('lisbon');
  const renamed = { ...(sights[0] as CityGuide['sights'][0]), name: 'Old Fort' };
  const more = ['Belém Tower', '塔', 'Belem-Tower 2'].map((name) => sight({ name }));
  const now = await saved('lisbon', { ...guide, sights: [...more, renamed] });
  expect(now?.sights.map(({ id, name }) => [id, name])).toEqual([
    ['belem-tower-2', 'Belém Tower'],
    ['sight', '塔'],
    ['belem-tower-2-2', 'Belem-Tower 2'],
    ['belem-tower', 'Old Fort'],
  ]);
  // An id that no sight of the city has is none to keep.
  const foreign = await saved('lisbon', { ...guide, sights: [sight({ id: 'elsewhere', name: 'Arch' })] });
  expect(foreign?.sights.map(({ id }) => id)).toEqual(['arch']);
});

it('POR-05, POR-18: a guide from an old version is refused with what is there, and nothing is written', async () => {
  const { version, guide } = await city('lisbon');
  expect((await save('lisbon', { ...guide, food: [{ name: 'Cod', about: 'Salted.' }] })).statusCode).toBe(
    200,
  );
  const late = await save('lisbon', null, version);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    current: { version: version + 1, guide: { food: [{ name: 'Cod' }] } },
  });
  expect((await guideOf('lisbon')).food).toHaveLength(1);
});

it('DES-11, POR-05: without its guide a city is told of as before, and is no longer among those with one', async () => {
  await eventually(async () =>
    expect((await read<Destination>('/api/destinations/portugal')).guided).toHaveLength(1),
  );
  expect(await saved('lisbon', null)).toBeNull();
  await eventually(async () =>
    expect(await read<City>('/api/cities/lisbon')).toMatchObject({ hasGuide: false, guide: null }),
  );
  await eventually(async () =>
    expect((await read<Destination>('/api/destinations/portugal')).guided).toEqual([]),
  );
});

it('POR-05: a guide of a city in a hidden country is kept, and shown nowhere', async () => {
  const written = await saved('havana', sampleGuide([{ name: 'El Morro', lat: 23.15, lng: -82.357 }]));
  expect(written?.sights[0]?.id).toBe('el-morro');
  expect(await city('havana')).toMatchObject({ isPublic: false, guide: { sights: [{ id: 'el-morro' }] } });
  expect((await site.app.inject('/api/cities/havana')).statusCode).toBe(404);
  const { count } = await read<SightsAnswer>('/api/sights?bbox=-83,22.9,-82,23.4&zoom=12');
  expect(count).toBe(0);
});

it('POR-18: the history names each part of a guide that was changed, before and after', async () => {
  const guide = await guideOf('lisbon');
  await saved('lisbon', { ...guide, quarters: [quarter], best_months: [5] });
  await saved('lisbon', null);
  const { edits } = await read<PortalEdits>(editedPlacePath('cityHistory', 'lisbon'));
  expect(edits.map(({ differences }) => differences)).toEqual([
    [
      { field: 'has_guide', before: true, after: false },
      { field: 'sights', before: guide.sights, after: [] },
      { field: 'quarters', before: [quarter], after: [] },
      { field: 'best_months', before: [5], after: [] },
    ],
    [
      { field: 'quarters', before: [], after: [quarter] },
      { field: 'best_months', before: [], after: [5] },
    ],
  ]);
});

const twice = [sight({ name: 'Arch' }), sight({ name: ' árch' })];
const known = { ...sampleGuide([TOWER]).sights[0] };
it.each([
  ['a sight without a name', { sights: [sight({ name: ' ' })] }, ['guide.sights.0.name']],
  ['a sight of which nothing is said', { sights: [sight({ about: '' })] }, ['guide.sights.0.about']],
  ['a sight that is there twice', { sights: twice }, ['guide.sights.1.name']],
  ['an id that is there twice', { sights: [known, { ...known, name: 'Arch' }] }, ['guide.sights.1.name']],
  [
    'a sight on no map',
    { sights: [sight({ lat: 90.5, lng: null })] },
    ['guide.sights.0.lat', 'guide.sights.0.lng'],
  ],
  ['half a position', { quarters: [{ ...quarter, lat: 38.7 }] }, ['guide.quarters.0.lng']],
  ['a longitude that there is not', { day_trips: [{ ...trip, lng: 181 }] }, ['guide.day_trips.0.lng']],
  ['a trip of no length', { day_trips: [{ ...trip, km: null }] }, ['guide.day_trips.0.km']],
  ['a trip that is no trip', { day_trips: [{ ...trip, km: 501 }] }, ['guide.day_trips.0.km']],
  ['a dish without words', { food: [{ name: '', about: '' }] }, ['guide.food.0.about', 'guide.food.0.name']],
  ['a thirteenth month', { best_months: [13] }, ['guide.best_months']],
  ['half a month', { best_months: [1.5] }, ['guide.best_months']],
  ['a month twice', { best_months: [5, 5] }, ['guide.best_months']],
  ['an empty word', { good_for: ['food', ' '] }, ['guide.good_for']],
  ['a word twice', { good_for: ['food', 'Food'] }, ['guide.good_for']],
])('POR-05, DES-11: %s is refused at its field', async (_what, change, fields) => {
  const before = await city('lisbon');
  const answer = await save('lisbon', { ...before.guide, ...change });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<{ fields: object }>().fields).sort()).toEqual(fields);
  expect(await city('lisbon')).toEqual(before);
});

it.each([
  ['a kind that there is not', { sights: [sight({ kind: 'spaceship' })] }],
  [
    'thirteen dishes',
    { food: Array.from({ length: 13 }, (_, at) => ({ name: `Dish ${at}`, about: 'Good.' })) },
  ],
  ['a text without end', { seasons: 'x'.repeat(601) }],
  ['a field that nobody knows', { hours: '9 to 5' }],
  ['a path for an id', { sights: [sight({ id: '../x' })] }],
])('POR-05, DES-11: %s is no guide', async (_what, change) => {
  const { guide } = await city('lisbon');
  expect((await save('lisbon', { ...guide, ...change })).statusCode).toBe(400);
});
