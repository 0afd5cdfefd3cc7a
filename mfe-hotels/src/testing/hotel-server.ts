import type { Hotel, HotelPricing } from '@atoll/contracts/hotel';
import type { HotelOffers } from '@atoll/contracts/hotel-offers';
import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import type { SightCluster } from '@atoll/contracts/sights';
import type { CityOption } from '@atoll/contracts/place';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
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
  sights: SightCluster[];
  plans: MarcoPlan[];
}

const hotelApi = fakeApi<World>({
  world: () => ({ places: [], hotels: [], offers: {}, pricing: [], sights: [], plans: [] }),
  routes: {
    'GET /api/marco/plans': ({ world }) => ({ plans: world.plans }),
    'GET /api/sights': ({ world }) => ({ clusters: world.sights, count: world.sights.length }),
    'GET /api/places': ({ world }) => ({ places: world.places }),
    'GET /api/places/region': ({ world }) => ({ places: world.places }),
    'GET /api/hotels/offers': ({ world, params }) => {
      const ids = (params.hotelIds ?? '').split(',');
      return { offers: Object.fromEntries(Object.entries(world.offers).filter(([id]) => ids.includes(id))) };
    },
    'GET /api/hotels/:hotelId': ({ world, pathParams }) =>
      world.hotels.find(({ hotelId }) => hotelId === pathParams.hotelId) ?? apiError(404, 'NOT_FOUND'),
    'GET /api/hotels': ({ world, params }) => {
      const [page, pageSize] = [Number(params.page), Number(params.pageSize)];
      const hotels = world.hotels.slice((page - 1) * pageSize, page * pageSize);
      const pricing = world.pricing.length > 1 ? world.pricing.shift() : world.pricing[0];
      return { hotels, totalCount: world.hotels.length, page, pageSize, pricing };
    },
  },
});

export const { world, asked, queriesOf, fail, hold, start: startHotelServer } = hotelApi;

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
