import { convert, type RateTable } from './money';
import { currencyOfRegion } from './traveler-currencies';

const TABLE: RateTable = {
  date: '2020-11-20',
  source: 'A bank',
  base: 'USD',
  rates: { USD: 1, EUR: 0.8, JPY: 100 },
};

it('TOU-42: an amount is converted through the base of the table', () => {
  expect(convert(80, 'EUR', 'USD', TABLE)).toBeCloseTo(100);
  expect(convert(80, 'EUR', 'JPY', TABLE)).toBeCloseTo(10_000);
  expect(convert(12, 'JPY', 'JPY', TABLE)).toBe(12);
});

it('TOU-42: a currency that the table does not know cannot be compared with another one', () => {
  expect(convert(1, 'XTS', 'USD', TABLE)).toBeNull();
  expect(convert(1, 'USD', 'XTS', TABLE)).toBeNull();
  expect(convert(1, 'constructor', 'USD', TABLE)).toBeNull();
  expect(convert(1, 'XTS', 'XTS', TABLE)).toBe(1);
});

it.each([
  ['DE', 'EUR'],
  ['JP', 'JPY'],
  ['US', 'USD'],
  ['MV', 'USD'],
  [undefined, 'USD'],
])('TOU-42: travelers of %s pay in %s', (region, currency) => {
  expect(currencyOfRegion(region)).toBe(currency);
});
