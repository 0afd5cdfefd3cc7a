import type { Understood } from '@atoll/contracts/marco-understanding';
import { NOTHING_UNDERSTOOD } from '@atoll/contracts/understanding-values';
import { consistent, understoodAfter, wantsNow, type UnderstandingChange } from './frame';

const ROME = { name: 'Rome', country: 'Italy', countryCode: 'IT', lat: 41.9, lng: 12.5 };
const PORTO = { name: 'Porto', country: 'Portugal', countryCode: 'PT', lat: 41.1, lng: -8.6 };
const NO_CHANGE: UnderstandingChange = { wants: [], places: [], otherPlaces: [], refused: [], tastes: [] };
const STAY: Understood = {
  ...NOTHING_UNDERSTOOD,
  wants: ['hotels'],
  places: [ROME],
  checkIn: '2021-01-03',
  checkOut: '2021-01-05',
  nights: 2,
  adults: 2,
  childrenAges: [4],
  budget: { amount: 150, currency: 'EUR', per: 'night' },
  tastes: ['pool'],
};
const after = (change: Partial<UnderstandingChange>) => understoodAfter(STAY, { ...NO_CHANGE, ...change });

it('MAR-59: a message that says nothing changes nothing', () => {
  expect(after({})).toEqual(STAY);
});

it.each<[string, Partial<UnderstandingChange>, Partial<Understood>]>([
  ['another place', { places: [PORTO] }, { places: [PORTO] }],
  ['more nights', { nights: 4 }, { nights: 4, checkOut: '2021-01-07' }],
  ['another first day', { checkIn: '2021-02-01' }, { checkIn: '2021-02-01', checkOut: '2021-02-03' }],
  ['a later end', { checkOut: '2021-01-06' }, { checkOut: '2021-01-06', nights: 3 }],
  ['other people', { adults: 4 }, { adults: 4 }],
  ['no children', { childrenAges: [] }, { childrenAges: [] }],
  ['cheaper', { tastes: ['cheap'] }, { tastes: ['pool', 'cheap'] }],
  ['no pool', { refused: ['pool'] }, { tastes: [], refused: ['pool'] }],
  [
    'no hotels',
    { wants: ['activities'], refused: ['hotels'] },
    { wants: ['activities'], refused: ['hotels'] },
  ],
  ['tours as well', { wants: ['activities'], adds: true }, { wants: ['hotels', 'activities'] }],
])('MAR-59: %s changes that, and keeps the rest', (_what, change, expected) => {
  expect(after(change)).toEqual({ ...STAY, ...expected });
});

it('MAR-59: a month takes the place of days and leaves the nights; new days take the place of a month', () => {
  const { checkIn: _in, checkOut: _out, ...undated } = STAY;
  const inMarch = after({ month: '2021-03' });
  expect(inMarch).toEqual({ ...undated, month: '2021-03' });
  const { month: _month, ...dated } = understoodAfter(inMarch, { ...NO_CHANGE, checkIn: '2021-03-10' });
  expect(dated).toEqual({ ...undated, checkIn: '2021-03-10', checkOut: '2021-03-12' });
});

it('MAR-59: a budget is taken back, and what was refused may be wanted again', () => {
  const { budget: _budget, ...free } = STAY;
  expect(after({ noBudget: true })).toEqual(free);
  const without = after({ refused: ['pool'] });
  expect(understoodAfter(without, { ...NO_CHANGE, tastes: ['pool'] })).toEqual(STAY);
});

it('MAR-59: of what excludes each other the last that was said counts', () => {
  const change = { ...NO_CHANGE, tastes: ['stars:5', 'luxury'] as const };
  const before: Understood = { ...STAY, tastes: ['stars:3', 'cheap', 'pool'] };
  expect(understoodAfter(before, change).tastes).toEqual(['pool', 'stars:5', 'luxury']);
});

it('MAR-59: what is put by hand is made to fit together', () => {
  expect(consistent({ ...STAY, checkOut: '2021-01-10', nights: 2 })).toEqual({
    ...STAY,
    checkOut: '2021-01-10',
    nights: 7,
  });
  const { checkIn: _in, ...open } = STAY;
  expect(consistent({ ...STAY, checkIn: '2021-02-31' })).toEqual(open);
});

it('MAR-59: a follow-up asks for the same again, and thanks ask for nothing', () => {
  expect(wantsNow(STAY, { ...NO_CHANGE, places: [PORTO] })).toEqual(['hotels']);
  expect(wantsNow(STAY, NO_CHANGE)).toEqual([]);
  const both: Understood = { ...STAY, wants: ['hotels', 'activities'] };
  expect(wantsNow(both, { ...NO_CHANGE, wants: ['activities'], adds: true })).toEqual(['activities']);
});

it.each([
  [
    'a stay of two nights and one more',
    { nights: 2, checkIn: '2020-12-12', checkOut: '2020-12-14' },
    3,
    '2020-12-15',
  ],
  ['no stay yet', {}, 1, undefined],
])('MAR-59: one more night comes to %s', (_what, before, nights, checkOut) => {
  const after = understoodAfter(
    { ...NOTHING_UNDERSTOOD, ...before },
    { ...NO_CHANGE, nights: 1, areMoreNights: true },
  );
  expect([after.nights, after.checkOut]).toEqual([nights, checkOut]);
});

it('MAR-63: a question about the site takes back nothing that was wanted', () => {
  const before: Understood = { ...NOTHING_UNDERSTOOD, wants: ['hotels'] };
  const asked = understoodAfter(before, { ...NO_CHANGE, wants: ['help'] });
  expect(asked.wants).toEqual(['hotels', 'help']);
  expect(wantsNow(asked, { ...NO_CHANGE, nights: 2 })).toEqual(['hotels']);
});
