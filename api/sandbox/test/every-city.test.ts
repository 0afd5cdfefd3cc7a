import { loadGazetteer, type City } from '../src/world/gazetteer';
import { seededRandom } from '../src/world/seeded-random';
import { dateIn, paths, startTravelClient, type TravelClient } from './travel-client';

interface Entry {
  available: boolean;
  offers?: { price: { total: string } }[];
}

let client: TravelClient;
let other: TravelClient;
let cities: City[];

beforeAll(async () => {
  client = await startTravelClient();
  other = await startTravelClient();
  const gazetteer = await loadGazetteer();
  const random = seededRandom('any city works');
  cities = Array.from({ length: 300 }, () => gazetteer.city(random.int(0, gazetteer.size - 1))).filter(
    (city): city is City => city !== null,
  );
});

afterAll(() => Promise.all([client.stop(), other.stop()]));

function near(city: City) {
  return { latitude: city.latitude, longitude: city.longitude };
}

async function hotelIds(city: City): Promise<string[]> {
  const { body } = await client.get<{ hotelId: string }[]>(paths.byGeocode, near(city));
  return body.data.map(({ hotelId }) => hotelId).slice(0, 20);
}

it('PRV-16: 300 places of the gazetteer each have a hotel within 5 km, and offers on most dates', async () => {
  let searches = 0;
  let answered = 0;
  for (const city of cities) {
    const ids = (await hotelIds(city)).join(',');
    expect(ids).not.toBe('');
    for (const days of [3, 45, 200]) {
      const stay = { checkInDate: dateIn(days), checkOutDate: dateIn(days + 2), adults: 2, currency: 'USD' };
      const { body } = await client.get<Entry[]>(paths.offers, { hotelIds: ids, ...stay });
      searches += 1;
      if (body.data.length > 0) answered += 1;
      for (const { offers = [] } of body.data) expect(Number(offers[0]?.price.total)).toBeGreaterThan(10);
    }
  }
  expect(answered / searches).toBeGreaterThan(0.97);
});

it('PRV-16: 300 places of the gazetteer each have an activity within 1 km', async () => {
  for (const city of cities) {
    const { body } = await client.get<unknown[]>(paths.activities, near(city));
    expect(body.data.length).toBeGreaterThan(0);
  }
});

it('two servers give the same answers, whatever either was asked before', async () => {
  const withoutOrigin = (body: unknown) => JSON.stringify(body).replace(/http:\/\/127\.0\.0\.1:\d+/g, '');
  for (const city of cities.slice(0, 25).reverse()) {
    const ids = (await hotelIds(city)).join(',');
    const stay = { checkInDate: dateIn(9), checkOutDate: dateIn(12), bestRateOnly: false };
    const calls: [string, Record<string, string | number | boolean>][] = [
      [paths.byGeocode, near(city)],
      [paths.offers, { hotelIds: ids, ...stay }],
      [paths.activities, { ...near(city), radius: 10 }],
      [paths.locations, { subType: 'CITY', keyword: city.name.slice(0, 3).replace(/[^A-Za-z]/g, 'a') }],
    ];
    for (const [path, query] of calls) {
      const [one, two] = [await client.get(path, query), await other.get(path, query)];
      expect(one.status).toBe(200);
      expect(withoutOrigin(two.body)).toBe(withoutOrigin(one.body));
    }
  }
});

it('keeps the answers of today for ever: a change of the data is meant and shows here', async () => {
  const { body: list } = await client.get<{ hotelId: string; name: string }[]>(paths.byCity, { cityCode: 'PAR', radius: 1 });
  const { body: offers } = await client.get<Entry[]>(paths.offers, {
    hotelIds: list.data.map(({ hotelId }) => hotelId).slice(0, 3).join(','),
    checkInDate: '2021-06-03',
    checkOutDate: '2021-06-06',
    adults: 2,
  });
  const { body: activities } = await client.get<{ name: string }[]>(paths.activities, { latitude: 48.8566, longitude: 2.3522 });
  expect({
  hotels: list.data.slice(0, 3).map(({ hotelId, name }) => `${hotelId} ${name}`),
  totals: offers.data.map((entry) => entry.offers?.[0]?.price.total),
  activities: activities.data.slice(0, 2).map(({ name }) => name)
}).toMatchInlineSnapshot(`
{
  "activities": [
    "Half-day trip to Cergy-Pontoise with tastings",
    "Private: Boat cruise through Paris",
  ],
  "hotels": [
    "HIPAR694 Holiday Inn Paris",
    "YXPAR457 Urban Lafayette Hostel",
    "BDPAR466 B&B Hotel Paris Central",
  ],
  "totals": [
    "360.40",
    "341.75",
    "299.79",
  ],
}
`);
}); // prettier-ignore
