import { keptBooking } from '../testing/kept-booking';
import { bookingCalendar } from './booking-calendar';

const NOW = new Date('2020-11-25T09:30:15Z');
const linesOf = (changes: Parameters<typeof keptBooking>[0] = {}) =>
  bookingCalendar(keptBooking(changes), NOW).replaceAll('\r\n ', '').split('\r\n');

it('BKG-25: the stay is on the clock of the house, in its own time zone', () => {
  const lines = linesOf();
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'TZID:Europe/Lisbon',
      'TZOFFSETTO:+0000',
      'UID:BK730256@atoll',
      'DTSTAMP:20201125T093015Z',
      'DTSTART;TZID=Europe/Lisbon:20201204T140000',
      'DTEND;TZID=Europe/Lisbon:20201207T120000',
      'SUMMARY:Stay at Casa do Miradouro',
      'LOCATION:Rua do Salvador 22\\, Lisbon\\, PT',
      'STATUS:CONFIRMED',
      'END:VCALENDAR',
    ]),
  );
  expect(lines.at(-1)).toBe('');
});

it.each([[null], ['Atlantis/Capital']])(
  'BKG-25: with the zone %s there is none: a calendar shows the time as it stands there',
  (timeZone) => {
    const lines = linesOf({ timeZone, checkInTime: null, checkOutTime: 'noon' });
    expect(lines).toContain('DTSTART:20201204T150000');
    expect(lines).toContain('DTEND:20201207T120000');
    expect(lines.join()).not.toContain('TZID');
  },
);

it('BKG-25: a stay over a change of the clocks has both offsets', () => {
  const lines = linesOf({ checkIn: '2020-10-23', checkOut: '2020-10-26' });
  expect(lines.filter((line) => line.startsWith('TZOFFSETTO'))).toEqual([
    'TZOFFSETTO:+0100',
    'TZOFFSETTO:+0000',
  ]);
});

it('BKG-19: a cancelled booking takes the event out of the calendar that has it', () => {
  const lines = linesOf({ cancelledOn: '2020-11-25' });
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines).toContain('SEQUENCE:1');
});

it('no text can end a line, and none is longer than 75 bytes', () => {
  const calendar = bookingCalendar(
    keptBooking({ hotelName: `Ünïcode Höuse\r\nATTENDEE:x ${'旅館'.repeat(40)}` }),
    NOW,
  );
  const lines = calendar.split('\r\n');
  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
