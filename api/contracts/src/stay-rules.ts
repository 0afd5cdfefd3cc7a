import { BOOKING_HORIZON_DAYS, STAY_NIGHTS_MAX } from './constants';
import { dateProblem, type DateRules } from './date-rules';

/**
 * The four sentences of the date rules (HSE-23), the same as the chat's form has (C18). They are not taken from
 * `marco.ts`, whose schemas every page of hotels would carry with them.
 */
const STAY_RULES: DateRules = {
  nightsMin: 1,
  nightsMax: STAY_NIGHTS_MAX,
  horizonDays: BOOKING_HORIZON_DAYS,
  problems: {
    past: 'Check-in date cannot be in the past',
    tooFar: `Dates cannot be more than ${BOOKING_HORIZON_DAYS} days in the future`,
    order: 'Check-out date must be after check-in date',
    tooLong: `Maximum stay duration is ${STAY_NIGHTS_MAX} nights`,
  },
};

/** The dates of a stay, `yyyy-MM-dd`; null where they are not chosen. */
export interface StayDates {
  checkIn: string | null;
  checkOut: string | null;
}

/**
 * What is wrong with the dates of a stay, as the sentence to show, or null; half a stay has none. While no day is known
 * only the rules that need no calendar are checked.
 */
export function datesProblem({ checkIn, checkOut }: StayDates, today: string | null): string | null {
  return dateProblem(checkIn, checkOut, today, STAY_RULES);
}

/** The same without dates where the pair breaks a rule: a link with such dates is one without any (HSE-23). */
export function withSoundDates<T extends StayDates>(stay: T, today: string | null): T {
  return datesProblem(stay, today) ? { ...stay, checkIn: null, checkOut: null } : stay;
}
