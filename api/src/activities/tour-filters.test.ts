import type { Tour } from '@atoll/contracts/tour';
import type { RateTable } from '@atoll/contracts/money';
import { fitsPrice, incomparableCurrencies, inOrder, passes, type TourFilters } from './tour-filters';

const NONE: TourFilters = { categories: [], durations: [], languages: [], currency: 'EUR' };
const RATES: RateTable = {
  date: '2020-11-20',
  source: 'A bank',
  base: 'USD',
  rates: { USD: 1, EUR: 0.8, JPY: 100 },
};
const fits = (tour: Tour, filters: TourFilters) => passes(tour, filters) && fitsPrice(tour, filters, RATES);
const TOUR: Tour = {
  id: '1',
  name: 'Food walk',
  duration: '3 hours',
  durationBand: 'HALF_DAY',
  price: { amount: 40, currencyCode: 'EUR' },
  rating: 4,
  highlights: [],
  images: [],
  categories: ['FOOD', 'CULTURAL'],
  languages: ['EN', 'FR'],
  minimumParticipants: 2,
  maximumParticipants: 20,
  sample: true,
};

it.each<[string, Partial<TourFilters>, boolean]>([
  ['TOU-23: one of the categories', { categories: ['NATURE', 'FOOD'] }, true],
  ['TOU-23: none of the categories', { categories: ['NATURE'] }, false],
  ['TOU-24: one of the durations', { durations: ['HALF_DAY', 'FULL_DAY'] }, true],
  ['TOU-24: none of the durations', { durations: ['FULL_DAY'] }, false],
  ['TOU-25: the rating itself', { ratingMin: 4 }, true],
  ['TOU-25: more than the rating', { ratingMin: 4.5 }, false],
  ['TOU-26: one of the languages', { languages: ['FR'] }, true],
  ['TOU-26: none of the languages', { languages: ['JA'] }, false],
  ['TOU-27: both ends of the price belong to it', { priceMin: 40, priceMax: 40 }, true],
  ['TOU-27: below the lowest price', { priceMin: 41 }, false],
  ['TOU-27: above the highest price', { priceMax: 39 }, false],
  ['TOU-28: a group that it takes', { participantsMin: 20 }, true],
  ['TOU-28: a group that is too large', { participantsMin: 21 }, false],
  ['TOU-28: a group that is as small as wanted', { participantsMax: 20 }, true],
  ['TOU-28: a group that is larger than wanted', { participantsMax: 19 }, false],
  ['TOU-23, TOU-26: both lists count', { categories: ['FOOD'], languages: ['JA'] }, false],
])('%s', (_, filters, expected) => {
  expect(fits(TOUR, { ...NONE, ...filters })).toBe(expected);
});

it('TOU-24, TOU-25, TOU-27: what is not known passes no filter about it, and every other', () => {
  const bare: Tour = { ...TOUR, price: undefined, rating: undefined, durationBand: undefined };
  expect(fits(bare, NONE)).toBe(true);
  expect(fits(bare, { ...NONE, priceMax: 1_000 })).toBe(false);
  expect(passes(bare, { ...NONE, ratingMin: 1 })).toBe(false);
  expect(passes(bare, { ...NONE, durations: ['HALF_DAY'] })).toBe(false);
});

const named = (name: string, more: Partial<Tour>): Tour => ({ ...TOUR, name, ...more });
const LIST = [
  named('dear', { price: { amount: 90, currencyCode: 'EUR' }, rating: 4.9, duration: '3 days' }),
  named('free of a price', { price: undefined, rating: undefined, duration: undefined }),
  named('cheap', { price: { amount: 900, currencyCode: 'JPY' }, rating: 3.2, duration: '1 hour' }),
  named('far', { rating: 4.9, distanceKm: 50, duration: '2-3 hours' }),
];

it.each([
  ['price', ['cheap', 'far', 'dear', 'free of a price']],
  ['rating', ['dear', 'far', 'cheap', 'free of a price']],
  ['duration', ['cheap', 'far', 'dear', 'free of a price']],
  ['recommended', ['dear', 'cheap', 'far', 'free of a price']],
] as const)('sorts by %s, what is not known last', (sort, names) => {
  expect(inOrder(LIST, sort, RATES).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['JPY', 5_000, 'USD', 50, true],
  ['JPY', 5_001, 'USD', 50, false],
  ['USD', 50, 'JPY', 5_000, true],
  ['EUR', 40, 'JPY', 5_000, true],
  ['EUR', 41, 'JPY', 5_000, false],
])(
  'TOU-42: a price in %s of %i is compared in %s with at most %i: %s',
  (currencyCode, amount, currency, priceMax, expected) => {
    const tour = named('one', { price: { amount, currencyCode } });
    expect(fitsPrice(tour, { ...NONE, currency, priceMax }, RATES)).toBe(expected);
  },
);

it('TOU-42: a price that no rate compares passes no bounds, comes last, and is told of', () => {
  const odd = named('odd', { price: { amount: 1, currencyCode: 'XTS' } });
  expect(fitsPrice(odd, { ...NONE, priceMax: 1_000 }, RATES)).toBe(false);
  expect(fitsPrice(odd, NONE, RATES)).toBe(true);
  expect(inOrder([odd, ...LIST.slice(0, 1)], 'price', RATES).map(({ name }) => name)).toEqual([
    'dear',
    'odd',
  ]);
  expect(incomparableCurrencies([odd, ...LIST, odd], RATES)).toEqual(['XTS']);
});
