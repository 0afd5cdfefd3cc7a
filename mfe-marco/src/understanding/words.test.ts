import { NOTHING_UNDERSTOOD, TASTES, WANTS } from '@atoll/contracts/understanding-values';
import {
  budgetInWords,
  datesInWords,
  monthInWords,
  partyInWords,
  refusalInWords,
  tasteInWords,
} from './words';

const TODAY = '2020-11-25';

it.each([
  [{ checkIn: '2021-01-03', checkOut: '2021-01-05', nights: 2 }, '3–5 Jan'],
  [{ checkIn: '2020-11-30', checkOut: '2020-12-02' }, '30 Nov – 2 Dec'],
  [{ checkIn: '2020-11-03', checkOut: '2020-11-05' }, '3–5 Nov 2020'],
  [{ checkIn: '2022-01-03', checkOut: '2022-01-05' }, '3–5 Jan 2022'],
  [{ checkIn: '2021-01-03' }, 'from 3 Jan'],
  [{ checkIn: '2021-01-03', days: 4 }, 'from 3 Jan, 4 days'],
  [{ checkOut: '2021-01-05' }, 'until 5 Jan'],
  [{ nights: 1 }, '1 night'],
  [{ days: 3 }, '3 days'],
  [{ month: '2021-01', nights: 3 }, 'January, 3 nights'],
  [{}, ''],
])('MAR-48: dates %j are said as ‘%s’', (dates, words) => {
  expect(datesInWords(dates, TODAY)).toBe(words);
});

it.each([
  ['2020-11', 'November'],
  ['2021-10', 'October'],
  ['2021-11', 'November 2021'],
  ['2020-10', 'October 2020'],
])('MAR-48: a month that is not the next of its name has its year: %s is ‘%s’', (month, words) => {
  expect(monthInWords(month, TODAY)).toBe(words);
});

it.each([
  [{ adults: 2, childrenAges: [4, 7] }, '2 adults, 2 children (4, 7)'],
  [{ adults: 1, childrenAges: [null] }, '1 adult, 1 child'],
  [{ adults: 2, childrenAges: [0, null] }, '2 adults, 2 children (under 1, age unknown)'],
  [{ childrenAges: [3] }, '1 child (3)'],
  [NOTHING_UNDERSTOOD, ''],
])('MAR-48: people %j are said as ‘%s’', (party, words) => {
  expect(partyInWords(party)).toBe(words);
});

it.each([
  [{ amount: 150, currency: 'EUR', per: 'night' }, 'up to €150 a night'],
  [{ amount: 1204.5, currency: 'USD', per: 'stay' }, 'up to $1,204.50 for the stay'],
  [{ amount: 30_000, currency: 'JPY', per: 'person' }, 'up to JPY 30,000 a person'],
  [{ amount: 900, currency: 'GBP', per: 'trip' }, 'up to £900 for the trip'],
] as const)('MAR-48: a budget %j is said as ‘%s’', (budget, words) => {
  expect(budgetInWords(budget)).toBe(words);
});

it('MAR-48: every taste and every refusal has words of its own', () => {
  const words = [...TASTES.map(tasteInWords), ...[...WANTS, ...TASTES].map(refusalInWords)];
  expect(new Set(words).size).toBe(words.length);
  expect(words).toEqual(expect.arrayContaining(['pool', 'no hotels', 'not central']));
});
