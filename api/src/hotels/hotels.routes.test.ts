import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { addDays, civilDateOf } from '@atoll/contracts/dates';
import type { CityOption } from '@atoll/contracts/place';
import { ErrorEnvelope } from '@atoll/contracts/errors';
import { Hotel, type HotelSearchAnswer } from '@atoll/contracts/hotel';
import { HotelOffers, type HotelOffersAnswer } from '@atoll/contracts/hotel-offers';
import { amadeusProviders } from '../shared/travel/amadeus/amadeus.provider';
import { WALK_GOALS_MAX, walkSumMinutes, writeWalkGoals } from '@atoll/contracts/walking';
import { buildBareApp } from '../../test/bare-app';
import { testDatabase } from '../../test/database';
import {
  BY_CITY,
  BY_GEOCODE,
  OFFERS_PATH,
  TOKEN_PATH,
  travelSandbox,
  type Fault,
} from '../shared/travel/testing/travel-sandbox';
import type { FindPlaces } from '../shared/places/find-places';
import { hotelContentModel } from './hotel-content.model';
import { createHotelContentRepository } from './hotel-content.repository';
import { createHotelContents } from './hotel-contents';
import { hotelsRoutes } from './hotels.routes';
import { createHotelsService } from './hotels.service';
import { sampleContent } from './sample-content';
import { readSearch } from './search-query';

const today = civilDateOf(new Date());
const STAY = `checkIn=${addDays(today, 30)}&checkOut=${addDays(today, 32)}`;
const DEADLINE_MS = 400;

/** Long enough for a busy machine: only the tests about waiting are impatient. */
const PATIENT_MS = 60_000;

const place = (
  name: string,
  countryCode: string,
  latitude: number,
  longitude: number,
  iataCode?: string,
) => ({
  name,
  country: countryCode,
  countryCode,
  latitude,
  longitude,
  iataCode,
});
/** The places feature's port, with the towns of these tests. */
const PLACES: readonly CityOption[] = [
  place('Paris', 'FR', 48.85341, 2.3488, 'PAR'),
  place('Maafushi', 'MV', 3.94231, 73.4907),
  place('Lisbon', 'PT', 38.71667, -9.13333),
  place('Oslo', 'NO', 59.91273, 10.74609),
  place('Kyoto', 'JP', 35.02107, 135.75385),
  place('Osaka', 'JP', 34.69374, 135.50218),
  place('Nagoya', 'JP', 35.18147, 136.90641),
  place('Sapporo', 'JP', 43.06667, 141.35),
  place('Fukuoka', 'JP', 33.6, 130.41667),
  place('Kobe', 'JP', 34.6913, 135.183),
];
const findPlaces: FindPlaces = async (query) => PLACES.filter(({ name }) => name === query.split(',')[0]);

