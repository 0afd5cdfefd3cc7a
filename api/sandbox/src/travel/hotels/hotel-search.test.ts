import { faultsOf, shapes } from '../../../test/amadeus-shape';
import { paths, startTravelClient, type TravelClient } from '../../../test/travel-client';

interface ListedHotel {
  hotelId: string;
  chainCode: string;
  name: string;
  iataCode: string;
  rating?: number;
  amenities?: string[];
  address: { lines?: string[]; cityName: string; countryCode: string };
  distance: { value: number; unit: string };
}

const paris = { latitude: 48.8566, longitude: 2.3522 };
const ulaanbaatar = { latitude: 47.9077, longitude: 106.8832 };
const village = { latitude: 42.57952, longitude: 1.65362 };
let client: TravelClient;

beforeAll(async () => {
  client = await startTravelClient();
});

afterAll(() => client.stop());

async function search(path: string, query: Record<string, string | number>) {
  const { status, body } = await client.get<ListedHotel[]>(path, query);
  expect(status).toBe(200);
  expect(faultsOf(shapes.hotelList, body)).toEqual([]);
  return body.data;
}

it('PRV-06: lists the hotels around a city, nearest first, within 5 km unless told otherwise', async () => {
  const hotels = await search(paths.byCity, { cityCode: 'PAR' });
  const distances = hotels.map(({ distance }) => distance.value);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(5);
  const wider = await search(paths.byCity, { cityCode: 'par', radius: 20 });
  expect(wider.length).toBeGreaterThan(130);
  expect(wider.length).toBeGreaterThan(hotels.length);
});

it.each([
  ['Paris', paris, 100, 300],
  ['Ulaanbaatar', ulaanbaatar, 20, 120],
  ['a village in Andorra', village, 1, 4],
])('has as many hotels as befits %s', async (_, centre, min, max) => {
  const hotels = await search(paths.byGeocode, centre);
  expect(hotels.length).toBeGreaterThanOrEqual(min);
  expect(hotels.length).toBeLessThanOrEqual(max);
});

it.each('NYC LON PAR TYO ROM SYD DXB SIN BKK HKG BCN AMS BER IST LAX MLE CAI DPS'.split(' '))(
  'knows the city code %s',
  async (cityCode) => {
    const hotels = await search(paths.byCity, { cityCode });
    expect(hotels.length).toBeGreaterThan(10);
    expect(hotels.filter(({ iataCode }) => iataCode === cityCode).length).toBeGreaterThan(10);
  },
);

