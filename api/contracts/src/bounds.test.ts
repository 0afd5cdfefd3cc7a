import { boundsProblem, PRICE_PROBLEMS } from './bounds';
import { dateProblem, type DateRules } from './date-rules';
import { earliestToday } from './dates';

it.each([
  [null, null, null],
  [100, null, null],
  [null, 0, null],
  [100, 100, null],
  [200, 100, 'The lowest price is above the highest'],
  [-5, 100, 'Prices cannot be negative'],
  [null, -1, 'Prices cannot be negative'],
])('TOU-27: prices from %s to %s: %s', (min, max, problem) => {
  expect(boundsProblem({ min, max }, PRICE_PROBLEMS)).toBe(problem);
});

it('TOU-28: where one is the least, none is too few', () => {
  expect(boundsProblem({ min: 0, max: null }, PRICE_PROBLEMS, 1)).toBe(PRICE_PROBLEMS.negative);
  expect(boundsProblem({ min: 1, max: null }, PRICE_PROBLEMS, 1)).toBeNull();
});

const RULES: DateRules = {
  nightsMin: 0,
  nightsMax: Infinity,
  horizonDays: 10,
  problems: { order: 'order', tooLong: 'too long', past: 'past', tooFar: 'too far' },
};

it.each([
  ['2020-12-04', '2020-12-04', null],
  ['2020-12-04', null, null],
  ['2020-12-07', '2020-12-03', 'order'],
  ['2020-11-30', '2020-12-03', 'past'],
  ['2020-12-04', '2020-12-12', 'too far'],
])('a range from %s to %s: %s', (from, to, problem) => {
  expect(dateProblem(from, to, '2020-12-01', RULES)).toBe(problem);
});

it('HSE-23: the earliest day of all calendars is yesterday until noon in UTC', () => {
  expect(earliestToday(new Date('2020-12-02T11:59:59Z'))).toBe('2020-12-01');
  expect(earliestToday(new Date('2020-12-02T12:00:00Z'))).toBe('2020-12-02');
});
