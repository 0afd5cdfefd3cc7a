import {
  dayAndMonth,
  nightDays,
  shortStayDates,
  stayDates,
  stayNights,
  weekdayAndDay,
} from './dates-in-words';
import { CHAT_DATE_MESSAGES } from './marco-stay';
import { datesProblem } from './stay-rules';

const TODAY = '2020-11-21';
const stayProblem = (checkIn: string, checkOut: string, today: string | null) =>
  datesProblem({ checkIn, checkOut }, today);

it('HSE-23: the four date rules answer with the sentences of the chat form', () => {
  expect(stayProblem('2020-11-20', '2020-11-22', TODAY)).toBe('Check-in date cannot be in the past');
  expect(stayProblem('2020-12-04', '2020-12-04', TODAY)).toBe('Check-out date must be after check-in date');
  expect(stayProblem('2020-12-01', '2021-01-01', TODAY)).toBe('Maximum stay duration is 30 nights');
  expect(stayProblem('2021-10-17', '2021-10-18', TODAY)).toBe(
    'Dates cannot be more than 330 days in the future',
  );
});

it('C18: the sentences are the ones of the chat form', () => {
  const said = [
    stayProblem('2020-11-20', '2020-11-22', TODAY),
    stayProblem('2021-10-17', '2021-10-18', TODAY),
    stayProblem('2020-12-04', '2020-12-04', TODAY),
    stayProblem('2020-12-01', '2021-01-01', TODAY),
  ];
  expect(said).toEqual(Object.values(CHAT_DATE_MESSAGES));
});

it('HSE-23: a stay that starts today and one that ends on the last day are fine', () => {
  expect(stayProblem(TODAY, '2020-11-22', TODAY)).toBeNull();
  expect(stayProblem('2021-10-16', '2021-10-17', TODAY)).toBeNull();
});

it('HSE-23: without a calendar only the rules between the two dates are checked', () => {
  expect(stayProblem('2020-01-01', '2020-01-02', null)).toBeNull();
  expect(stayProblem('2020-01-02', '2020-01-01', null)).toBe('Check-out date must be after check-in date');
});

it('HSE-53: a stay across the change to winter time has whole nights', () => {
  expect(stayNights('2020-10-24', '2020-10-26')).toBe('2 nights');
  expect(stayNights('2020-03-28', '2020-03-29')).toBe('1 night');
});

it('HSE-29: dates are written once per month and without this year', () => {
  expect(stayDates('2020-12-04', '2020-12-07', TODAY)).toBe('4 to 7 December');
  expect(stayDates('2020-11-28', '2020-12-02', TODAY)).toBe('28 November to 2 December');
  expect(stayDates('2021-01-04', '2021-01-07', null)).toBe('4 to 7 January');
  expect(shortStayDates('2020-12-04', '2020-12-07', TODAY)).toBe('4 to 7 Dec');
});

it('HSE-29: dates of another year carry it', () => {
  expect(stayDates('2020-12-30', '2021-01-02', TODAY)).toBe('30 December 2020 to 2 January 2021');
  expect(stayDates('2021-01-04', '2021-01-07', TODAY)).toBe('4 to 7 January 2021');
  expect(stayDates('2021-01-30', '2021-02-02', TODAY)).toBe('30 January to 2 February 2021');
  expect(shortStayDates('2021-01-04', '2021-01-07', TODAY)).toBe('4 to 7 Jan 2021');
  expect(shortStayDates('2020-12-30', '2021-01-02', TODAY)).toBe('30 Dec to 2 Jan 2021');
  expect(dayAndMonth('2021-01-02', TODAY)).toBe('2 January 2021');
});

it('BKG-24: the stations of a ticket carry the day of the week', () => {
  expect(weekdayAndDay('2020-12-04', TODAY)).toBe('Fri 4 December');
  expect(weekdayAndDay('2021-01-08', TODAY)).toBe('Fri 8 January 2021');
});

it('HDT-10: the nights of a stay are the days on which they begin', () => {
  expect(nightDays('2020-12-04', '2020-12-07').map((night) => night.text)).toEqual([
    'Fri 4 Dec',
    'Sat 5 Dec',
    'Sun 6 Dec',
  ]);
});