it('gives no two hotels one id and no two hotels of a city one name', async () => {
  const hotels = await search(paths.byCity, { cityCode: 'LON', radius: 25 });
  expect(new Set(hotels.map(({ hotelId }) => hotelId)).size).toBe(hotels.length);
  const names = hotels.filter(({ hotelId }) => hotelId.slice(2, 5) === 'LON').map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('PRV-07: counts miles when asked to', async () => {
  const kilometres = await search(paths.byGeocode, { ...paris, radius: 2, radiusUnit: 'KM' });
  const miles = await search(paths.byGeocode, { ...paris, radius: 2, radiusUnit: 'MILE' });
  expect(miles.length).toBeGreaterThan(kilometres.length);
  expect(miles[0]?.distance.unit).toBe('MILE');
  expect(miles.every(({ distance }) => distance.value <= 2)).toBe(true);
});

it('keeps rating and amenities to those who filter by them, as upstream', async () => {
  const [plain] = await search(paths.byGeocode, paris);
  expect(plain).not.toHaveProperty('rating');
  expect(plain).not.toHaveProperty('amenities');
  const rated = await search(paths.byGeocode, { ...paris, ratings: '4,5' });
  expect(rated.every(({ rating }) => rating === 4 || rating === 5)).toBe(true);
});

it('finds only hotels that have every wanted amenity', async () => {
  const hotels = await search(paths.byGeocode, { ...paris, amenities: 'SWIMMING_POOL,SPA' });
  expect(hotels.length).toBeGreaterThan(0);
  for (const { amenities } of hotels)
    expect(amenities).toEqual(expect.arrayContaining(['SWIMMING_POOL', 'SPA']));
});

it('tells chains from houses that a bed bank sells', async () => {
  const all = await search(paths.byGeocode, { ...paris, hotelSource: 'ALL' });
  const chains = await search(paths.byGeocode, { ...paris, hotelSource: 'DIRECTCHAIN' });
  const houses = await search(paths.byGeocode, { ...paris, hotelSource: 'BEDBANK' });
  expect(chains.length + houses.length).toBe(all.length);
  expect(chains.length).toBeGreaterThan(0);
  const hiltons = await search(paths.byCity, { cityCode: 'LON', radius: 30, chainCodes: 'HL,HI' });
  expect(new Set(hiltons.map(({ chainCode }) => chainCode))).toEqual(new Set(['HL', 'HI']));
});

it('answers any id from a list again by itself', async () => {
  const near = [...(await search(paths.byGeocode, village)), ...(await search(paths.byGeocode, ulaanbaatar))];
  const hotelIds = near.slice(0, 40).map(({ hotelId }) => hotelId);
  const again = await search(paths.byHotels, { hotelIds: hotelIds.join(',') });
  expect(again).toEqual(near.slice(0, 40).map(({ distance: _distance, ...hotel }) => hotel));
});

it('leaves out the street of a few hotels, so that the product meets the case', async () => {
  const hotels = await search(paths.byCity, { cityCode: 'PAR', radius: 10 });
  const without = hotels.filter(({ address }) => address.lines === undefined).length;
  expect(without).toBeGreaterThan(0);
  expect(without).toBeLessThan(hotels.length / 8);
});

it.each([
  [paths.byCity, {}, 32171, 'cityCode'],
  [paths.byCity, { cityCode: 'P1R' }, 477, 'cityCode'],
  [paths.byCity, { cityCode: 'QQQ' }, 895, 'cityCode'],
  [paths.byCity, { cityCode: 'PAR', radius: 0 }, 477, 'radius'],
  [paths.byCity, { cityCode: 'PAR', radius: 301 }, 477, 'radius'],
  [paths.byCity, { cityCode: 'PAR', radiusUnit: 'FEET' }, 477, 'radiusUnit'],
  [paths.byCity, { cityCode: 'PAR', chainCodes: 'H' }, 477, 'chainCodes'],
  [paths.byCity, { cityCode: 'PAR', amenities: 'WIFI,SPA,PARKING,SAUNA' }, 477, 'amenities'],
  [paths.byCity, { cityCode: 'PAR', amenities: 'HELIPAD' }, 477, 'amenities'],
  [paths.byCity, { cityCode: 'PAR', ratings: '1,2,3,4,5' }, 477, 'ratings'],
  [paths.byCity, { cityCode: 'PAR', hotelSource: 'SOME' }, 477, 'hotelSource'],
  [paths.byGeocode, { longitude: 2 }, 32171, 'latitude'],
  [paths.byGeocode, { latitude: 48 }, 32171, 'longitude'],
  [paths.byGeocode, { latitude: 91, longitude: 2 }, 477, 'latitude'],
  [paths.byGeocode, { latitude: 'north', longitude: 2 }, 477, 'latitude'],
  [paths.byGeocode, { latitude: 0, longitude: -30 }, 895, 'latitude'],
  [paths.byHotels, {}, 32171, 'hotelIds'],
  [paths.byHotels, { hotelIds: 'short' }, 477, 'hotelIds'],
  [paths.byHotels, { hotelIds: 'ZZPAR000' }, 1797, 'hotelIds'],
])(
  '%s with %j fails with %i naming %s',
  async (path, query: Record<string, string | number | undefined>, code, parameter) => {
    const given = Object.entries(query).filter(
      (entry): entry is [string, string | number] => entry[1] !== undefined,
    );
    const { body } = await client.get(path, Object.fromEntries(given));
    expect(faultsOf(shapes.errors, body)).toEqual([]);
    expect(body.errors).toMatchObject([{ code, source: { parameter } }]);
  },
);
