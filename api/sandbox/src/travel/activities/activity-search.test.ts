import { faultsOf, shapes } from '../../../test/amadeus-shape';
import { paths, startTravelClient, type TravelClient } from '../../../test/travel-client';

interface Activity {
  id: string;
  name: string;
  geoCode: { latitude: number; longitude: number };
  price?: { currencyCode: string; amount: string };
  rating?: string;
  minimumDuration?: string;
  description?: string;
}

const paris = { latitude: 48.8566, longitude: 2.3522 };
let client: TravelClient;

beforeAll(async () => {
  client = await startTravelClient();
});

afterAll(() => client.stop());

async function find(path: string, query: Record<string, number>) {
  const { status, body } = await client.get<Activity[]>(path, query);
  expect(status).toBe(200);
  expect(faultsOf(shapes.activities, body)).toEqual([]);
  return body.data;
}

it('PRV-05: finds activities around a point, within 1 km unless told otherwise', async () => {
  const near = await find(paths.activities, paris);
  const wide = await find(paths.activities, { ...paris, radius: 20 });
  expect(near.length).toBeGreaterThan(0);
  expect(wide.length).toBeGreaterThan(near.length);
});

it.each([
  ['Ulaanbaatar', 47.9077, 106.8832, 'MNT'],
  ['Malé', 4.1748, 73.50888, 'USD'],
  ['a village in Andorra', 42.57952, 1.65362, 'EUR'],
  ['Tokyo', 35.6895, 139.69171, 'JPY'],
])(
  'PRV-05: has something to do in %s, in the money of the place',
  async (_, latitude, longitude, currency) => {
    const found = await find(paths.activities, { latitude, longitude });
    expect(found.length).toBeGreaterThan(0);
    const currencies = found.flatMap(({ price }) => price?.currencyCode ?? []);
    expect(currencies).toEqual(currencies.map(() => currency));
  },
);

it('PRV-05: finds activities in a square and none outside of it', async () => {
  const square = { north: 49, west: 2.2, south: 48.7, east: 2.5 };
  const found = await find(paths.square, square);
  expect(found.length).toBeGreaterThan(30);
  for (const { geoCode } of found) {
    expect(geoCode.latitude).toBeLessThanOrEqual(square.north);
    expect(geoCode.latitude).toBeGreaterThanOrEqual(square.south);
    expect(geoCode.longitude).toBeGreaterThanOrEqual(square.west);
    expect(geoCode.longitude).toBeLessThanOrEqual(square.east);
  }
});

it('spans the date line, and bounds a square as large as the world', async () => {
  const fiji = await find(paths.square, { north: -15, south: -20, west: 176, east: -178 });
  expect(fiji.some(({ name }) => name.includes('Suva'))).toBe(true);
  expect(await find(paths.square, { north: 90, south: -90, west: -180, east: 180 })).toHaveLength(1000);
  expect(await find(paths.square, { north: 10, south: 9, west: -40, east: -39 })).toEqual([]);
});

it('PRV-05: answers any activity of a list again by its id', async () => {
  for (const activity of (await find(paths.activities, { ...paris, radius: 5 })).slice(0, 20)) {
    const { body } = await client.get<Activity>(`${paths.activities}/${activity.id}`);
    expect(faultsOf(shapes.oneActivity, body)).toEqual([]);
    expect(body.data).toEqual(activity);
  }
});

it('leaves price, rating, duration or description out of a few, so that the product meets the case', async () => {
  const found = await find(paths.square, { north: 49.5, west: 1.5, south: 48, east: 3.5 });
  for (const field of ['price', 'rating', 'minimumDuration', 'description'] as const) {
    const without = found.filter((activity) => activity[field] === undefined).length;
    expect(without).toBeGreaterThan(0);
    expect(without).toBeLessThan(found.length / 2);
  }
});

it('gives no two activities of a place one name', async () => {
  const found = await find(paths.activities, { ...paris, radius: 20 });
  // An id counts in hundred-and-twenty-eights through the places.
  const names = found.map(({ id, name }) => `${Math.floor(Number(id) / 128)} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});

it.each<[string, Record<string, string | number>, number, string]>([
  [paths.activities, { longitude: 2 }, 32171, 'latitude'],
  [paths.activities, { latitude: 48 }, 32171, 'longitude'],
  [paths.activities, { latitude: 'x', longitude: 2 }, 477, 'latitude'],
  [paths.activities, { latitude: 48, longitude: 181 }, 477, 'longitude'],
  [paths.activities, { ...paris, radius: 21 }, 477, 'radius'],
  [paths.activities, { ...paris, radius: -1 }, 477, 'radius'],
  [paths.square, { north: 49, west: 2, south: 48 }, 32171, 'east'],
  [paths.square, { north: 48, west: 2, south: 49, east: 3 }, 477, 'north'],
  [`${paths.activities}/0`, {}, 1797, 'activityId'],
  [`${paths.activities}/abc`, {}, 1797, 'activityId'],
  [`${paths.activities}/999999999`, {}, 1797, 'activityId'],
])('%s with %j fails with %i naming %s', async (path, query, code, parameter) => {
  const { body } = await client.get(path, query);
  expect(faultsOf(shapes.errors, body)).toEqual([]);
  expect(body.errors).toMatchObject([{ code, source: { parameter } }]);
});
