import { addDays } from './dates';
import { chatDateProblem } from './marco-stay';
import { STAY_CASES, STAY_CASES_IN_UTC } from './testing/stay-cases';

const TODAY = '2020-11-25';
const stayOf = (from: number, to: number) => ({
  checkIn: addDays(TODAY, from),
  checkOut: addDays(TODAY, to),
});

it.each(STAY_CASES)('$row: from day $from to day $to', ({ from, to, problem }) => {
  expect(chatDateProblem(stayOf(from, to), TODAY)).toBe(problem);
});

it.each(STAY_CASES_IN_UTC)('$row: from day $from to day $to in some time zone', ({ from, to, problem }) => {
  expect(chatDateProblem(stayOf(from, to), TODAY, 1)).toBe(problem);
});

it('MAR-11: what is no date is no stay', () => {
  expect(chatDateProblem({ checkIn: '2020-12-01', checkOut: '2020-12-32' }, TODAY)).toBe(
    'Check-out date must be after check-in date',
  );
});
