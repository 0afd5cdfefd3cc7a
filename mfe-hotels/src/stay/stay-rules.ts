import { BOOKING_HORIZON_DAYS, STAY_NIGHTS_MAX } from '@atoll/contracts/constants';
import { addDays, compareDates, nightsBetween } from '@atoll/contracts/dates';

/** The four sentences of the date rules (HSE-23; C18 takes them from the chat's form). */
const STAY_PROBLEMS = {
  past: 'Check-in date cannot be in the past',
  tooFar: `Dates cannot be more than ${BOOKING_HORIZON_DAYS} days in the future`,
  order: 'Check-out date must be after check-in date',
  tooLong: `Maximum stay duration is ${STAY_NIGHTS_MAX} nights`,
} as const;

/**
 * What is wrong with a pair of dates, as the sentence to show, or null. While `today` is unknown (the server has
 * no traveler's calendar) only the rules that need no calendar are checked.
 */
export function stayProblem(checkIn: string, checkOut: string, today: string | null): string | null {
  if (compareDates(checkOut, checkIn) <= 0) return STAY_PROBLEMS.order;
  if (nightsBetween(checkIn, checkOut) > STAY_NIGHTS_MAX) return STAY_PROBLEMS.tooLong;
  if (!today) return null;
  if (compareDates(checkIn, today) < 0) return STAY_PROBLEMS.past;
  if (compareDates(checkOut, addDays(today, BOOKING_HORIZON_DAYS)) > 0) return STAY_PROBLEMS.tooFar;
  return null;
}
