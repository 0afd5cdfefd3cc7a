import type { QueryReader } from '../query-reader';
import { businessError, invalidFormat } from '../travel-errors';
import { dayAt, dayNumberOf } from './calendar-date';

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const longestStayNights = 99;
const furthestDays = 730;
const halfDayMs = 43_200_000;

/** Reads and checks the dates of a stay; without them it is tonight. */
export function readDates(query: QueryReader, nowMs: number): { checkInDay: number; nights: number } {
  const today = dayAt(nowMs);
  const checkInDay = readDay(query, 'checkInDate') ?? today;
  if (Number.isNaN(checkInDay)) throw businessError(381, 'checkInDate');
  const checkOutDay = readDay(query, 'checkOutDate') ?? checkInDay + 1;
  if (Number.isNaN(checkOutDay)) throw businessError(382, 'checkOutDate');
  // Dates are the hotel's: west of Greenwich it can still be yesterday.
  if (checkInDay < dayAt(nowMs - halfDayMs))
    throw businessError(381, 'checkInDate', 'The date is in the past');
  if (checkOutDay <= checkInDay) throw businessError(404, 'checkOutDate');
  if (checkOutDay - checkInDay > longestStayNights) throw businessError(377, 'checkOutDate');
  if (checkOutDay > today + furthestDays) throw businessError(431, 'checkOutDate');
  return { checkInDay, nights: checkOutDay - checkInDay };
}

/** Null when absent, not a number when the calendar has no such day. */
function readDay(query: QueryReader, name: string): number | null {
  const text = query.text(name);
  if (text === null) return null;
  if (!datePattern.test(text)) throw invalidFormat(name, 'the format is YYYY-MM-DD', '2026-11-22');
  return dayNumberOf(text) ?? NaN;
}
