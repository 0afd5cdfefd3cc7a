import { budgetText, partyCount, partyText, whenText, wishText } from './wish-in-words';

const DATES = { from: '2020-12-04', to: '2020-12-07', month: null, flexibleDays: 0 };
const OPEN = { from: null, to: null, month: null, flexibleDays: 0 };
const lisbon = { text: 'Lisbon', city: 'Lisbon', country: 'Portugal' };

it.each([
  [DATES, '2020-11-25', '4 to 7 December'],
  [DATES, '2019-11-25', '4 to 7 December 2020'],
  [DATES, null, '4 to 7 December 2020'],
  [{ ...DATES, flexibleDays: 1 }, '2020-11-25', '4 to 7 December, up to 1 day earlier or later'],
  [{ ...DATES, to: '2021-01-02' }, null, '4 December 2020 to 2 January 2021'],
  [{ ...DATES, to: DATES.from }, null, '4 December 2020'],
  [{ ...DATES, to: DATES.from }, '2020-11-25', '4 December'],
  [{ ...OPEN, month: '2021-03' }, null, 'March 2021'],
  [OPEN, null, 'any time'],
])('RFQ-01: says when: %j, on %s', (when, today, words) => {
  expect(whenText(when, today)).toBe(words);
});

it.each([
  [2, [], '2 adults'],
  [1, [7], '1 adult, 1 child (7)'],
  [2, [0, 4, 7], '2 adults, 3 children (under 1, 4 and 7)'],
])('RFQ-01: says who travels: %d and %j', (adults, childAges, words) => {
  expect(partyText({ adults, childAges })).toBe(words);
});

it('RFQ-01: says how many travel where nobody asks for ages', () => {
  expect(partyCount(1, 0)).toBe('1 adult');
  expect(partyCount(2, 2)).toBe('2 adults, 2 children');
});

it.each([
  [{ amount: 300_050, currency: 'EUR', per: 'trip' as const }, '€300,050 for the trip'],
  [{ amount: 318_990, currency: 'JPY', per: 'person' as const }, 'JPY 318,990 a person'],
  [null, null],
])('RFQ-01: says what it may cost: %j', (budget, words) => {
  expect(budgetText(budget)).toBe(words);
});

it('RFQ-10: a mail says a wish with its years and ages', () => {
  expect(wishText({ place: lisbon, when: DATES, adults: 2, childAges: [7] })).toBe(
    'Lisbon, 4 to 7 December 2020, 2 adults, 1 child (7)',
  );
  expect(wishText({ place: lisbon, when: OPEN, adults: 2, childAges: [] })).toBe(
    'Lisbon, any time, 2 adults',
  );
});
