import { addDays, formatDay, nightsBetween } from '@atoll/contracts/dates';

/** Civil dates are written in UTC, so that server and browser print the same day. */
function write(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );
}

/** '1 night', '3 nights'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** '4 guests, 2 rooms': who a price is for. */
export function partyText(guests: number, rooms: number): string {
  return `${countOf(guests, 'guest')}, ${countOf(rooms, 'room')}`;
}

/** '2 December'. */
export function dayAndMonth(date: string): string {
  return write(date, { day: 'numeric', month: 'long' });
}

/** '2 December 2026'. */
export function fullDay(date: string): string {
  return write(date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** 'Fri 4 December', as a station on the ticket. */
export function stationDay(date: string): string {
  return `${write(date, { weekday: 'short' })} ${dayAndMonth(date)}`;
}

/** '4 to 7 December', or '28 November to 2 December'; years only where they differ. */
export function stayDates(checkIn: string, checkOut: string): string {
  if (checkIn.slice(0, 4) !== checkOut.slice(0, 4)) return `${fullDay(checkIn)} to ${fullDay(checkOut)}`;
  const sameMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7);
  return `${sameMonth ? Number(checkIn.slice(8)) : dayAndMonth(checkIn)} to ${dayAndMonth(checkOut)}`;
}

/** '4 to 7 Dec', for the one-line summary on a phone. */
export function shortStayDates(checkIn: string, checkOut: string): string {
  const short = (date: string) => write(date, { day: 'numeric', month: 'short' });
  const sameMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7);
  return `${sameMonth ? Number(checkIn.slice(8)) : short(checkIn)} to ${short(checkOut)}`;
}

/** '3 nights' (HSE-53). */
export function stayNights(checkIn: string, checkOut: string): string {
  return countOf(nightsBetween(checkIn, checkOut), 'night');
}

/** The nights of a stay as the days they begin on: 'Fri 4 Dec', … */
export function nightDays(checkIn: string, checkOut: string): { date: string; text: string }[] {
  return Array.from({ length: Math.max(0, nightsBetween(checkIn, checkOut)) }, (_, index) => {
    const date = addDays(checkIn, index);
    return { date, text: formatDay(date) };
  });
}
