import type { RateTable } from '@atoll/contracts/money';
import type { CityOption } from '@atoll/contracts/place';
import type { Tour, ToursAnswer } from '@atoll/contracts/tour';
import { apiError, fakeApi } from '@atoll/platform/testing/fake-api';
import { tourOf } from './fixtures';

export const LISBON: CityOption = { name: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.14 };

/** A search in Lisbon, as the form writes it. */
export const LISBON_PATH = '/tours?city=Lisbon&country=Portugal&lat=38.72&lng=-9.14&people=2';

/** Round rates, of a day of their own. */
export const RATES: RateTable = {
  date: '2020-11-20',
  source: 'A bank',
  base: 'USD',
  rates: { USD: 1, EUR: 0.8, JPY: 100, GBP: 0.75 },
};

interface World {
  places: Partial<CityOption>[];
  tours: Tour[];
  rates: RateTable;
  /** What the first searches are answered with; the next ones find `tours`. */
  answers: (ToursAnswer | Response)[];
}

/** The answer to a search that finds nothing, not even without filters. */
export const NOTHING: ToursAnswer = { data: [], meta: { count: 0, found: 0 } };

const toursServer = fakeApi<World>({
  world: () => ({ places: [], tours: [], answers: [], rates: RATES }),
  routes: {
    'GET /api/exchange-rates': ({ world }) => world.rates,
    'GET /api/places': ({ world }) => ({ places: world.places }),
    'GET /api/places/submitted': ({ world }) => ({ source: 'built-in', places: world.places }),
    'GET /api/places/region': ({ world }) => ({ places: world.places }),
    'GET /api/activities/:id': ({ world, pathParams }) =>
      world.tours.find(({ id }) => id === pathParams.id) ?? apiError(404, 'NOT_FOUND'),
    'GET /api/activities': ({ world, params }) => {
      const told = world.answers.shift();
      if (told) return told;
      const [page, limit] = [Number(params.page), Number(params.limit)];
      const total = world.tours.length;
      return {
        data: world.tours.slice((page - 1) * limit, page * limit),
        meta: { count: total, found: total },
      };
    },
  },
});

export const { world, asked, queriesOf, fail, hold, start: startToursServer } = toursServer;

/** `count` tours T1, T2, …, the first one for 10 dollars, the second one for 20. */
export function fillWorld(count: number): void {
  world.tours = Array.from({ length: count }, (_, index) =>
    tourOf({
      id: `T${index + 1}`,
      name: `Tour ${index + 1}`,
      price: { amount: 10 * (index + 1), currencyCode: 'USD' },
    }),
  );
}

/** The searches for tours, in order. */
export const searches = () => queriesOf('/api/activities');
