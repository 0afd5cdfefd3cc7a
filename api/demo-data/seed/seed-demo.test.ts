import { testDatabase } from '../../test/database';
import { agentModel } from '../../src/directory/models/agent.model';
import { cityModel } from '../../src/directory/models/city.model';
import { countryImageModel, countrySettingsModel } from '../../src/directory/models/country.model';
import { slugify } from '@atoll/contracts/slug';
import type { Town } from '../world/town';
import { worldOf } from '../world/world';
import { readAgentCount } from './agent-count';
import { seedDemo } from './seed-demo';

const database = testDatabase();
const town = (name: string, country: string, own: Partial<Town> = {}): Town => ({
  slug: slugify(name),
  name,
  country,
  countrySlug: slugify(country),
  countryCode: 'PT',
  region: null,
  latitude: 38.7,
  longitude: -9.1,
  population: 500_000,
  isCapital: false,
  elevation: 20,
  shoreKm: 2,
  isOnSea: false,
  isCountSure: true,
  standing: null,
  guide: null,
  popularity: null,
  rank: 1,
  ...own,
});
const world = worldOf([
  town('Lisbon', 'Portugal', { isCapital: true, popularity: 0 }),
  town('Madrid', 'Spain', { countryCode: 'ES', latitude: 40.4, longitude: -3.7 }),
  ...Array.from({ length: 30 }, (_, number) =>
    town(`Town ${number}`, 'Portugal', { rank: number + 2, latitude: 38 + number / 10, population: 1_000 }),
  ),
]);
const demo = { readWorld: () => world };
beforeEach(async () => {
  await database().connection.dropDatabase();
});
const counted = async () => ({
  agents: await agentModel(database().connection).countDocuments(),
  cities: await cityModel(database().connection).countDocuments(),
});

it('a seed that was cut goes on where it stopped, and leaves nothing out', async () => {
  const { connection } = database();
  const cut = seedDemo(connection, {
    ...demo,
    agents: 5_000,
    onProgress: () => {
      throw new Error('killed');
    },
  });
  await expect(cut).rejects.toThrow('killed');
  expect((await counted()).agents).toBeLessThan(5_000);
  const numbers: number[] = [];
  await seedDemo(connection, { ...demo, agents: 5_000, onProgress: (done) => numbers.push(done) });
  expect((await counted()).agents).toBe(5_000);
  expect(numbers.at(-1)).toBe(5_000);
});

it('a batch that was written without its mark is no error', async () => {
  const { connection } = database();
  await seedDemo(connection, { ...demo, agents: 100 });
  await connection.collection('demo_seed').deleteMany({});
  await expect(seedDemo(connection, { ...demo, agents: 150 })).resolves.toMatchObject({ agents: 150 });
  expect((await counted()).agents).toBe(150);
});

it('a larger seed adds to a smaller one, and another one does nothing', async () => {
  const { connection } = database();
  await expect(seedDemo(connection, { ...demo, agents: 20 })).resolves.toMatchObject({ agents: 20 });
  const before = await counted();
  await expect(seedDemo(connection, { ...demo, agents: 300 })).resolves.toMatchObject({ agents: 280 });
  const after = await counted();
  expect(after.agents).toBe(300);
  expect(after.cities).toBeGreaterThan(before.cities);
  await expect(seedDemo(connection, { ...demo, agents: 300 })).resolves.toEqual({ agents: 0, texts: 0 });
});

it('what somebody changed or deleted since stays so', async () => {
  const { connection } = database();
  await seedDemo(connection, { ...demo, agents: 50 });
  await cityModel(connection).updateOne({ _id: 'lisbon' }, { $set: { description: 'Ours.' } });
  const [agent] = await agentModel(connection).find().limit(1);
  await agent?.deleteOne();
  await seedDemo(connection, { ...demo, agents: 80 });
  expect((await counted()).agents).toBe(79);
  expect(await cityModel(connection).findById('lisbon').lean()).toMatchObject({ description: 'Ours.' });
});

const GUIDE = {
  description: 'Hills above a river.',
  highlights: ['Tram 28'],
  guide: {
    is_coastal: false,
    sights: [],
    quarters: [],
    food: [],
    best_months: [4],
    seasons: '',
    getting_there: '',
    getting_around: '',
    day_trips: [],
    good_for: [],
  },
};
const guidedWorld = worldOf(
  world.towns.map((each) => ({
    ...each,
    guide: ['lisbon', 'madrid'].includes(each.slug) ? 'a guide' : null,
  })),
  {
    guidedOnly: [town('Sintra', 'Portugal', { rank: 0, guide: 'a guide' })],
    guideTo: ({ guide }) => (guide === null ? null : GUIDE),
  },
);

