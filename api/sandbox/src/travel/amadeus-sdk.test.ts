import http from 'node:http';
import Amadeus from 'amadeus/lib/amadeus.js';
import { dateIn, startTravelClient, type TravelClient } from '../../test/travel-client';

let client: TravelClient;
let amadeus: Amadeus;

beforeAll(async () => {
  client = await startTravelClient();
  amadeus = new Amadeus({
    clientId: 'sandbox',
    clientSecret: 'sandbox',
    host: '127.0.0.1',
    port: client.sandbox.travel.port,
    // The SDK takes `ssl: false` for absent and insists on https; this is the way around it.
    http: { request: (options: http.RequestOptions) => http.request({ ...options, protocol: 'http:' }) },
  });
});

afterAll(() => client.stop());

type Rows = Record<string, unknown>[];

it("PRV-01: the vendor's SDK signs in once and finds cities, page by page", async () => {
  const first = await amadeus.referenceData.locations.get({ keyword: 'san', subType: 'CITY' });
  const second = await amadeus.next(first);
  expect(first.data).toHaveLength(10);
  expect(second?.data).toHaveLength(10);
  expect(second?.data).not.toEqual(first.data);
  const log = (await (await fetch(`${client.url}/__requests`)).json()) as { path: string; headers: object }[];
  const sdkTokens = log.filter(({ path, headers }) => path.endsWith('/token') && JSON.stringify(headers).includes('amadeus-node'));
  expect(sdkTokens).toHaveLength(1);
}); // prettier-ignore

it("the vendor's SDK gets one city by its id", async () => {
  const { data } = await amadeus.referenceData.location('CPAR').get();
  expect(data).toMatchObject({ name: 'PARIS', iataCode: 'PAR' });
});

it("PRV-06: the vendor's SDK lists hotels by city, by geocode and by ids", async () => {
  const { hotels } = amadeus.referenceData.locations;
  const byCity = (await hotels.byCity.get({ cityCode: 'PAR' })).data as Rows;
  const byGeocode = (await hotels.byGeocode.get({ latitude: 47.9077, longitude: 106.8832 })).data as Rows;
  const hotelIds = [byCity[0]?.hotelId, byGeocode[0]?.hotelId].join(',');
  const byHotels = (await hotels.byHotels.get({ hotelIds })).data as Rows;
  expect(byHotels.map(({ name }) => name)).toEqual([byCity[0]?.name, byGeocode[0]?.name]);
});

it("PRV-08: the vendor's SDK finds offers and then one of them", async () => {
  const hotels = (await amadeus.referenceData.locations.hotels.byCity.get({ cityCode: 'NYC' })).data as Rows;
  const hotelIds = hotels.slice(0, 20).map(({ hotelId }) => hotelId);
  const stay = { checkInDate: dateIn(20), checkOutDate: dateIn(22), adults: '2' };
  const found = (await amadeus.shopping.hotelOffersSearch.get({ hotelIds: hotelIds.join(','), ...stay }))
    .data as {
    offers: { id: string; price: object }[];
  }[];
  const offer = found[0]?.offers[0];
  const { data } = await amadeus.shopping.hotelOfferSearch(offer?.id ?? '').get();
  expect(data).toMatchObject({ offers: [{ id: offer?.id, price: offer?.price }] });
});

it("PRV-05: the vendor's SDK finds activities around a point, in a square and by id", async () => {
  const { activities } = amadeus.shopping;
  const around = (await activities.get({ latitude: 41.397158, longitude: 2.160873, radius: 5 })).data as Rows;
  const inside = (await activities.bySquare.get({ north: 41.4, west: 2.1, south: 41.3, east: 2.2 }))
    .data as Rows;
  expect(inside.length).toBeGreaterThan(5);
  const { data } = await amadeus.shopping.activity(String(around[0]?.id)).get();
  expect(data).toEqual(around[0]);
});

it("the vendor's SDK recognises the errors", async () => {
  await expect(amadeus.referenceData.locations.hotels.byCity.get({ cityCode: 'QQQ' })).rejects.toMatchObject({
    code: 'ClientError',
    description: [{ code: 895, source: { parameter: 'cityCode' } }],
  });
  await expect(amadeus.shopping.activity('0').get()).rejects.toMatchObject({ code: 'NotFoundError' });
});
