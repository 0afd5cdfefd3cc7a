import { request } from 'node:http';
import { faultsOf } from '../../test/amadeus-shape';
import { geoClient } from '../../test/geo-client';
import { geoShapes } from '../../test/geo-shape';

const client = geoClient('geocoder');
const ASKED = { format: 'json', addressdetails: '1', limit: '5', 'accept-language': 'en' };

async function search(q: string, query: Record<string, string> = ASKED) {
  const { status, body } = await client().get('/search', { q, ...query });
  expect(status).toBe(200);
  return body as Record<string, unknown>[];
}

it('MAP-24: finds places in the shape of Nominatim, five at most', async () => {
  const found = await search('san');
  expect(found).toHaveLength(5);
  expect(faultsOf(geoShapes.search, found)).toEqual([]);
});

it.each([
  ['Paris', 'Paris, France', { city: 'Paris', country_code: 'fr' }],
  ['Austin, Texas', 'Austin, Texas, United States', { state: 'Texas', 'ISO3166-2-lvl4': 'US-TX' }],
  ['Paris, United States', 'Paris, Texas, United States', { town: 'Paris' }],
  ['el tarter', 'El Tarter, Andorra', { village: 'El Tarter' }],
])('%s is %s', async (text, display_name, address) => {
  const [first] = await search(text);
  expect(first).toMatchObject({ display_name, address });
});

it('gives numbers of positions as text, the box as south, north, west, east', async () => {
  const [paris] = await search('paris');
  const [south, north, west, east] = (paris?.boundingbox as string[]).map(Number);
  expect([Number(paris?.lat), Number(paris?.lon)]).toEqual([
    expect.closeTo(48.85, 1),
    expect.closeTo(2.35, 1),
  ]);
  expect(south).toBeLessThan(Number(paris?.lat));
  expect(north).toBeGreaterThan(Number(paris?.lat));
  expect(west).toBeLessThan(Number(paris?.lon));
  expect(east).toBeGreaterThan(Number(paris?.lon));
});

it('says no address unless asked, and calls a class a category in the newer format', async () => {
  const [paris] = await search('paris', { format: 'jsonv2' });
  expect(paris).not.toHaveProperty('address');
  expect(paris).toMatchObject({ category: 'place' });
});

it('finds nothing without failing', async () => {
  expect(await search('xqzwxq')).toEqual([]);
});

it('MAP-14: gives the nearest place of a point, and says so where there is none', async () => {
  const { status, body } = await client().get('/reverse', { lat: '48.8534', lon: '2.3488', format: 'json' });
  expect(status).toBe(200);
  expect(faultsOf(geoShapes.reverse, body)).toEqual([]);
  expect(body).toMatchObject({ address: { country: 'France' } });
  expect(await client().get('/reverse', { lat: '-40', lon: '-120', format: 'json' })).toEqual({
    status: 200,
    body: { error: 'Unable to geocode' },
  });
});

it('MAP-14: gives the country of a point at the zoom of countries, and a place nearer', async () => {
  const named = async (zoom?: string) => {
    const query = { lat: '48.8534', lon: '2.3488', format: 'json', ...(zoom && { zoom }) };
    const { status, body } = await client().get('/reverse', query);
    expect(status).toBe(200);
    expect(faultsOf(geoShapes.reverse, body)).toEqual([]);
    return body as { addresstype: string; display_name: string; address: object };
  };
  expect(await named('3')).toMatchObject({
    addresstype: 'country',
    display_name: 'France',
    address: { country: 'France', country_code: 'fr' },
  });
  expect((await named('3')).address).not.toHaveProperty('city');
  expect((await named('10')).addresstype).not.toBe('country');
  expect(await named()).toEqual(await named('18'));
  expect((await client().get('/reverse', { lat: '1', lon: '1', zoom: 'far' })).status).toBe(400);
});

it.each([
  ['/search', { format: 'json' }, 400, 'Nothing to search for.'],
  ['/search', { q: 'paris', format: 'gif' }, 400, "Parameter 'format' must be one of"],
  ['/search', { q: 'paris', limit: 'many' }, 400, "Parameter 'limit' must be a number."],
  ['/reverse', { lat: '1' }, 400, "Parameter 'lon' missing."],
  ['/reverse', { lat: 'x', lon: '1' }, 400, "Parameter 'lat' must be a number."],
  ['/reverse', { lat: '91', lon: '1' }, 400, "Parameter 'lat' must be between -90 and 90."],
  ['/lookup', {}, 404, 'Not found'],
])('refuses %s %j with %i', async (path, query, status, message) => {
  const { status: answered, body } = await client().get(path, query);
  expect(answered).toBe(status);
  expect(faultsOf(geoShapes.geocoderError, body)).toEqual([]);
  expect(body).toMatchObject({
    error: { code: status, message: expect.stringContaining(message) as unknown },
  });
});

it('C9: turns away who does not say who they are', async () => {
  const status = await new Promise((resolve, reject) => {
    // Unlike fetch, it sends no User-Agent of its own.
    const call = request(`${client().url}/search?q=paris`, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject).end();
  });
  expect(status).toBe(403);
});

it('a fault has the shape of its errors', async () => {
  await client().fail({ path: '/search', status: 503, times: 1 });
  const { status, body } = await client().get('/search', { q: 'paris' });
  expect(status).toBe(503);
  expect(faultsOf(geoShapes.geocoderError, body)).toEqual([]);
});
