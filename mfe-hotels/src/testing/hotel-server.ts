import type { Hotel, HotelOffers, HotelPricing } from '@atoll/contracts/hotel';
import type { CityOption } from '@atoll/contracts/place';
import { configure } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { hotelOf, hotelOffersOf, offerOf } from './fixtures';

export const LISBON: CityOption = { name: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.14 };

/** A search in Lisbon without dates, and with the dates of the mockups. */
export const LISBON_PATH = '/hotels?city=Lisbon&country=Portugal&lat=38.72&lng=-9.14&guests=2&rooms=1';
export const STAY_PATH = `${LISBON_PATH}&checkIn=2020-12-04&checkOut=2020-12-07`;

interface World {
  places: Partial<CityOption>[];
  hotels: Hotel[];
  offers: Record<string, HotelOffers>;
  /** How far the list is priced with each request, in order; the last one stays. */
  pricing: HotelPricing[];
  /** How many of the next requests fail with status 500, by path. */
  failures: Record<string, number>;
  /** The list waits for it before it answers. */
  gate: Promise<void> | null;
}

/** What the API knows in a test; change it before rendering. */
export const world: World = { places: [], hotels: [], offers: {}, pricing: [], failures: {}, gate: null };

/** The queries that the API was asked, by path, in order. */
export const asked: { path: string; params: Record<string, string> }[] = [];

export function queriesOf(path: string): Record<string, string>[] {
  return asked.filter((request) => request.path === path).map((request) => request.params);
}

function record(request: Request): URLSearchParams {
  const { pathname, searchParams } = new URL(request.url);
  asked.push({ path: pathname, params: Object.fromEntries(searchParams) });
  return searchParams;
}

function failure(path: string) {
  const left = world.failures[path] ?? 0;
  if (left === 0) return null;
  world.failures[path] = left - 1;
  return HttpResponse.json({ code: 'INTERNAL', message: 'Broken', requestId: 'r1' }, { status: 500 });
}

const server = setupServer(
  http.get('*/api/places', ({ request }) => {
    record(request);
    return HttpResponse.json({ places: world.places });
  }),
  http.get('*/api/places/region', ({ request }) => {
    record(request);
    return HttpResponse.json({ places: world.places });
  }),
  http.get('*/api/hotels/offers', ({ request }) => {
    const ids = (record(request).get('hotelIds') ?? '').split(',');
    const offers = Object.fromEntries(Object.entries(world.offers).filter(([id]) => ids.includes(id)));
    return failure('/api/hotels/offers') ?? HttpResponse.json({ offers });
  }),
  http.get('*/api/hotels/:hotelId', ({ request, params }) => {
    record(request);
    const hotel = world.hotels.find(({ hotelId }) => hotelId === params.hotelId);
    return hotel
      ? HttpResponse.json(hotel)
      : HttpResponse.json({ code: 'NOT_FOUND', message: 'None', requestId: 'r1' }, { status: 404 });
  }),
  http.get('*/api/hotels', async ({ request }) => {
    await world.gate;
    const params = record(request);
    const [page, pageSize] = [Number(params.get('page')), Number(params.get('pageSize'))];
    const hotels = world.hotels.slice((page - 1) * pageSize, page * pageSize);
    const pricing = world.pricing.length > 1 ? world.pricing.shift() : world.pricing[0];
    return (
      failure('/api/hotels') ??
      HttpResponse.json({ hotels, totalCount: world.hotels.length, page, pageSize, pricing })
    );
  }),
  http.post('*/api/client-errors', ({ request }) => {
    record(request);
    return new HttpResponse(null, { status: 204 });
  }),
);

/** `count` hotels H1, H2, …, each with one offer of 100 a hotel number for the stay of the mockups. */
export function fillWorld(count: number): void {
  const ids = Array.from({ length: count }, (_, index) => `H${index + 1}`);
  world.hotels = ids.map((hotelId, index) => hotelOf({ hotelId, name: `Hotel ${index + 1}` }));
  world.offers = Object.fromEntries(
    ids.map((id, index) => {
      const price = { currency: 'USD', base: String(90 * (index + 1)), total: String(100 * (index + 1)) };
      return [id, hotelOffersOf(id, [offerOf({ id: `${id}-O1`, price })])];
    }),
  );
}

/** Call once per test file: starts the server, empties the world before every test. */
export function startHotelServer(): void {
  // A whole page answers in several steps; a busy machine takes its time for each.
  configure({ asyncUtilTimeout: 5_000 });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    Object.assign(world, { places: [], hotels: [], offers: {}, pricing: [], failures: {}, gate: null });
    asked.length = 0;
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
