import { momentIn, timeZoneOf } from './time-zone';

const LATE_SUNDAY = new Date(Date.UTC(2019, 11, 1, 23, 5));

it.each([
  ['UTC', 'Sunday 1 December, 23:05'],
  ['Europe/Rome', 'Monday 2 December, 00:05'],
  ['Asia/Kathmandu', 'Monday 2 December, 04:50'],
  ['America/New_York', 'Sunday 1 December, 18:05'],
])('says a moment as clocks show it in %s', (timeZone, words) => {
  expect(momentIn(LATE_SUNDAY, timeZone)).toBe(words);
});

it('knows the clocks of a place in summer as well', () => {
  const lisbon = timeZoneOf(38.72, -9.14);
  expect(lisbon).toBe('Europe/Lisbon');
  expect(momentIn(new Date(Date.UTC(2019, 6, 1, 23, 30)), lisbon)).toBe('Tuesday 2 July, 00:30');
});
