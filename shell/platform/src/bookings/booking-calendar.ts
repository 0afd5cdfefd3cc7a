import { escaped, folded } from '@atoll/contracts/calendar-text';
import { stayNights } from '@atoll/contracts/dates-in-words';
import { countOf } from '@atoll/contracts/words';
import { readClock, USUAL_CHECK_IN, USUAL_CHECK_OUT, type Clock } from './house-times';
import type { KeptBooking } from './kept-booking';

const two = (number: number) => String(number).padStart(2, '0');

/** '20201204T150000': the wall clock of a place. */
function localTime(date: string, { hours, minutes }: Clock): string {
  return `${date.replaceAll('-', '')}T${two(hours)}${two(minutes)}00`;
}

/** '20201125T093000Z'. */
function instant(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** '+0100': how far the wall clock of a zone is ahead of UTC at a moment. */
function offsetAt(timeZone: string, moment: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    moment,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return offset === '' ? '+0000' : offset.replace(':', '');
}

/** True where this browser knows the zone. */
function isKnownZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    // Newer than the browser's own table, or no zone at all.
    return false;
  }
}

/**
 * The zone's offsets at both ends of the stay, which RFC 5545 wants beside every TZID: a change of the clocks between
 * them is put at the last midnight.
 */
function zoneLines(timeZone: string, { checkIn, checkOut }: KeptBooking): string[] {
  const [first, last] = [checkIn, checkOut].map((date) =>
    offsetAt(timeZone, Date.parse(`${date}T12:00:00Z`)),
  );
  const observance = (start: string, from: string | undefined, to: string | undefined) => [
    'BEGIN:STANDARD',
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    'END:STANDARD',
  ];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('19700101T000000', first, first),
    ...(last === first ? [] : observance(localTime(checkOut, { hours: 0, minutes: 0 }), first, last)),
    'END:VTIMEZONE',
  ];
}

function description(booking: KeptBooking): string {
  const { checkIn, checkOut, adults, roomType, reference } = booking;
  const stay = [stayNights(checkIn, checkOut), countOf(adults, 'adult'), roomType].join(', ');
  return `${stay}\nBooking reference ${reference}\nSimulated: no room is reserved.`;
}

/**
 * A booking as iCalendar (RFC 5545), on the clock of the house: with its time zone where that is known, else without
 * any, which calendars show as it stands there. `now` is when the file is made.
 */
export function bookingCalendar(booking: KeptBooking, now: Date): string {
  const { reference, hotelName, address, checkIn, checkOut, cancelledOn } = booking;
  const timeZone = booking.timeZone && isKnownZone(booking.timeZone) ? booking.timeZone : null;
  const zone = timeZone ? `;TZID=${timeZone}` : '';
  const begin = localTime(checkIn, readClock(booking.checkInTime ?? undefined) ?? USUAL_CHECK_IN);
  const end = localTime(checkOut, readClock(booking.checkOutTime ?? undefined) ?? USUAL_CHECK_OUT);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atoll//Bookings//EN',
    'METHOD:PUBLISH',
    ...(timeZone ? zoneLines(timeZone, booking) : []),
    'BEGIN:VEVENT',
    `UID:${reference}@atoll`,
    `DTSTAMP:${instant(now)}`,
    // A calendar that has the event already takes the one with the higher number.
    `SEQUENCE:${cancelledOn ? 1 : 0}`,
    `STATUS:${cancelledOn ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART${zone}:${begin}`,
    `DTEND${zone}:${end}`,
    `SUMMARY:${escaped(`Stay at ${hotelName}`)}`,
    `LOCATION:${escaped(address)}`,
    `DESCRIPTION:${escaped(description(booking))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
