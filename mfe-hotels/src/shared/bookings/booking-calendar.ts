import { calendarFile, wallTime } from '@atoll/contracts/calendar-file';
import { stayNights } from '@atoll/contracts/dates-in-words';
import { countOf } from '@atoll/contracts/words';
import { readClock, USUAL_CHECK_IN, USUAL_CHECK_OUT, type Clock } from './house-times';
import type { KeptBooking } from './kept-booking';

function timeAt(date: string, time: string | null, usual: Clock): string {
  const { hours, minutes } = readClock(time ?? undefined) ?? usual;
  return wallTime(date, hours * 60 + minutes);
}

function description(booking: KeptBooking): string {
  const { checkIn, checkOut, adults, roomType, reference } = booking;
  const stay = [stayNights(checkIn, checkOut), countOf(adults, 'adult'), roomType].join(', ');
  return `${stay}\nBooking reference ${reference}\nSimulated: no room is reserved.`;
}

/** A booking as iCalendar, on the clock of the house. `now` is when the file is made. */
export function bookingCalendar(booking: KeptBooking, now: Date): string {
  const { reference, hotelName, address, checkIn, checkOut, cancelledOn } = booking;
  const event = {
    uid: `${reference}@atoll`,
    start: timeAt(checkIn, booking.checkInTime, USUAL_CHECK_IN),
    end: timeAt(checkOut, booking.checkOutTime, USUAL_CHECK_OUT),
    timeZone: booking.timeZone,
    summary: `Stay at ${hotelName}`,
    location: address,
    description: description(booking),
    lines: [
      // A calendar that has the event already takes the one with the higher number.
      `SEQUENCE:${cancelledOn ? 1 : 0}`,
      `STATUS:${cancelledOn ? 'CANCELLED' : 'CONFIRMED'}`,
      'TRANSP:TRANSPARENT',
    ],
  };
  return calendarFile({ product: 'Bookings', events: [event], now });
}
