import { parsePriceRange, priceProblem } from './price-range';

it.each([
  ['100', '300', { min: 100, max: 300 }],
  ['', '300', { min: 0, max: 300 }],
  ['100', '9000', { min: 100, max: 9_000 }],
])('HSE-52: prices of %s to %s are the range %j', (min, max, range) => {
  expect(priceProblem({ min, max })).toBeNull();
  expect(parsePriceRange({ min, max })).toEqual(range);
});

it.each([
  ['0', '0'],
  ['100', '0'],
  ['100', ''],
  ['', ''],
  ['0', '5000'],
])('HSE-64: prices of %s to %s clear the filter', (min, max) => {
  expect(priceProblem({ min, max })).toBeNull();
  expect(parsePriceRange({ min, max })).toBeNull();
});

it.each([
  ['abc', '300', 'Enter whole numbers, such as 100'],
  ['99.9', '300', 'Enter whole numbers, such as 100'],
  ['100', '300 dollars', 'Enter whole numbers, such as 100'],
  ['1e3', '3000', 'Enter whole numbers, such as 100'],
  ['-5', '300', 'Prices cannot be negative'],
  ['300', '100', 'The lowest price is above the highest'],
])('HSE-52: prices of %s to %s are sent by nobody, and say "%s"', (min, max, problem) => {
  expect(priceProblem({ min, max })).toBe(problem);
  expect(parsePriceRange({ min, max })).toBeNull();
});
