import { clockText, ownTimes, readClock } from './house-times';

it.each([
  ['14:00', '2:00 PM'],
  ['9:30', '9:30 AM'],
  ['00:15:00', '12:15 AM'],
  ['12:00', '12:00 PM'],
])('BKG-25: %s is written %s, as the fixed texts are', (time, text) => {
  const clock = readClock(time);
  expect(clock && clockText(clock)).toBe(text);
});

it.each(['', '25:00', 'after lunch', undefined])('BKG-25: "%s" is no time', (time) => {
  expect(readClock(time)).toBeNull();
});

it('BKG-25, C28: only times that are known and not the usual ones are the house’s own', () => {
  const policies = { checkIn: { time: '15:00:00' }, checkOut: { time: '11:00' } };
  expect(ownTimes({ policies })).toEqual({ checkIn: null, checkOut: { hours: 11, minutes: 0 } });
  expect(ownTimes({})).toEqual({ checkIn: null, checkOut: null });
  expect(ownTimes(null)).toEqual({ checkIn: null, checkOut: null });
});
