import type { FastifyInstance } from 'fastify';
import type { ErrorEnvelope } from '@atoll/contracts/errors';
import { GEOCODING_LIMIT } from '@atoll/contracts/constants';
import type { CityOption, PlacesAnswer, ReversePlaceAnswer } from '@atoll/contracts/place';
import { buildBareApp } from '../../test/bare-app';
import { loadPlacesIndex } from './places-index';
import { createPlacesWithSights } from './places-with-sights';
import { placesRoutes } from './places.routes';
import type { PlaceSource } from './sources/place-sources';

const LIMA: CityOption = { name: 'Lima', country: 'Peru', latitude: -12.04, longitude: -77.03 };
const { find } = createPlacesWithSights(loadPlacesIndex, { all: () => [] });
const sources: PlaceSource[] = [
  { name: 'built-in', find: () => Promise.reject(new Error('out of order')) },
  { name: 'geocoder', find: null },
  { name: 'travel-data', find: (query) => Promise.resolve(query === 'lima' ? [LIMA] : []) },
];

describe('places routes', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildBareApp(placesRoutes({ places: loadPlacesIndex, find, sources, reverse: null }));
  });
  afterAll(() => app.close());
  const get = (url: string) => app.inject({ url });

  it('HSE-13, CON-10: takes two characters and refuses one', async () => {
    expect((await get('/api/places?q=pa')).statusCode).toBe(200);
    const refused = await get('/api/places?q=p');
    expect(refused.statusCode).toBe(400);
    expect(refused.json<ErrorEnvelope>().fields).toHaveProperty('q');
  });

  it('PLC-04: what was typed is asked again within minutes, because a sight of that name may be written', async () => {
    const answer = await get('/api/places?q=lisbon');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });

  it('TOU-11: a submitted place is what the first source that knows it says', async () => {
    const answer = await get('/api/places/submitted?q=lima');
    expect(answer.json()).toEqual({ source: 'travel-data', places: [LIMA] });
    expect((await get('/api/places/submitted?q=xyzzy')).json()).toEqual({ source: null, places: [] });
    expect((await get('/api/places/submitted?q=x')).statusCode).toBe(400);
  });

  it('CON-05: gives five places unless told otherwise, and ten at most', async () => {
    const sizes = await Promise.all(
      ['', '&limit=7', '&limit=10'].map(
        async (limit) => (await get(`/api/places?q=san${limit}`)).json<PlacesAnswer>().places.length,
      ),
    );
    expect(sizes).toEqual([GEOCODING_LIMIT, 7, 10]);
    expect((await get('/api/places?q=san&limit=11')).statusCode).toBe(400);
  });

  it('PLC-01: 300 characters are a place that is not found', async () => {
    const answer = await get(`/api/places?q=${'a'.repeat(300)}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<PlacesAnswer>()).toEqual({ places: [] });
  });

  it('PLC-03: gives the places of a region, and none for what is no region', async () => {
    const [region] = (await get('/api/places?q=tuscany')).json<PlacesAnswer>().places;
    const offered = await get(
      `/api/places/region?name=Tuscany&lat=${region?.latitude}&lon=${region?.longitude}`,
    );
    expect(offered.json<PlacesAnswer>().places[0]).toMatchObject({ name: 'Florence', kind: 'city' });
    expect(offered.json<PlacesAnswer>().places).toHaveLength(5);
    const none = await get('/api/places/region?name=Nowhere&lat=0&lon=0');
    expect(none.json<PlacesAnswer>()).toEqual({ places: [] });
    expect((await get('/api/places/region?name=Tuscany')).statusCode).toBe(400);
  });

  it('takes search text literally, however hostile', async () => {
    for (const text of ['.*', '$where', '(a+)+$', '%00', "'; drop", '\u202e\u202e']) {
      expect((await get(`/api/places?q=${encodeURIComponent(text)}`)).statusCode).toBe(200);
    }
  });

  it('reverse: the nearest place, with confidence by what is known of it', async () => {
    const paris = (await get('/api/places/reverse?lat=48.8534&lon=2.3488')).json<ReversePlaceAnswer>();
    expect(paris).toMatchObject({ city: 'Paris', state: 'Île-de-France', country: 'France', confidence: 1 });
    const austin = (await get('/api/places/reverse?lat=30.26715&lon=-97.74306')).json<ReversePlaceAnswer>();
    expect(austin).toMatchObject({ city: 'Austin', state: 'Texas', country: 'United States', confidence: 1 });
    const sea = (await get('/api/places/reverse?lat=-40&lon=-120')).json<ReversePlaceAnswer>();
    expect(sea).toEqual({ city: null, state: null, country: null, confidence: 0, place: null });
  });

  it.each(['lat=91&lon=0', 'lat=0&lon=181', 'lat=x&lon=0', 'lat=0', ''])(
    'reverse: refuses %s with Invalid coordinates',
    async (query) => {
      const answer = await get(`/api/places/reverse?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorEnvelope>()).toMatchObject({
        code: 'INVALID_COORDINATES',
        message: 'Invalid coordinates',
      });
    },
  );
});
