import { faultsOf, shapes } from '../../../test/amadeus-shape';
import { paths, startTravelClient, type TravelClient } from '../../../test/travel-client';

interface Location {
  id: string;
  name: string;
  iataCode?: string;
  geoCode?: object;
  address: { countryCode?: string; countryName: string; cityName: string };
}

let client: TravelClient;

beforeAll(async () => {
  client = await startTravelClient();
});

afterAll(() => client.stop());

async function find(keyword: string, query: Record<string, string | number> = {}) {
  const { status, body } = await client.get<Location[]>(paths.locations, {
    subType: 'CITY',
    keyword,
    ...query,
  });
  expect(status).toBe(200);
  expect(faultsOf(shapes.locations, body)).toEqual([]);
  return body;
}

it.each([
  ['par', 'PARIS', 'PAR'],
  ['new y', 'NEW YORK', 'NYC'],
  ['london', 'LONDON', 'LON'],
  ['ulaan', 'ULAANBAATAR', 'ULN'],
  ['bali', 'BALI', 'DPS'],
  ['male', 'MALE', 'MLE'],
  ['zur', 'ZURICH', 'ZRH'],
  ['DXB', 'DUBAI', 'DXB'],
])('PRV-10: %s means %s first', async (keyword, name, iataCode) => {
  const { data } = await find(keyword);
  expect(data[0]).toMatchObject({ id: `C${iataCode}`, name, iataCode });
});

it('finds a word in the middle of a name, and any small place without a code', async () => {
  expect((await find('aires')).data[0]).toMatchObject({ name: 'BUENOS AIRES' });
  const village = (await find('el tarter')).data[0];
  expect(village).toMatchObject({
    name: 'EL TARTER',
    address: { countryCode: 'AD', countryName: 'ANDORRA' },
  });
  expect(village).not.toHaveProperty('iataCode');
});

it('pages by ten with links that lead on and back', async () => {
  const first = await find('san');
  expect(first.data).toHaveLength(10);
  expect(first.meta?.count).toBeGreaterThan(100);
  expect(first.meta?.links?.next).toContain('page%5Boffset%5D=10');
  const second = await find('san', { 'page[offset]': 10, 'page[limit]': 5 });
  expect(second.data).toHaveLength(5);
  expect(second.meta?.links?.previous).toContain('page%5Boffset%5D=5');
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(15);
});

it('stops at the end without a link to what follows', async () => {
  const { data, meta } = await find('ulaanbaatar');
  expect(data).toHaveLength(meta?.count ?? -1);
  expect(meta?.links).not.toHaveProperty('next');
});

it('narrows to a country, says less in the light view, and knows no airports', async () => {
  const { data } = await find('paris', { countryCode: 'US' });
  expect(new Set(data.map(({ address }) => address.countryCode))).toEqual(new Set(['US']));
  expect((await find('paris', { view: 'LIGHT' })).data[0]).not.toHaveProperty('geoCode');
  expect((await find('paris', { subType: 'AIRPORT' })).data).toEqual([]);
  expect((await find('paris', { subType: 'AIRPORT,CITY' })).data[0]).toMatchObject({ iataCode: 'PAR' });
});

it('finds nothing without failing', async () => {
  expect(await find('xqzw')).toMatchObject({ data: [], meta: { count: 0 } });
});

it('gives one city by id, with or without a code', async () => {
  for (const keyword of ['paris', 'el tarter']) {
    const [city] = (await find(keyword)).data;
    const { body } = await client.get<Location>(`${paths.locations}/${city?.id}`);
    expect(body.data).toEqual(city);
  }
  expect(await client.issue(`${paths.locations}/CQQQ`)).toMatchObject({ status: 404, code: 1797 });
  expect(await client.issue(`${paths.locations}/C9ZZZ`)).toMatchObject({ status: 404, code: 1797 });
});

it.each<[Record<string, string | number>, number, string]>([
  [{ keyword: 'par' }, 32171, 'subType'],
  [{ subType: 'CITY' }, 32171, 'keyword'],
  [{ subType: 'TOWN', keyword: 'par' }, 477, 'subType'],
  [{ subType: 'CITY', keyword: 'par%' }, 477, 'keyword'],
  [{ subType: 'CITY', keyword: 'par', 'page[limit]': 0 }, 477, 'page[limit]'],
  [{ subType: 'CITY', keyword: 'par', 'page[offset]': -1 }, 477, 'page[offset]'],
  [{ subType: 'CITY', keyword: 'par', view: 'SOME' }, 477, 'view'],
])('refuses %j with %i naming %s', async (query, code, parameter) => {
  const { status, body } = await client.get(paths.locations, query);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ code, source: { parameter } }]);
});
