import { PRICE_WORDS } from './range-words';
import { parseRange, rangeProblem } from './range-texts';

const BOUNDS = { min: 0, max: 5_000 };
const problemOf = (min: string, max: string) => rangeProblem({ min, max }, PRICE_WORDS.problems);

it.each([
  ['100', '300', { min: 100, max: 300 }],
  ['', '300', { min: 0, max: 300 }],
  ['100', '9000', { min: 100, max: 9_000 }],
])('HSE-52: prices of %s to %s are the range %j', (min, max, range) => {
  expect(problemOf(min, max)).toBeNull();
  expect(parseRange({ min, max }, BOUNDS)).toEqual(range);
});

it.each([
  ['0', '0'],
  ['100', '0'],
  ['100', ''],
  ['', ''],
  ['0', '5000'],
])('HSE-64: prices of %s to %s clear the filter', (min, max) => {
  expect(problemOf(min, max)).toBeNull();
  expect(parseRange({ min, max }, BOUNDS)).toBeNull();
});

it.each([
  ['abc', '300', 'Enter whole numbers, such as 100'],
  ['99.9', '300', 'Enter whole numbers, such as 100'],
  ['100', '300 dollars', 'Enter whole numbers, such as 100'],
  ['1e3', '3000', 'Enter whole numbers, such as 100'],
  ['-5', '300', 'Prices cannot be negative'],
  ['300', '100', 'The lowest price is above the highest'],
])('HSE-52: prices of %s to %s make no range, and say "%s"', (min, max, problem) => {
  expect(problemOf(min, max)).toBe(problem);
});