describe('hotels', () => {
  const database = testDatabase();
  const sandbox = travelSandbox();
  let app: FastifyInstance;

  const siteWith = (deadlineMs: number): Promise<FastifyInstance> => {
    const { hotels: provider } = amadeusProviders({
      baseUrl: sandbox().url,
      clientId: 'sandbox',
      clientSecret: 'sandbox',
      retry: { firstDelayMs: 1 },
      breaker: { slowCallMs: deadlineMs * 0.8 },
    });
    const { connection } = database();
    connection.deleteModel(/HotelContent/);
    const repository = createHotelContentRepository(connection);
    const contents = createHotelContents(repository, sampleContent);
    const hotels = createHotelsService({ provider, repository, contents, findPlaces, deadlineMs });
    return buildBareApp(hotelsRoutes({ hotels }), { database: connection });
  };

  // A feature of its own for every test: caches, token and circuit begin empty.
  beforeEach(async () => {
    app = await siteWith(PATIENT_MS);
  });
  afterEach(() => app.close());

  const replaceSite = async (deadlineMs: number) => {
    await app.close();
    app = await siteWith(deadlineMs);
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Asks again until it works: recovery has no clock of its own. */
  const untilFound = async (query: string): Promise<HotelSearchAnswer> => {
    const answer = await get(`/api/hotels?${query}`);
    if (answer.statusCode === 200) return answer.json<HotelSearchAnswer>();
    await pause(200);
    return untilFound(query);
  };
  /** A site that soon gives up, with the token and the connections that a first search costs. */
  const impatientSite = async () => {
    await replaceSite(DEADLINE_MS);
    await untilFound('city=Maafushi');
  };
  const get = (url: string) => app.inject({ url });
  const search = async (query: string) => (await get(`/api/hotels?${query}`)).json<HotelSearchAnswer>();
  /** The answer once nothing more is being priced: what goes on in the background would disturb the next test. */
  const settled = async (query: string): Promise<HotelSearchAnswer> => {
    const answer = await search(query);
    if (!answer.pricing?.isGrowing) return answer;
    await pause(20);
    return settled(query);
  };
  const offersOf = async (hotelIds: readonly string[], more = '') =>
    (await get(`/api/hotels/offers?hotelIds=${hotelIds.join(',')}&${STAY}${more}`)).json<HotelOffersAnswer>();
  const idsOf = (answer: HotelSearchAnswer) => answer.hotels.map(({ hotelId }) => hotelId);

  it('HSE-24, PRV-16: a city has pages of twenty hotels, nearest first, and a total', async () => {
    const first = await search('city=Paris&country=France');
    const second = await search('city=Paris&country=France&page=2');
    expect(first).toMatchObject({ page: 1, pageSize: 20 });
    expect(first.hotels).toHaveLength(20);
    expect(first.totalCount).toBeGreaterThan(40);
    expect(idsOf(second).some((id) => idsOf(first).includes(id))).toBe(false);
    const distances = [...first.hotels, ...second.hotels].map(({ distanceKm }) => distanceKm ?? -1);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect((await search('city=Paris&country=France&page=999')).hotels).toEqual([]);
  });

  it('HSE-65: hotels by the way on foot have the fewest minutes to all goals first, over all pages', async () => {
    const goals = [
      { latitude: 48.8584, longitude: 2.2945 },
      { latitude: 48.8867, longitude: 2.3431 },
    ];
    const near = await search('city=Paris&country=France');
    const [first, second] = await Promise.all(
      [1, 2].map((page) =>
        search(`city=Paris&country=France&page=${page}&sort=walk&walkTo=48.8584,2.2945;48.8867,2.3431`),
      ),
    );
    const hotels = [...(first?.hotels ?? []), ...(second?.hotels ?? [])];
    expect(hotels).toHaveLength(40);
    const minutes = hotels.map(({ geoCode }) =>
      walkSumMinutes(geoCode ?? { latitude: 0, longitude: 0 }, goals),
    );
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    expect(hotels.map(({ hotelId }) => hotelId).slice(0, 20)).not.toEqual(idsOf(near));
    expect(first?.totalCount).toBe(near.totalCount);
  });

  it('HSE-65: as many goals as are written are read, however long their degrees are', async () => {
    const goals = Array.from({ length: WALK_GOALS_MAX }, (_each, index) => ({
      latitude: -37.123456789 - index / 1_000,
      longitude: -144.123456789 - index / 1_000,
    }));
    const walkTo = writeWalkGoals(goals);
    expect(walkTo.length).toBeGreaterThan(200);
    expect(readSearch({ city: 'Paris', walkTo }).walkTo).toHaveLength(WALK_GOALS_MAX);
    expect((await search(`city=Paris&sort=walk&walkTo=${walkTo}`)).hotels).toHaveLength(20);
  });

  it('HSE-65: nothing to walk to leaves the nearest first, and what is no point is refused', async () => {
    const near = await search('city=Paris&country=France');
    expect(idsOf(await search('city=Paris&country=France&sort=walk'))).toEqual(idsOf(near));
    for (const walkTo of ['48.8,2.2,1', '48.8', 'a,b', '91,0', Array(21).fill('1,1').join(';')]) {
      const answer = await app.inject(`/api/hotels?city=Paris&sort=walk&walkTo=${walkTo}`);
      expect(answer.statusCode).toBe(400);
    }
  });

  it('HSE-57: every hotel has the shape of the contract; some lack what cards have fallbacks for', async () => {
    const { hotels } = await search('city=Paris&pageSize=300');
    for (const hotel of hotels) expect(Value.Errors(Hotel, hotel)).toEqual([]);
    expect(hotels.filter(({ description }) => !description).length).toBeGreaterThan(0);
    expect(hotels.filter(({ media }) => media?.length === 0).length).toBeGreaterThan(0);
    expect(hotels.filter(({ address }) => !address?.lines).length).toBeGreaterThan(0);
    expect(hotels.every(({ sample }) => sample)).toBe(true);
    for (const { uri } of hotels.flatMap(({ media }) => media ?? [])) expect(uri).toMatch(/^\/media\//);
  });

  it('HSE-57: one hotel comes with its whole gallery, in words as well, with a picture for each kind of room', async () => {
    const { hotels } = await search('city=Paris');
    const [listed] = hotels.filter(({ media }) => media?.length);
    const hotel = (await get(`/api/hotels/${listed?.hotelId}`)).json<Hotel>();
    const media = hotel.media ?? [];
    expect(media.length).toBeGreaterThanOrEqual(6);
    expect(media.length).toBeLessThanOrEqual(9);
    expect(media.every(({ alt, label }) => Boolean(alt && label))).toBe(true);
    const rooms = media.filter(({ roomCategories }) => roomCategories?.includes('STANDARD_ROOM'));
    expect(rooms).toHaveLength(1);
  });

  it('PRV-06: a coded city is asked for by code', async () => {
    await search('city=Paris&country=France&lat=48.8566&lng=2.3522');
    const [request] = await sandbox().seen(BY_CITY);
    expect(request?.query.cityCode).toBe('PAR');
    expect(await sandbox().seen(BY_GEOCODE)).toHaveLength(0);
  });

  it('PRV-07: any other place is asked for by coordinates, wider among islands', async () => {
    expect((await search('city=Kyoto')).totalCount).toBeGreaterThan(0);
    expect(await sandbox().seen(BY_GEOCODE)).toHaveLength(1);
    expect((await search('city=Maafushi&country=Maldives')).totalCount).toBeGreaterThan(0);
    expect((await sandbox().seen(BY_GEOCODE)).length).toBeGreaterThan(2);
  });

  it('an unknown place has no hotels and costs no call', async () => {
    expect(await search('city=Xyzzyqq')).toEqual({ hotels: [], totalCount: 0, page: 1, pageSize: 20 });
    expect(await sandbox().seen(TOKEN_PATH)).toHaveLength(0);
  });

  it('BKG-25: the answer for one hotel says in which time zone it is', async () => {
    const [listed] = (await search('city=Lisbon&country=Portugal')).hotels;
    expect(listed).not.toHaveProperty('timeZone');
    expect((await get(`/api/hotels/${listed?.hotelId}`)).json<Hotel>()).toMatchObject({
      timeZone: 'Europe/Lisbon',
    });
  });

  it('ratings and amenities filter upstream, and cards agree with the filter', async () => {
    const { hotels } = await search('city=Paris&ratings=5&amenities=SWIMMING_POOL,WIFI&pageSize=100');
    expect(hotels.length).toBeGreaterThan(0);
    for (const hotel of hotels) {
      expect(hotel.rating).toBe(5);
      expect(hotel.amenities).toEqual(expect.arrayContaining(['SWIMMING_POOL', 'WIFI']));
    }
    const [one] = hotels;
    expect((await get(`/api/hotels/${one?.hotelId}`)).json<Hotel>()).toMatchObject({ rating: 5 });
  });

  it('HSE-62: stars and amenities are the same before and after filtered searches, and on an instance that filtered first', async () => {
    const EVERY = 'city=Lisbon&radius=4&pageSize=500';
    const FILTERED = `${EVERY}&ratings=4,5&amenities=SWIMMING_POOL`;
    const factsOf = ({ hotels, totalCount }: HotelSearchAnswer) => {
      expect(hotels).toHaveLength(totalCount);
      return new Map(hotels.map(({ hotelId, rating, amenities }) => [hotelId, { rating, amenities }]));
    };
    const before = factsOf(await search(EVERY));
    const filtered = factsOf(await search(FILTERED));
    expect(factsOf(await search(EVERY))).toEqual(before);
    const matching = [...before].filter(
      ([, { rating = 0, amenities }]) => rating >= 4 && amenities?.includes('SWIMMING_POOL'),
    );
    expect(matching.length).toBeGreaterThan(5);
    expect(filtered).toEqual(new Map(matching));

    await database().connection.dropDatabase();
    await replaceSite(PATIENT_MS);
    expect(factsOf(await search(FILTERED))).toEqual(filtered);
    expect(factsOf(await search(`${EVERY}&sort=rating`))).toEqual(before);
  });

  it('HSE-42: a search makes no offer calls as long as no filter needs them', async () => {
    await search('city=Paris');
    await search(`city=Paris&${STAY}`);
    await search('city=Paris&priceRange=100-300');
    expect(await sandbox().seen(OFFERS_PATH)).toHaveLength(0);
  });

  it('HSE-52: with dates, a price range leaves the hotels that have an offer within it', async () => {
    const answer = await settled(`city=Paris&${STAY}&priceRange=100-200`);
    expect(answer.totalCount).toBeGreaterThan(0);
    const calls = await sandbox().seen(OFFERS_PATH);
    expect(calls.length).toBeLessThanOrEqual(39);
    for (const { query } of calls) expect(String(query.hotelIds).split(',').length).toBeLessThanOrEqual(20);
    const { offers } = await offersOf(idsOf(answer), '&priceRange=100-200');
    for (const hotelId of idsOf(answer)) {
      const perNight = Number(offers[hotelId]?.offers[0]?.price.total) / 2;
      expect(perNight).toBeGreaterThanOrEqual(100);
      expect(perNight).toBeLessThanOrEqual(200);
    }
  });

  it('HSE-44: offers are asked for twenty hotels at most, and none twice while they are fresh', async () => {
    const { hotels } = await search('city=Paris&pageSize=50');
    const ids = hotels.map(({ hotelId }) => hotelId);
    await offersOf(ids.slice(0, 20));
    expect(await sandbox().seen(OFFERS_PATH)).toHaveLength(1);
    // Some hotels again beside others, one alone, and all of them in another order.
    await offersOf(ids.slice(10, 30));
    await offersOf(ids.slice(3, 4));
    await offersOf(ids.slice(0, 20).reverse());
    const asked = (await sandbox().seen(OFFERS_PATH)).flatMap(({ query }) =>
      String(query.hotelIds).split(','),
    );
    expect(asked).toHaveLength(30);
    expect(new Set(asked)).toEqual(new Set(ids.slice(0, 30)));
    expect(await sandbox().seen(OFFERS_PATH)).toHaveLength(2);
    expect((await get(`/api/hotels/offers?hotelIds=${ids.slice(0, 21).join()}&${STAY}`)).statusCode).toBe(
      400,
    );
  });

  it('C43, HSE-44: a search that joined offers has priced its page already', async () => {
    const answer = await settled(`city=Paris&${STAY}&sort=price`);
    const before = (await sandbox().seen(OFFERS_PATH)).length;
    const { offers } = await offersOf(idsOf(answer));
    expect(Object.keys(offers)).toHaveLength(answer.hotels.length);
    expect(await sandbox().seen(OFFERS_PATH)).toHaveLength(before);
  });

  it('sorts by price and by rating when asked to', async () => {
    const byPrice = await settled(`city=Paris&${STAY}&sort=price`);
    const { offers } = await offersOf(idsOf(byPrice));
    const prices = idsOf(byPrice).map((id) =>
      Math.min(...(offers[id]?.offers ?? []).map(({ price }) => Number(price.total))),
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const ratings = (await search('city=Paris&sort=rating')).hotels.map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect((await get('/api/hotels?city=Paris&sort=luck')).statusCode).toBe(400);
  });

  it('HSE-44, HSE-58: offers are a map by hotelId, in the shape of the contract', async () => {
    const ids = idsOf(await search('city=Paris'));
    const { offers } = await offersOf(ids, '&currency=EUR&adults=2');
    expect(Object.keys(offers).length).toBeGreaterThan(5);
    for (const [hotelId, entry] of Object.entries(offers)) {
      expect(Value.Errors(HotelOffers, entry)).toEqual([]);
      expect(entry.hotel.hotelId).toBe(hotelId);
      expect(entry.offers[0]?.price.currency).toBe('EUR');
    }
  });

  it('prices are for all rooms: two rooms cost twice as much', async () => {
    const ids = idsOf(await search('city=Paris'));
    const [one, two] = await Promise.all([offersOf(ids), offersOf(ids, '&adults=4&rooms=2')]);
    const shared = Object.keys(one.offers).filter((id) => two.offers[id]);
    expect(shared.length).toBeGreaterThan(0);
    const compared = shared.map((id) => [one.offers[id]?.offers[0], two.offers[id]?.offers[0]] as const);
    for (const [single, double] of compared) {
      expect(Number(double?.price.total)).toBeCloseTo(2 * Number(single?.price.total), 2);
    }
  });

  it('HSE-59: guests are those of the stay: four in two rooms are two adults a room for the vendor', async () => {
    const ids = idsOf(await search('city=Paris'));
    const { offers } = await offersOf(ids, '&adults=4&rooms=2');
    await offersOf(ids, '&adults=3&rooms=2');
    const asked = (await sandbox().seen(OFFERS_PATH)).map(({ query }) => [query.adults, query.roomQuantity]);
    expect(asked).toEqual([['2', '2']]);
    const [offer] = Object.values(offers).flatMap((entry) => entry.offers);
    expect(offer).toMatchObject({ guests: { adults: 4 }, rooms: 2 });
  });

  it('PRV-09: one offer by its id', async () => {
    const { offers } = await offersOf(idsOf(await search('city=Paris')));
    const [entry] = Object.values(offers);
    const found = (await get(`/api/hotels/offers/${entry?.offers[0]?.id}`)).json<HotelOffers>();
    expect(found.offers[0]).toEqual(entry?.offers[0]);
    const unknown = await get('/api/hotels/offers/NOSUCHOFFER');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json<ErrorEnvelope>()).toMatchObject({ message: 'Resource not found.' });
  });

  it.each([
    ['hotelIds=', 'INVALID_REQUEST'],
    [`hotelIds=HIPAR694`, 'INVALID_DATES'],
    [`hotelIds=short&${STAY}`, 'INVALID_REQUEST'],
    [`hotelIds=HIPAR694&${STAY}&currency=JPY`, 'INVALID_CURRENCY'],
  ])('HSE-44: refuses offers for %s, still shaped like a map', async (query, code) => {
    const answer = await get(`/api/hotels/offers?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code, offers: {} });
  });

  it('one hotel: seen before from the database, never seen from the vendor, unknown as 404', async () => {
    const [hotelId] = idsOf(await search('city=Paris'));
    await sandbox().fail({ status: 500 });
    expect((await get(`/api/hotels/${hotelId}`)).json<Hotel>()).toMatchObject({ hotelId });
    await sandbox().reset();
    const [other] = idsOf(await search('city=Oslo'));
    await hotelContentModel(database().connection).deleteOne({ _id: other });
    expect((await get(`/api/hotels/${other}`)).json<Hotel>()).toMatchObject({ hotelId: other });
    for (const id of ['ZZZZZ999', 'x', '..%2f..'])
      expect((await get(`/api/hotels/${id}`)).statusCode).toBe(404);
  });

  it('content is written at first sight and stays the same', async () => {
    const first = await search('city=Lisbon');
    const count = await hotelContentModel(database().connection).countDocuments({
      _id: { $in: idsOf(first) },
    });
    expect(count).toBe(20);
    await replaceSite(PATIENT_MS);
    expect((await search('city=Lisbon')).hotels).toEqual(first.hotels);
  });

  it('identical searches at the same time share one call, and a repeated one needs none', async () => {
    await Promise.all(Array.from({ length: 10 }, () => search('city=Paris')));
    await search('city=Paris&page=2');
    expect(await sandbox().seen(BY_CITY)).toHaveLength(1);
  });

  it.each<[string, Fault, number, string]>([
    ['ERR-02', { status: 400 }, 400, 'Invalid request parameters: '],
    ['ERR-03', { status: 403 }, 502, 'Access forbidden. Please check your API credentials.'],
    ['ERR-05', { status: 429 }, 429, 'Rate limit exceeded. Please try again later.'],
    ['ERR-06', { status: 500 }, 502, 'Server error. Please try again later.'],
    ['ERR-06', { status: 200, body: 'garbage' }, 502, 'Server error. Please try again later.'],
    ['ERR-06', { cut: true }, 502, 'Server error. Please try again later.'],
    ['ERR-07', { path: TOKEN_PATH, status: 500 }, 502, 'Failed to authenticate with Amadeus API'],
  ])(
    '%s: vendor fault %j gives %i shaped like a list, and the next search works',
    async (_row, fault, status, words) => {
      await sandbox().fail({ path: BY_CITY, ...fault });
      const answer = await get('/api/hotels?city=Paris');
      expect(answer.statusCode).toBe(status);
      expect(Value.Check(ErrorEnvelope, answer.json())).toBe(true);
      expect(answer.json<ErrorEnvelope>().message).toContain(words);
      expect(answer.json()).toMatchObject({
        hotels: [],
        totalCount: 0,
      });
      expect(answer.headers['retry-after'] !== undefined).toBe(status === 429);
      await sandbox().reset();
      expect((await search('city=Paris')).hotels).toHaveLength(20);
    },
  );

  it('a hanging vendor is answered with 504 by the deadline; what it says later is used', async () => {
    await impatientSite();
    await sandbox().fail({ path: BY_CITY, delayMs: 2 * DEADLINE_MS, times: 1 });
    const answer = await get('/api/hotels?city=Paris');
    expect(answer.statusCode).toBe(504);
    expect(answer.json()).toMatchObject({ code: 'PROVIDER_TIMEOUT', hotels: [], totalCount: 0 });
    // Asking before the late answer has come would rightly start a second call.
    await pause(5 * DEADLINE_MS);
    expect((await untilFound('city=Paris')).hotels).toHaveLength(20);
    expect(await sandbox().seen(BY_CITY)).toHaveLength(1);
  });

  it('a vendor that keeps hanging is left alone: 503 with Retry-After, and it recovers by itself', async () => {
    await impatientSite();
    await sandbox().fail({ path: BY_GEOCODE, delayMs: 30_000 });
    const cities = ['Kyoto', 'Osaka', 'Nagoya', 'Sapporo', 'Fukuoka'];
    // One after the other, as visitors come.
    for (const city of cities) expect((await get(`/api/hotels?city=${city}`)).statusCode).toBe(504);
    expect((await get('/api/hotels?city=Oslo')).statusCode).toBe(503);
    const answer = await get('/api/hotels?city=Kobe');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', hotels: [], totalCount: 0 });
    await sandbox().reset();
    expect((await untilFound('city=Kyoto')).hotels.length).toBeGreaterThan(0);
  });
});
