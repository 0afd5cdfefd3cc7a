import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { TOUR_CATEGORIES, TOUR_LANGUAGES, ToursAnswer, type Tour } from '@atoll/contracts/tour';
import { buildBareApp } from '../../test/bare-app';
import { keptExchangeRates } from '../shared/money/exchange-rates';
import { amadeusProviders } from '../shared/travel/amadeus/amadeus.provider';
import { ACTIVITIES_PATH, travelSandbox, type Fault } from '../shared/travel/testing/travel-sandbox';
import { activitiesRoutes } from './activities.routes';
import { createActivitiesService } from './activities.service';

const rates = keptExchangeRates();
const POINT = 'lat=48.8566&lng=2.3522';
const SQUARE = 'north=48.9&south=48.8&east=2.4&west=2.3';

describe('activities', () => {
  const sandbox = travelSandbox();
  let app: FastifyInstance;
  beforeEach(async () => {
    const account = { baseUrl: sandbox().url, clientId: 'sandbox', clientSecret: 'sandbox' };
    const { activities } = amadeusProviders({ ...account, retry: { firstDelayMs: 1 } });
    app = await buildBareApp(
      activitiesRoutes({
        activities: createActivitiesService({
          provider: activities,
          rates,
          deadlineMs: 15_000,
          isSample: true,
        }),
      }),
    );
  });
  afterEach(() => app.close());
  const get = (url: string) => app.inject({ url });
  const list = async (query: string) => (await get(`/api/activities?${query}`)).json<ToursAnswer>();

  it('PRV-05, TOU-14: around a point within 20 km, however large the radius asked for', async () => {
    const answer = await list(`${POINT}&radius=50`);
    expect(Value.Errors(ToursAnswer, answer)).toEqual([]);
    expect(answer.data).toHaveLength(9);
    const [request] = await sandbox().seen(ACTIVITIES_PATH);
    expect(request?.query).toMatchObject({ radius: '20' });
  });

  it('PRV-05, TOU-16: in a square, with how many there are in all; pages do not overlap', async () => {
    const [first, second] = [await list(`${SQUARE}&limit=5`), await list(`${SQUARE}&limit=5&page=2`)];
    expect(first.meta.count).toBeGreaterThan(10);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
    expect(await sandbox().seen(ACTIVITIES_PATH)).toHaveLength(1);
  });

  it('PRV-05, TOU-40: one by its id, 404 for an unknown one', async () => {
    const [first] = (await list(POINT)).data;
    const found = (await get(`/api/activities/${first?.id}`)).json<Tour>();
    expect(found).toMatchObject({ id: first?.id, name: first?.name });
    expect((await get('/api/activities/0')).statusCode).toBe(404);
  });

  it('TOU-23, TOU-24, TOU-26, TOU-30: sample tours have every category, duration and language, and gaps', async () => {
    const all = (await list(`${SQUARE}&limit=100`)).data;
    const more = (await list(`${SQUARE}&limit=100&page=2`)).data;
    const tours = [...all, ...more];
    expect(new Set(tours.flatMap(({ categories }) => categories))).toEqual(new Set(TOUR_CATEGORIES));
    expect(new Set(tours.flatMap(({ languages }) => languages))).toEqual(new Set(TOUR_LANGUAGES));
    for (const field of ['price', 'duration', 'description'] as const) {
      expect(tours.some((tour) => tour[field] === undefined)).toBe(true);
      expect(tours.filter((tour) => tour[field] !== undefined).length).toBeGreaterThan(tours.length / 2);
    }
    expect(tours.some(({ images }) => images.length === 0)).toBe(true);
    expect(tours.every(({ sample }) => sample)).toBe(true);
  });

  it('TOU-14, TOU-16: filters and sorting hold for all pages, and meta counts what passes', async () => {
    const unfiltered = await list(SQUARE);
    const query = `${SQUARE}&categories=FOOD,NATURE&duration=HALF_DAY&languages=EN&rating=3&minPrice=10&maxPrice=90&minParticipants=2&sort=price`;
    const [first, second] = [await list(`${query}&limit=3`), await list(`${query}&limit=3&page=2`)];
    expect(first.meta.count).toBeLessThan(unfiltered.meta.count);
    expect(first.meta.found).toBe(unfiltered.meta.found);
    const prices = [...first.data, ...second.data].map(({ price }) => price?.amount ?? 0);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(prices.length).toBeGreaterThan(3);
    expect(await sandbox().seen(ACTIVITIES_PATH)).toHaveLength(1);
  });

  it('TOU-42: Tokyo under 100 dollars finds tours, which are priced in yen, cheapest first', async () => {
    const tokyo = 'north=35.9&south=35.45&east=139.88&west=139.42&sort=price&limit=100';
    const all = await list(tokyo);
    const inDollars = await list(`${tokyo}&maxPrice=100`);
    const inYen = await list(`${tokyo}&maxPrice=15700&currency=JPY`);
    expect(inDollars.meta.count).toBeGreaterThan(20);
    expect(inDollars.meta.count).toBeLessThan(all.meta.count);
    const yen = inDollars.data.map(({ price }) => price?.amount ?? NaN);
    expect(Math.max(...yen)).toBeGreaterThan(1_000);
    expect(yen).toEqual([...yen].sort((a, b) => a - b));
    const perDollar = rates.current().rates.JPY ?? NaN;
    expect(Math.max(...yen)).toBeLessThanOrEqual(100 * perDollar);
    expect(Math.abs(inYen.meta.count - inDollars.meta.count)).toBeLessThan(10);
  });

  it('TOU-42: a currency without a rate is told of, and only prices keep its tours out', async () => {
    const price = { currencyCode: 'XTS', amount: '12.00' };
    const data = [
      { id: '1', name: 'Odd', price },
      { id: '2', name: 'Usual', price: { ...price, currencyCode: 'EUR' } },
    ];
    await sandbox().fail({ path: ACTIVITIES_PATH, status: 200, body: { data } });
    const every = await list(POINT);
    expect(every).toMatchObject({ meta: { count: 2, incomparable: ['XTS'] } });
    const cheap = await list(`${POINT}&maxPrice=50`);
    expect(cheap).toMatchObject({ data: [{ name: 'Usual' }], meta: { count: 1, incomparable: ['XTS'] } });
  });

  it('TOU-28: small groups, and groups for a large party', async () => {
    const sizes = async (filter: string) =>
      (await list(`${SQUARE}&limit=100&${filter}`)).data.map((tour) => tour.maximumParticipants);
    const [small, large] = [await sizes('maxParticipants=12'), await sizes('minParticipants=13')];
    expect(small.length).toBeGreaterThan(0);
    expect(large.length).toBeGreaterThan(small.length);
    expect(Math.max(...small)).toBeLessThanOrEqual(12);
    expect(Math.min(...large)).toBeGreaterThan(12);
    expect(await sizes('minParticipants=999')).toEqual([]);
  });

  it.each([
    ['minPrice=-1', 'minPrice'],
    ['minPrice=200&maxPrice=100', 'maxPrice'],
    ['minParticipants=9&maxParticipants=2', 'maxParticipants'],
    ['currency=XTS', 'currency'],
  ])('TOU-27, TOU-28, TOU-42: refuses bounds that let nothing through: %s', async (filter, field) => {
    const answer = await get(`/api/activities?${SQUARE}&${filter}`);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it.each(['categories=PARTY', 'duration=1', 'languages=EL', 'minPrice=x', 'rating=good', 'sort=paid'])(
    'PRV-11: refuses a filter that would find nothing: %s',
    async (filter) => {
      const answer = await get(`/api/activities?${SQUARE}&${filter}`);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([filter.split('=')[0]]);
    },
  );

  it.each(['', 'lat=91&lng=0', 'lat=1', 'north=1&south=0&east=1', 'north=0&south=1&east=1&west=0'])(
    'PRV-11: refuses "%s" with Invalid coordinates, shaped like a list',
    async (query) => {
      const answer = await get(`/api/activities?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: 'Invalid coordinates', data: [], meta: { count: 0 } });
    },
  );

  it('ERR-06: a failing vendor gives an error shaped like a list, and the next call works', async () => {
    await sandbox().fail({ path: ACTIVITIES_PATH, status: 500 });
    const answer = await get(`/api/activities?${POINT}`);
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({ message: 'Server error. Please try again later.', data: [] });
    await sandbox().reset();
    expect((await list(POINT)).data.length).toBeGreaterThan(0);
  });

  it.each<[string, Fault]>([
    ['refuses the token twice', { status: 401 }],
    ['has enough of us', { status: 429 }],
    ['answers garbage', { status: 200, body: 'garbage' }],
    ['is cut off', { cut: true }],
  ])('ERR-05, ERR-06: a vendor that %s costs this search alone', async (_, fault) => {
    await sandbox().fail({ path: ACTIVITIES_PATH, ...fault });
    const answer = await get(`/api/activities?${POINT}`);
    expect(answer.statusCode).toBeGreaterThanOrEqual(429);
    expect(answer.json()).toMatchObject({ data: [], meta: { count: 0, found: 0 } });
    expect(answer.body).not.toMatch(/garbage|amadeus/i);
    await sandbox().reset();
    expect((await list(POINT)).data.length).toBeGreaterThan(0);
  });

  it('TOU-21: a vendor that knows no tours gives an empty list, not an error', async () => {
    await sandbox().fail({ path: ACTIVITIES_PATH, status: 200, body: { data: [] } });
    expect(await list(POINT)).toEqual({ data: [], meta: { count: 0, found: 0 } });
  });
});

describe('activities with little patience', () => {
  const sandbox = travelSandbox();

  it('ERR-05: a vendor that hangs is given up after the deadline', async () => {
    const account = { baseUrl: sandbox().url, clientId: 'sandbox', clientSecret: 'sandbox' };
    const { activities } = amadeusProviders({ ...account, retry: { firstDelayMs: 1 } });
    const service = createActivitiesService({ provider: activities, rates, deadlineMs: 300, isSample: true });
    const app = await buildBareApp(activitiesRoutes({ activities: service }));
    await sandbox().fail({ path: ACTIVITIES_PATH, delayMs: 60_000 });
    const answer = await app.inject({ url: `/api/activities?${POINT}` });
    expect(answer.statusCode).toBe(504);
    expect(answer.json()).toMatchObject({ data: [] });
    await app.close();
  });
});
