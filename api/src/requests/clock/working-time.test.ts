import { afterWorkingHours, civilDateIn } from './working-time';

/** Friday 29 November 2019 and the days after it, in UTC. */
const friday = (hours: number) => new Date(Date.UTC(2019, 10, 29, hours));
const daysLater = (days: number, hours: number) => new Date(Date.UTC(2019, 10, 29 + days, hours));

it.each([
  ['Europe/Lisbon', 18],
  ['Asia/Tokyo', 9],
  ['America/New_York', 23],
])('RFQ-07: what comes on Friday evening in %s lapses on Tuesday evening', (zone, hours) => {
  expect(afterWorkingHours(friday(hours), 48, zone)).toEqual(daysLater(4, hours));
});

it('RFQ-07: the weekend is the agent’s: Friday evening in Lisbon is Saturday in Tokyo', () => {
  // 03:00 on Saturday in Tokyo: nothing counts before Monday there, which is Sunday 15:00 UTC.
  expect(afterWorkingHours(friday(18), 48, 'Asia/Tokyo')).toEqual(daysLater(4, 15));
  // 13:00 on Friday in New York: eleven hours of that day are left.
  expect(afterWorkingHours(friday(18), 24, 'America/New_York')).toEqual(daysLater(3, 18));
});

it('RFQ-07: what comes at a weekend waits for Monday, and a working day counts every hour', () => {
  expect(afterWorkingHours(daysLater(1, 9), 24, 'Europe/Lisbon')).toEqual(daysLater(4, 0));
  expect(afterWorkingHours(daysLater(2, 23), 1, 'Europe/Lisbon')).toEqual(daysLater(3, 1));
  expect(afterWorkingHours(daysLater(3, 0), 48, 'Europe/Lisbon')).toEqual(daysLater(5, 0));
});

it('RFQ-07: where clocks are moved in between, evening stays evening', () => {
  // Lisbon left summer time on Sunday 27 October 2019.
  const fridayEvening = new Date(Date.UTC(2019, 9, 25, 17));
  expect(afterWorkingHours(fridayEvening, 48, 'Europe/Lisbon')).toEqual(new Date(Date.UTC(2019, 9, 29, 18)));
  // Amman had no midnight on Friday 29 March 2019: its clocks went from 00:00 to 01:00.
  const thursday = new Date(Date.UTC(2019, 2, 28, 10));
  expect(afterWorkingHours(thursday, 12, 'Asia/Amman')).toEqual(new Date(Date.UTC(2019, 2, 28, 22)));
  expect(afterWorkingHours(thursday, 24, 'Asia/Amman')).toEqual(new Date(Date.UTC(2019, 2, 29, 10)));
});

it('names the day there', () => {
  expect(civilDateIn(friday(18), 'Asia/Tokyo')).toBe('2019-11-30');
  expect(civilDateIn(friday(18), 'America/New_York')).toBe('2019-11-29');
});
