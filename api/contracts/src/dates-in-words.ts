import {
  addDays,
  dayOf,
  formatDay,
  isOtherYear,
  longMonth,
  nightsBetween,
  shortMonth,
  shortWeekday,
} from './dates';
import { countOf } from './words';

/** '2 December', with its year where that is not the one of `today`. */
export function dayAndMonth(date: string, today: string | null): string {
  return isOtherYear(date, today) ? fullDay(date) : `${dayOf(date)} ${longMonth(date)}`;
}

/** '2 December 2026'. */
export function fullDay(date: string): string {
  return `${dayOf(date)} ${longMonth(date)} ${date.slice(0, 4)}`;
}

/** 'Fri 4 December', with its year where that is not the one of `today`. */
export function weekdayAndDay(date: string, today: string | null): string {
  return `${shortWeekday(date)} ${dayAndMonth(date, today)}`;
}

/** The first day of a stay without what the last day says as well: its month, and its year. */
function firstDay(checkIn: string, checkOut: string, monthOf: (date: string) => string): string {
  const day = String(dayOf(checkIn));
  return checkIn.slice(0, 7) === checkOut.slice(0, 7) ? day : `${day} ${monthOf(checkIn)}`;
}

/** '4 to 7 December', or '28 November to 2 December'; years where they differ from each other or from this one. */
export function stayDates(checkIn: string, checkOut: string, today: string | null): string {
  if (isOtherYear(checkIn, checkOut)) return `${fullDay(checkIn)} to ${fullDay(checkOut)}`;
  return `${firstDay(checkIn, checkOut, longMonth)} to ${dayAndMonth(checkOut, today)}`;
}

/** '4 to 7 December 2026', or '4 December 2026'. Always with the year, for what is planned long before. */
export function datesWithYear(firstDate: string, lastDate: string): string {
  return firstDate === lastDate ? fullDay(firstDate) : stayDates(firstDate, lastDate, '0000-01-01');
}

/** '4 to 7 Dec', for the one-line summary on a phone; '4 to 7 Jan 2027' where that is not this year. */
export function shortStayDates(checkIn: string, checkOut: string, today: string | null): string {
  const year = isOtherYear(checkOut, today) ? ` ${checkOut.slice(0, 4)}` : '';
  const last = `${dayOf(checkOut)} ${shortMonth(checkOut)}`;
  return `${firstDay(checkIn, checkOut, shortMonth)} to ${last}${year}`;
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
