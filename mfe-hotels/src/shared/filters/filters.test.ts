import { hotelsPage } from '@atoll/contracts/pages/hotels.page';
import { readQuery, writeQuery } from '@atoll/contracts/pages/page';
import { readAddress } from '../hotel-address';
import { countActiveFilters, DEFAULT_FILTERS, filterParams, filtersChange, usableFilters } from './filters';

const read = (query: string) => readAddress(query).filters;

it('HSE-45, HSE-46, HSE-47, HSE-48, HSE-49, HSE-50: untouched filters are the documented defaults and none of them is sent', () => {
  expect(read('')).toEqual(DEFAULT_FILTERS);
  expect(filterParams(DEFAULT_FILTERS)).toEqual({});
});

it('HSE-48: of several star ratings in an address only one counts', () => {
  expect(read('ratings=4,5').ratings).toEqual(['4']);
  expect(read('ratings=9').ratings).toEqual([]);
});

it('HSE-45, HSE-46, HSE-47, HSE-49: unknown codes in an address are left out', () => {
  expect(read('boardType=BRUNCH&paymentPolicy=LATER&lang=XX&amenities=WIFI,HELIPAD')).toMatchObject({
    boardType: null,
    paymentPolicy: 'NONE',
    lang: 'EN',
    amenities: ['WIFI'],
  });
});

it('C54: best rate only counts once it is applied', () => {
  expect(countActiveFilters({ ...DEFAULT_FILTERS, bestRateOnly: true })).toBe(1);
});

it('HSE-52: without dates what only an offer tells filters nothing', () => {
  const filters = read('priceRange=100-300&boardType=BREAKFAST&paymentPolicy=DEPOSIT&ratings=4');
  expect(usableFilters(filters, true)).toBe(filters);
  expect(usableFilters(filters, false)).toEqual({ ...DEFAULT_FILTERS, ratings: ['4'] });
});

it('HSE-52: a price range is one parameter, minimum and maximum joined by a hyphen', () => {
  expect(filterParams({ ...DEFAULT_FILTERS, priceRange: { min: 100, max: 300 } })).toEqual({
    priceRange: '100-300',
  });
});

it('HSE-51: best rate only is unknown until the panel was applied, then either value is kept', () => {
  expect(read('').bestRateOnly).toBeNull();
  expect(read('bestRateOnly=true').bestRateOnly).toBe(true);
  expect(filterParams({ ...DEFAULT_FILTERS, bestRateOnly: false })).toEqual({ bestRateOnly: 'false' });
});

it('HSE-26: other filters lead back to page 1 and leave the search alone', () => {
  const state = readQuery(hotelsPage, new URLSearchParams('city=Rome&page=3&all=1&ratings=4'));
  const change = filtersChange({ ...DEFAULT_FILTERS, amenities: ['WIFI', 'PARKING'] });
  const next = writeQuery(hotelsPage, { ...state, ...change });
  expect(next.toString()).toBe('city=Rome&guests=2&rooms=1&amenities=WIFI%2CPARKING');
});

it('HSE-34: every filter that narrows counts once, every amenity too', () => {
  expect(countActiveFilters(DEFAULT_FILTERS)).toBe(0);
  expect(countActiveFilters({ ...DEFAULT_FILTERS, bestRateOnly: false })).toBe(0);
  expect(countActiveFilters({ ...DEFAULT_FILTERS, ratings: ['4'], amenities: ['WIFI', 'PARKING'] })).toBe(3);
});