it('DES-05: a site that was seeded before there were guides gets them at its next start, where nobody changed the city', async () => {
  const { connection } = database();
  const cities = cityModel(connection);
  await seedDemo(connection, { ...demo, agents: 100 });
  await connection.collection('demo_seed').deleteOne({ _id: 'texts' as never });
  await cities.collection.updateOne({ _id: 'lisbon' as never }, { $unset: { guide: 1, version: 1 } });
  await cities.updateOne({ _id: 'madrid' }, { $set: { description: 'Ours.', version: 1 } });
  const again = { readWorld: () => guidedWorld, agents: 100 };
  await expect(seedDemo(connection, again)).resolves.toMatchObject({ agents: 0 });
  expect(await cities.findById('lisbon').lean()).toMatchObject(GUIDE);
  expect(await cities.findById('sintra').lean()).toMatchObject({ ...GUIDE, sample: true });
  expect(await cities.findById('madrid').lean()).toMatchObject({ description: 'Ours.', guide: null });
  await expect(seedDemo(connection, again)).resolves.toEqual({ agents: 0, texts: 0 });
});

it('DES-10: a site that was seeded before is told of places as today at its next start, where nobody changed them', async () => {
  const { connection } = database();
  const [cities, countries] = [cityModel(connection), countrySettingsModel(connection)];
  const images = countryImageModel(connection);
  await seedDemo(connection, { ...demo, agents: 100 });
  const before = await Promise.all([
    cities.find({}, { updated_at: 0 }).sort({ _id: 1 }).lean(),
    countries.find({}, { updated_at: 0 }).sort({ _id: 1 }).lean(),
    images.find({}, { updated_at: 0 }).sort({ _id: 1 }).lean(),
  ]);
  const old = { description: 'By the sea.' };
  await cities.updateMany({}, { $set: { ...old, image_url: '/old.webp' }, $unset: { version: 1 } });
  await countries.updateMany({}, { $set: old });
  await images.updateMany({}, { $set: { listing_image_url: '/old.webp' } });
  await cities.updateOne({ _id: 'madrid' }, { $set: { version: 1 } });
  await countries.updateOne({ _id: 'spain' }, { $set: { version: 1 } });
  await connection.collection('demo_seed').deleteOne({ _id: 'texts' as never });
  await seedDemo(connection, { ...demo, agents: 100 });
  const without = <T extends { readonly _id: string }>(all: readonly T[] | undefined, changed: string) =>
    (all ?? []).filter(({ _id }) => _id !== changed);
  expect(
    await cities
      .find({ _id: { $ne: 'madrid' } }, { updated_at: 0 })
      .sort({ _id: 1 })
      .lean(),
  ).toEqual(without(before[0], 'madrid').map(({ version: _version, ...city }) => city));
  expect(await cities.findById('madrid').lean()).toMatchObject({ ...old, image_url: '/old.webp' });
  expect(await countries.findById('portugal').lean()).toMatchObject(
    without(before[1], 'spain')[0] ?? { _id: '' },
  );
  expect(await countries.findById('spain').lean()).toMatchObject(old);
  expect(await images.find({}, { listing_image_url: 1 }).sort({ _id: 1 }).lean()).toEqual([
    { _id: 'portugal', listing_image_url: before[2][0]?.listing_image_url },
    { _id: 'spain', listing_image_url: '/old.webp' },
  ]);
});

it('DES-05: the guides are looked for once, and a start that has all of them does not read the world', async () => {
  const { connection } = database();
  await seedDemo(connection, { readWorld: () => guidedWorld, agents: 50 });
  expect(await cityModel(connection).countDocuments({ guide: { $ne: null } })).toBe(3);
  const readWorld = jest.fn(() => guidedWorld);
  await seedDemo(connection, { readWorld, agents: 50 });
  expect(readWorld).not.toHaveBeenCalled();
});

it('says what a number of agents must be', () => {
  expect(readAgentCount([])).toBe(41_800);
  expect(readAgentCount(['--agents', '500'])).toBe(500);
  expect(() => readAgentCount(['--agents', 'many'])).toThrow('whole number');
});
