import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROVIDER_TIMEOUT_MS } from '@atoll/contracts/constants';
import { addDays, civilDateOf } from '@atoll/contracts/dates';
import { AppError } from '../../errors/app-error';
import { degradeTo } from '../../provider/degraded-answer';
import {
  ACTIVITIES_PATH,
  BY_CITY,
  BY_GEOCODE,
  OFFERS_PATH,
  TOKEN_PATH,
  travelSandbox,
  type Fault,
} from '../testing/travel-sandbox';
import type { OfferQuery } from '../travel-provider';
import { amadeusProviders } from './amadeus.provider';
import type { AmadeusOptions } from './amadeus-client';

const NO_FILTER = { ratings: [], amenities: [] };
const PARIS = { cityCode: 'PAR', radiusKm: 5, ...NO_FILTER };
const today = civilDateOf(new Date());

describe('amadeus provider', () => {
  const sandbox = travelSandbox();
  const providers = (options: Partial<AmadeusOptions & { offerView: boolean }> = {}) =>
    amadeusProviders({
      baseUrl: sandbox().url,
      clientId: 'sandbox',
      clientSecret: 'sandbox',
      retry: { firstDelayMs: 1 },
      ...options,
    });
  /** What the API would answer. */
  const failureOf = async (work: Promise<unknown>): Promise<AppError> => {
    const error: unknown = await work.catch(degradeTo()).then(
      () => new Error('It did not fail'),
      (answer: unknown) => answer,
    );
    if (error instanceof AppError) return error;
    throw error;
  };
  const offerQuery = async (overrides: Partial<OfferQuery> = {}): Promise<OfferQuery> => {
    const hotels = await providers().hotels.hotelsByCity(PARIS);
    return {
      hotelIds: hotels.slice(0, 20).map(({ hotelId }) => hotelId),
      checkInDate: addDays(today, 30),
      checkOutDate: addDays(today, 32),
      adults: 2,
      roomQuantity: 1,
      currency: 'USD',
      paymentPolicy: 'NONE',
      includeClosed: false,
      bestRateOnly: true,
      ...overrides,
    };
  };

  it('PRV-01: asks for a token by client credentials and sends it as bearer', async () => {
    await providers().hotels.hotelsByCity(PARIS);
    const [token] = await sandbox().seen(TOKEN_PATH);
    const [list] = await sandbox().seen(BY_CITY);
    expect(token?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(list?.headers.authorization).toMatch(/^Bearer \S+$/);
  });

  it('PRV-01: gives up on a call after its timeout, which is 30 s', async () => {
    expect(PROVIDER_TIMEOUT_MS).toBe(30_000);
    const { hotels } = providers({ timeoutMs: 100 });
    await sandbox().fail({ path: BY_CITY, delayMs: 5_000 });
    const failure = await failureOf(hotels.hotelsByCity(PARIS));
    expect(failure).toMatchObject({ code: 'PROVIDER_TIMEOUT', status: 504 });
    expect(await sandbox().seen(BY_CITY)).toHaveLength(1);
  });

  it('PRV-03: twenty parallel calls need one token', async () => {
    const { hotels } = providers();
    await Promise.all(Array.from({ length: 20 }, () => hotels.hotelsByCity(PARIS)));
    expect(await sandbox().seen(TOKEN_PATH)).toHaveLength(1);
    expect(await sandbox().seen(BY_CITY)).toHaveLength(20);
  });

  it('PRV-04: a refused token is replaced and the call repeated once', async () => {
    await sandbox().fail({ path: BY_CITY, status: 401, times: 1 });
    expect((await providers().hotels.hotelsByCity(PARIS)).length).toBeGreaterThan(0);
    expect(await sandbox().seen(BY_CITY)).toHaveLength(2);
    expect(await sandbox().seen(TOKEN_PATH)).toHaveLength(2);
  });

  it('PRV-04, ERR-01: a second refusal is an error after exactly two calls', async () => {
    await sandbox().fail({ path: BY_CITY, status: 401 });
    const failure = await failureOf(providers().hotels.hotelsByCity(PARIS));
    expect(failure.status).toBe(502);
    expect(failure.message).toMatch(/^API Error: Invalid access token - \S/);
    expect(await sandbox().seen(BY_CITY)).toHaveLength(2);
  });

  it('PRV-05: activities by location, by square and by id', async () => {
    const { activities } = providers();
    const near = await activities.byLocation({ latitude: 48.8566, longitude: 2.3522 }, 20);
    const square = { north: 48.9, south: 48.8, east: 2.4, west: 2.3 };
    expect((await activities.bySquare(square)).length).toBeGreaterThan(0);
    const [first] = near;
    await expect(activities.byId(first?.id ?? '')).resolves.toMatchObject({ name: first?.name });
    const [byPoint, bySquare] = await sandbox().seen(ACTIVITIES_PATH);
    expect(byPoint?.query).toMatchObject({ latitude: '48.8566', longitude: '2.3522', radius: '20' });
    expect(bySquare?.query).toEqual({ north: '48.9', south: '48.8', east: '2.4', west: '2.3' });
  });

  it('PRV-06: hotels by city send cityCode and radius', async () => {
    const hotels = await providers().hotels.hotelsByCity({ ...PARIS, radiusKm: 7 });
    expect(hotels[0]?.hotelId).toMatch(/^[A-Z0-9]{8}$/);
    expect(hotels[0]?.countryCode).toBe('FR');
    const [request] = await sandbox().seen(BY_CITY);
    expect(request?.query).toEqual({ cityCode: 'PAR', radius: '7', radiusUnit: 'KM', hotelSource: 'ALL' });
  });

  it('PRV-07: hotels by geocode ask within 20 km and tile what is larger', async () => {
    const centre = { latitude: 3.9423, longitude: 73.4907 };
    const hotels = await providers().hotels.hotelsByGeocode({ centre, radiusKm: 50, ...NO_FILTER });
    const requests = await sandbox().seen(BY_GEOCODE);
    expect(requests.length).toBeGreaterThan(1);
    for (const { query } of requests) {
      expect(query).toMatchObject({ radius: '20', radiusUnit: 'KM', hotelSource: 'ALL' });
    }
    expect(new Set(hotels.map(({ hotelId }) => hotelId)).size).toBe(hotels.length);
    await sandbox().reset();
    const { hotels: provider } = providers();
    const nearby = await provider.hotelsByGeocode({ centre, radiusKm: 20, ...NO_FILTER });
    expect(await sandbox().seen(BY_GEOCODE)).toHaveLength(1);
    expect(hotels.length).toBeGreaterThan(nearby.length);
  });

  it('PRV-07: more ratings and amenities than the vendor takes are asked for in pieces', async () => {
    const amenities = ['WIFI', 'RESTAURANT', 'PARKING', 'AIR_CONDITIONING'];
    const hotels = await providers().hotels.hotelsByCity({ ...PARIS, ratings: [5], amenities });
    const plain = await providers().hotels.hotelsByCity({ ...PARIS, ratings: [5] });
    expect(hotels.length).toBeLessThan(plain.length);
    expect(hotels.length).toBeGreaterThan(0);
    // It tells them to those who filter by them only.
    for (const hotel of hotels) expect(hotel).not.toHaveProperty('amenities');
    const asked = (await sandbox().seen(BY_CITY)).map(({ query }) => query.amenities);
    expect(asked).toEqual(expect.arrayContaining(['WIFI,RESTAURANT,PARKING', 'AIR_CONDITIONING', undefined]));
  });

  it('an area without hotels is an empty list, although the vendor calls it an error', async () => {
    const centre = { latitude: -60, longitude: -140 };
    await expect(providers().hotels.hotelsByGeocode({ centre, radiusKm: 5, ...NO_FILTER })).resolves.toEqual(
      [],
    );
  });

  it('PRV-08: offers send every parameter, view only to a vendor that has it', async () => {
    const query = await offerQuery({
      hotelIds: ['HIPAR694'],
      priceRange: '10-5000',
      boardType: 'BREAKFAST',
      lang: 'EN',
      countryOfResidence: 'DE',
    });
    await sandbox().reset();
    await providers().hotels.offers(query);
    await providers({ offerView: true }).hotels.offers(query);
    const [plain, withView] = await sandbox().seen(OFFERS_PATH);
    expect(plain?.query).toEqual({
      hotelIds: 'HIPAR694',
      checkInDate: addDays(today, 30),
      checkOutDate: addDays(today, 32),
      adults: '2',
      roomQuantity: '1',
      currency: 'USD',
      priceRange: '10-5000',
      boardType: 'BREAKFAST',
      paymentPolicy: 'NONE',
      includeClosed: 'false',
      bestRateOnly: 'true',
      lang: 'EN',
      countryOfResidence: 'DE',
    });
    expect(withView?.query).toMatchObject({ view: 'LIGHT' });
  });

  it('PRV-08: more than twenty hotels are asked for in calls of twenty', async () => {
    const { hotels } = providers();
    const all = await hotels.hotelsByCity({ ...PARIS, radiusKm: 10 });
    await hotels.offers(await offerQuery({ hotelIds: all.slice(0, 45).map(({ hotelId }) => hotelId) }));
    const sizes = (await sandbox().seen(OFFERS_PATH)).map(
      ({ query }) => String(query.hotelIds).split(',').length,
    );
    expect(sizes.sort()).toEqual([20, 20, 5]);
  });

  it('PRV-09: an offer by its id is the offer of the list', async () => {
    const { hotels } = providers();
    const [entry] = await hotels.offers(await offerQuery());
    const [offer] = (entry?.offers ?? []) as { id: string; price: { total: string } }[];
    const found = await hotels.offerById(offer?.id ?? '');
    expect(found.hotel.hotelId).toBe(entry?.hotel.hotelId);
    expect(found.offers[0]).toMatchObject({ id: offer?.id, price: { total: offer?.price.total } });
  });

  it.each<[string, Fault, Partial<AppError>]>([
    [
      'ERR-02: 400',
      { status: 400, body: { errors: [{ code: 477, title: 'INVALID FORMAT', detail: 'radius' }] } },
      { code: 'PROVIDER_BAD_REQUEST', status: 400, message: 'Invalid request parameters: radius' },
    ],
    [
      'ERR-03: 403',
      { status: 403 },
      { status: 502, message: 'Access forbidden. Please check your API credentials.' },
    ],
    ['ERR-04: 404', { status: 404, body: {} }, { status: 404, message: 'Resource not found.' }],
    [
      'ERR-05: 429',
      { status: 429 },
      { status: 429, message: 'Rate limit exceeded. Please try again later.', retryAfterSeconds: 2 },
    ],
    ['ERR-06: 500', { status: 500 }, { status: 502, message: 'Server error. Please try again later.' }],
    ['ERR-06: 503', { status: 503 }, { status: 502, message: 'Server error. Please try again later.' }],
    [
      'ERR-06: garbage',
      { status: 200, body: '<html>gateway' },
      { status: 502, message: 'Server error. Please try again later.' },
    ],
    ['ERR-06: an empty object', { status: 200, body: {} }, { status: 502 }],
    ['ERR-06: an empty body', { status: 200, body: '' }, { status: 502 }],
    [
      'ERR-06: a cut answer',
      { cut: true },
      { status: 502, message: 'Server error. Please try again later.' },
    ],
    [
      'ERR-01: 409',
      { status: 409, body: { errors: [{ code: 1234, title: 'CONFLICT' }] } },
      { code: 'PROVIDER_FAILED', status: 502, message: 'API Error: CONFLICT - 1234' },
    ],
  ])(
    '%s of the vendor is answered in the specification’s words, and the next call works',
    async (_row, fault, expected) => {
      const { hotels } = providers();
      await sandbox().fail({ path: BY_CITY, ...fault });
      expect(await failureOf(hotels.hotelsByCity(PARIS))).toMatchObject(expected);
      await sandbox().reset();
      expect((await hotels.hotelsByCity(PARIS)).length).toBeGreaterThan(0);
    },
  );

  it.each<[string, Fault]>([
    ['refuses', { status: 401 }],
    ['fails', { status: 500 }],
    ['answers garbage', { status: 200, body: 'nonsense' }],
    ['answers without a token', { status: 200, body: {} }],
  ])('ERR-07: a token endpoint that %s is named', async (_name, fault) => {
    await sandbox().fail({ path: TOKEN_PATH, ...fault });
    const failure = await failureOf(providers().hotels.hotelsByCity(PARIS));
    expect(failure).toMatchObject({ status: 502, message: 'Failed to authenticate with Amadeus API' });
  });

  it('an open circuit answers at once that the vendor is not available, with Retry-After', async () => {
    await sandbox().fail({ path: BY_CITY, status: 500 });
    const { hotels } = providers({ retry: { retries: 0 }, breaker: { failures: 2 } });
    await failureOf(hotels.hotelsByCity(PARIS));
    await failureOf(hotels.hotelsByCity(PARIS));
    const failure = await failureOf(hotels.hotelsByCity(PARIS));
    expect(failure).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', status: 503, retryAfterSeconds: 5 });
    expect(await sandbox().seen(BY_CITY)).toHaveLength(2);
  });
});

describe('locations', () => {
  it('PRV-10, HSE-17: cities by keyword, ten of them, without those that lack name, country or position', async () => {
    const asked: URL[] = [];
    const complete = {
      name: 'PARIS',
      iataCode: 'PAR',
      address: { countryName: 'FRANCE', countryCode: 'FR' },
      geoCode: { latitude: 48.85, longitude: 2.35 },
    };
    const holes = [
      { name: undefined },
      { address: {} },
      { geoCode: undefined },
      { geoCode: { latitude: 1 } },
    ];
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://vendor');
      const token = { access_token: 'token', expires_in: 1_799 };
      if (url.pathname !== TOKEN_PATH) asked.push(url);
      const data = [complete, ...holes.map((hole) => ({ ...complete, ...hole }))];
      response.end(JSON.stringify(url.pathname === TOKEN_PATH ? token : { data }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { locations } = amadeusProviders({ baseUrl, clientId: 'id', clientSecret: 'secret' });
    await expect(locations.cities('par')).resolves.toEqual([
      {
        name: 'PARIS',
        countryName: 'FRANCE',
        countryCode: 'FR',
        geoCode: { latitude: 48.85, longitude: 2.35 },
        iataCode: 'PAR',
      },
    ]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      keyword: 'par',
      subType: 'CITY',
      'page[limit]': '10',
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
