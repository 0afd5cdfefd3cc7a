import { quoteChecks } from './quote-checks';

const OPEN = { from: null, to: null, month: null, flexibleDays: 0 };
const WEEK = { from: '2021-01-04', to: '2021-01-10', month: null, flexibleDays: 0 };
const lisbon = { kind: 'place' as const, name: 'Lisbon', latitude: 38.72, longitude: -9.14 };
const sintra = { ...lisbon, name: 'Sintra', latitude: 38.8, longitude: -9.38 };
const porto = { ...lisbon, name: 'Porto', latitude: 41.15, longitude: -8.61 };

type Line = Parameters<typeof quoteChecks>[0][number];
const lineOf = (id: string, own: Partial<Line> = {}): Line => ({
  ...{ id, day: 1, title: id, group: null, page: null },
  ...own,
});

it('RFQ-09: a way of hundreds of kilometres within a day is worth a look, one across town or overnight is not', () => {
  const lines = [
    lineOf('walk', { spot: lisbon }),
    lineOf('palace', { spot: sintra }),
    lineOf('cellar', { spot: porto }),
    lineOf('river', { day: 2, spot: lisbon }),
  ];
  expect(quoteChecks(lines, OPEN)).toEqual([
    {
      kind: 'way',
      text: 'Day 1: about 350 km from “palace” to “cellar”, estimated from the straight line.',
    },
  ]);
});

it('RFQ-09: what is chosen between is not far from itself, and a text says nothing of where it is', () => {
  const lines = [
    lineOf('sea', { spot: lisbon, group: 'Day out' }),
    lineOf('cellar', { spot: porto, group: 'Day out' }),
    lineOf('Porto, by its name only'),
  ];
  expect(quoteChecks(lines, OPEN)).toEqual([]);
});

it('RFQ-09: a tour that is in the quote twice is worth a look, a hotel of each night is not', () => {
  const tour = '/tours?tour=7';
  const hotel = '/hotels?hotel=7';
  const lines = [
    lineOf('walk', { page: tour }),
    lineOf('night 1', { page: hotel }),
    lineOf('walk again', { day: 2, page: tour }),
    lineOf('night 2', { day: 2, page: hotel }),
  ];
  expect(quoteChecks(lines, OPEN)).toEqual([{ kind: 'once', text: '“walk again” is in the quote twice.' }]);
});

it('RFQ-09: a day after the trip is worth a look where its dates are exact', () => {
  const lines = [lineOf('late', { day: 8 })];
  expect(quoteChecks(lines, WEEK)).toEqual([
    { kind: 'days', text: 'The quote has a day 8; the dates of the trip are 7 days.' },
  ]);
  expect(quoteChecks(lines, { ...WEEK, flexibleDays: 2 })).toEqual([]);
  expect(quoteChecks([lineOf('last', { day: 7 })], WEEK)).toEqual([]);
});
