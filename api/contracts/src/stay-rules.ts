import { BOOKING_HORIZON_DAYS, STAY_NIGHTS_MAX } from './constants';
import { addDays, compareDates, nightsBetween } from './dates';

/**
 * The four sentences of the date rules (HSE-23), the same as the chat's form has (C18). They are not taken from
 * `marco.ts`, whose schemas every page of hotels would carry with them.
 */
const STAY_PROBLEMS = {
  past: 'Check-in date cannot be in the past',
  tooFar: `Dates cannot be more than ${BOOKING_HORIZON_DAYS} days in the future`,
  order: 'Check-out date must be after check-in date',
  tooLong: `Maximum stay duration is ${STAY_NIGHTS_MAX} nights`,
} as const;

/** The dates of a stay, `yyyy-MM-dd`; null where they are not chosen. */
export interface StayDates {
  checkIn: string | null;
  checkOut: string | null;
}

/**
 * What is wrong with a pair of dates, as the sentence to show, or null. While `today` is unknown (the server has no
 * traveler's calendar) only the rules that need no calendar are checked.
 */
export function stayProblem(checkIn: string, checkOut: string, today: string | null): string | null {
  if (compareDates(checkOut, checkIn) <= 0) return STAY_PROBLEMS.order;
  if (nightsBetween(checkIn, checkOut) > STAY_NIGHTS_MAX) return STAY_PROBLEMS.tooLong;
  if (!today) return null;
  if (compareDates(checkIn, today) < 0) return STAY_PROBLEMS.past;
  if (compareDates(checkOut, addDays(today, BOOKING_HORIZON_DAYS)) > 0) return STAY_PROBLEMS.tooFar;
  return null;
}

/** The problem of dates that may not be chosen yet; half a stay has none. */
export function datesProblem({ checkIn, checkOut }: StayDates, today: string | null): string | null {
  return checkIn && checkOut ? stayProblem(checkIn, checkOut, today) : null;
}

/** The same without dates where the pair breaks a rule: a link with such dates is one without any (HSE-23). */
export function withSoundDates<T extends StayDates>(stay: T, today: string | null): T {
  return datesProblem(stay, today) ? { ...stay, checkIn: null, checkOut: null } : stay;
}
