import { testDatabase } from '../../test/database';
import { agentModel } from '../../src/directory/models/agent.model';
import { cityModel } from '../../src/directory/models/city.model';
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
  seaKm: 2,
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
  await expect(seedDemo(connection, { ...demo, agents: 150 })).resolves.toBe(150);
  expect((await counted()).agents).toBe(150);
});

it('a larger seed adds to a smaller one, and another one does nothing', async () => {
  const { connection } = database();
  await expect(seedDemo(connection, { ...demo, agents: 20 })).resolves.toBe(20);
  const before = await counted();
  await expect(seedDemo(connection, { ...demo, agents: 300 })).resolves.toBe(280);
  const after = await counted();
  expect(after.agents).toBe(300);
  expect(after.cities).toBeGreaterThan(before.cities);
  await expect(seedDemo(connection, { ...demo, agents: 300 })).resolves.toBe(0);
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

it('says what a number of agents must be', () => {
  expect(readAgentCount([])).toBe(41_800);
  expect(readAgentCount(['--agents', '500'])).toBe(500);
  expect(() => readAgentCount(['--agents', 'many'])).toThrow('whole number');
});
