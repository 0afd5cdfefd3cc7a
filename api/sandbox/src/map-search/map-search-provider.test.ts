import { faultsOf } from '../../test/amadeus-shape';
import { geoClient } from '../../test/geo-client';
import { geoShapes } from '../../test/geo-shape';

const client = geoClient('mapSearch');
const TOKEN = { access_token: 'sandbox' };
const SESSION = { ...TOKEN, session_token: 'one' };
const SUGGEST = '/search/searchbox/v1/suggest';
const RETRIEVE = '/search/searchbox/v1/retrieve';
const forwardOf = (text: string) => `/geocoding/v5/mapbox.places/${encodeURIComponent(text)}.json`;

interface Suggestion {
  name: string;
  mapbox_id: string;
  context: { country: { country_code: string } };
}

async function suggest(q: string, query: Record<string, string> = {}): Promise<Suggestion[]> {
  const { status, body } = await client().get(SUGGEST, { ...SESSION, q, ...query });
  expect(status).toBe(200);
  expect(faultsOf(geoShapes.suggest, body)).toEqual([]);
  return (body as { suggestions: Suggestion[] }).suggestions;
}

it('MAP-03, MAP-20: suggests five places without coordinates, in a country where told so', async () => {
  const found = await suggest('san');
  expect(found).toHaveLength(5);
  expect(found[0]).not.toHaveProperty('coordinates');
  const spanish = await suggest('san', { country: 'ES', limit: '3' });
  expect(spanish.map(({ context }) => context.country.country_code)).toEqual(['ES', 'ES', 'ES']);
});

it('puts what is near a point first', async () => {
  const [far] = await suggest('paris');
  const [near] = await suggest('paris', { proximity: '-95.5,33.6' });
  expect(far?.context.country.country_code).toBe('FR');
  expect(near?.context.country.country_code).toBe('US');
});

it('MAP-22: retrieves what was suggested, with its coordinates', async () => {
  const [paris] = await suggest('paris');
  const { status, body } = await client().get(`${RETRIEVE}/${paris?.mapbox_id}`, SESSION);
  expect(status).toBe(200);
  expect(faultsOf(geoShapes.retrieve, body)).toEqual([]);
  expect(body).toMatchObject({
    features: [
      {
        properties: { name: 'Paris', full_address: 'Paris, France' },
        geometry: { coordinates: [expect.closeTo(2.35, 1), expect.closeTo(48.85, 1)] },
      },
    ],
  });
});

it('MAP-17: geocodes a text, of the types that were asked for', async () => {
  const query = { ...TOKEN, types: 'place,locality,neighborhood', limit: '5', language: 'en' };
  const { status, body } = await client().get(forwardOf('Austin, Texas'), query);
  expect(status).toBe(200);
  expect(faultsOf(geoShapes.forward, body)).toEqual([]);
  expect(body).toMatchObject({ features: [{ text: 'Austin', place_name: 'Austin, Texas, United States' }] });
  const none = await client().get(forwardOf('Austin, Texas'), { ...query, types: 'poi' });
  expect(none.body).toMatchObject({ features: [] });
});

it.each([
  [SUGGEST, { session_token: 'one', q: 'paris' }, 401, 'Not Authorized - No Token'],
  [SUGGEST, { ...TOKEN, q: 'paris' }, 400, 'session_token is required'],
  [SUGGEST, { ...SESSION }, 400, 'q is required'],
  [SUGGEST, { ...SESSION, q: 'paris', limit: '11' }, 422, 'limit must be between 1 and 10'],
  [SUGGEST, { ...SESSION, q: 'paris', country: 'France' }, 422, 'country must be'],
  [SUGGEST, { ...SESSION, q: 'paris', proximity: '200,0' }, 422, 'proximity must be'],
  [SUGGEST, { ...SESSION, q: 'a'.repeat(257) }, 422, 'Query too long'],
  [`${RETRIEVE}/unknown`, { ...SESSION }, 404, 'Not Found'],
  [`${RETRIEVE}/unknown`, { ...TOKEN }, 400, 'session_token is required'],
  [forwardOf('paris'), { ...TOKEN, types: 'place,island' }, 422, 'Type "island" is not a known type'],
  ['/elsewhere', { ...TOKEN }, 404, 'Not Found'],
])('refuses %s %j with %i', async (path, query, status, message) => {
  const answer = await client().get(path, query);
  expect(answer.status).toBe(status);
  expect(faultsOf(geoShapes.mapSearchError, answer.body)).toEqual([]);
  expect(answer.body).toMatchObject({ message: expect.stringContaining(message) as unknown });
});

it.each([
  [401, 'Not Authorized - Invalid Token'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
])('a fault with status %i says %s', async (status, message) => {
  await client().fail({ path: SUGGEST, status, times: 1 });
  expect(await client().get(SUGGEST, { ...SESSION, q: 'paris' })).toEqual({ status, body: { message } });
});
