import { readDuration } from './tour-duration';

it.each([
  ['30 minutes', 0.5, 'HALF_DAY'],
  ['2 hours 30 minutes', 2.5, 'HALF_DAY'],
  ['2-3 hours', 2, 'HALF_DAY'],
  ['5 hours', 5, 'HALF_DAY'],
  ['6 hours', 6, 'FULL_DAY'],
  ['1 day', 24, 'FULL_DAY'],
  ['2 days', 48, 'MULTI_DAY_SHORT'],
  ['3 days', 72, 'MULTI_DAY_SHORT'],
  ['4 days', 96, 'MULTI_DAY_MEDIUM'],
  ['7 days', 168, 'MULTI_DAY_MEDIUM'],
  ['8 days', 192, 'MULTI_DAY_LONG'],
  ['9 Days', 216, 'MULTI_DAY_LONG'],
  ['1 week', 168, 'MULTI_DAY_LONG'],
  ['4 hrs', 4, 'HALF_DAY'],
])('TOU-24: %s is %d hours, %s', (text, hours, band) => {
  expect(readDuration(text)).toEqual({ text, hours, band });
});

it.each([
  ['PT2H30M', '2 hours 30 minutes', 'HALF_DAY'],
  ['P1D', '1 day', 'FULL_DAY'],
  ['P2W', '2 weeks', 'MULTI_DAY_LONG'],
])('TOU-24: %s is written out as %s', (given, text, band) => {
  expect(readDuration(given)).toMatchObject({ text, band });
});

it.each(['By arrangement', 'P', 'PT', 'all day long', '0 hours', 'x'.repeat(10_000)])(
  'TOU-32: %# says no length',
  (text) => {
    expect(readDuration(text)).toBeNull();
  },
);
