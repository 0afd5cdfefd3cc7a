import { readdirSync } from 'node:fs';
import type { ValidateFunction } from 'ajv';
import { faultsOf } from '../amadeus-shape';
import { dateIn, paths, startTravelClient, type TravelClient } from '../travel-client';
import { vendorValidator, type VendorAnswer } from './vendor-schema';

const files = {
  token: 'Authorizaton_v1_swagger_specification.json',
  locations: 'AirportCitySearch_v1_swagger_specification.json',
  hotels: 'HotelList_v1_swagger_specification.json',
  offers: 'HotelSearch_v3_swagger_specification.json',
  activities: 'ToursandActivities_v1_swagger_specification.json',
};

const cities = [
  ['Paris', 48.8566, 2.3522],
  ['Ulaanbaatar', 47.9077, 106.8832],
  ['Malé', 4.1748, 73.50888],
  ['Tokyo', 35.6895, 139.69171],
  ['New York', 40.71427, -74.00597],
  ['a village in Andorra', 42.57952, 1.65362],
] as const;

let client: TravelClient;

beforeAll(async () => {
  client = await startTravelClient();
});

afterAll(() => client.stop());

function validatorFor(
  file: keyof typeof files,
  path: string,
  status = '200',
  method: VendorAnswer['method'] = 'get',
) {
  return vendorValidator({ file: files[file], path, method, status });
}

function expectValid(validate: ValidateFunction, body: unknown) {
  expect(faultsOf(validate, body)).toEqual([]);
}

it('has the five documents at hand', () => {
  const present = readdirSync(process.env.AMADEUS_SCHEMAS ?? '.');
  expect(present).toEqual(expect.arrayContaining(Object.values(files)));
});

it('recognises an answer that is wrong, so that the other tests mean something', () => {
  const validate = validatorFor('offers', '/shopping/hotel-offers');
  const wrong = { data: [{ offers: [{ id: 'lower', price: { total: 5 } }] }] };
  expect(faultsOf(validate, wrong).length).toBeGreaterThan(2);
  const list = validatorFor('hotels', '/reference-data/locations/hotels/by-city');
  expect(faultsOf(list, { data: [{ hotelId: 'x', distance: { unit: 'FEET' } }] }).length).toBeGreaterThan(1);
});

it("PRV-01: tokens and their refusals follow the vendor's document", async () => {
  const ask = async (clientId: string) => {
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: 'sandbox' };
    const response = await fetch(`${client.url}/v1/security/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    return response.json();
  };
  expectValid(validatorFor('token', '/security/oauth2/token', '200', 'post'), await ask('sandbox'));
  expectValid(validatorFor('token', '/security/oauth2/token', '401', 'post'), await ask('nobody'));
});

it.each(['par', 'san', 'ulaan', 'el tarter', 'xqzw'])(
  "PRV-10: locations for %s follow the vendor's document",
  async (keyword) => {
    const { body } = await client.get<{ id: string }[]>(paths.locations, {
      subType: 'CITY',
      keyword,
      'page[limit]': 50,
    });
    expectValid(validatorFor('locations', '/reference-data/locations'), body);
    const [first] = body.data;
    if (first === undefined) return;
    const one = await client.get(`${paths.locations}/${first.id}`);
    expectValid(validatorFor('locations', '/reference-data/locations/{locationId}'), one.body);
  },
);

it.each(cities)("PRV-07, PRV-08, PRV-09: hotels and offers in %s follow the vendor's documents", async (_, latitude, longitude) => {
  const list = await client.get<{ hotelId: string }[]>(paths.byGeocode, { latitude, longitude, radius: 20, ratings: '1,2,3,4', amenities: 'WIFI' });
  expectValid(validatorFor('hotels', '/reference-data/locations/hotels/by-geocode'), list.body);
  const hotelIds = list.body.data.map(({ hotelId }) => hotelId).slice(0, 20).join(',');
  expectValid(validatorFor('hotels', '/reference-data/locations/hotels/by-hotels'), (await client.get(paths.byHotels, { hotelIds })).body);
  const queries: Record<string, string | number | boolean>[] = [{}, { currency: 'EUR', bestRateOnly: false }, { includeClosed: true, adults: 4, roomQuantity: 2 }];
  for (const query of queries) {
    const stay = { checkInDate: dateIn(12), checkOutDate: dateIn(16), adults: 2 };
    const found = await client.get<{ offers?: { id: string }[] }[]>(paths.offers, { hotelIds, ...stay, ...query });
    expectValid(validatorFor('offers', '/shopping/hotel-offers'), found.body);
    const ids = found.body.data.flatMap(({ offers = [] }) => offers.slice(0, 2).map(({ id }) => id));
    for (const id of ids) {
      const { body } = await client.get(`${paths.offers}/${id}`);
      expectValid(validatorFor('offers', '/shopping/hotel-offers/{offerId}'), body);
    }
  }
}, 120_000); // prettier-ignore

it("PRV-06: hotels by city follow the vendor's document", async () => {
  const { body } = await client.get(paths.byCity, { cityCode: 'LON', radius: 50, radiusUnit: 'MILE' });
  expectValid(validatorFor('hotels', '/reference-data/locations/hotels/by-city'), body);
});

it.each(cities)("PRV-05: activities in %s follow the vendor's document", async (_, latitude, longitude) => {
  const around = await client.get<{ id: string }[]>(paths.activities, { latitude, longitude, radius: 20 });
  expectValid(validatorFor('activities', '/shopping/activities'), around.body);
  const box = { north: latitude + 0.2, south: latitude - 0.2, west: longitude - 0.2, east: longitude + 0.2 };
  expectValid(
    validatorFor('activities', '/shopping/activities/by-square'),
    (await client.get(paths.square, box)).body,
  );
  const one = await client.get(`${paths.activities}/${around.body.data[0]?.id}`);
  expectValid(validatorFor('activities', '/shopping/activities/{activityId}'), one.body);
});

it.each<[keyof typeof files, string, string, string, Record<string, string | number>]>([
  ['hotels', '/reference-data/locations/hotels/by-city', '400', paths.byCity, { cityCode: 'QQQ' }],
  ['hotels', '/reference-data/locations/hotels/by-hotels', '404', paths.byHotels, { hotelIds: 'ZZPAR000' }],
  ['locations', '/reference-data/locations', '400', paths.locations, { subType: 'CITY' }],
  ['locations', '/reference-data/locations/{locationId}', '404', `${paths.locations}/CQQQ`, {}],
  ['offers', '/shopping/hotel-offers', '400', paths.offers, { hotelIds: 'HLPAR266', adults: 0 }],
  ['offers', '/shopping/hotel-offers/{offerId}', '404', `${paths.offers}/NONE`, {}],
  ['activities', '/shopping/activities', '400', paths.activities, { latitude: 1 }],
  ['activities', '/shopping/activities/{activityId}', '404', `${paths.activities}/0`, {}],
])("errors of %s %s %s follow the vendor's document", async (file, operation, status, path, query) => {
  const answer = await client.get(path, query);
  expect(String(answer.status)).toBe(status);
  expectValid(validatorFor(file, operation, status), answer.body);
});
