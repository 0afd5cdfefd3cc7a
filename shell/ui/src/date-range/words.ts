import { formatDay, isOtherYear } from '@atoll/contracts/dates';
import { dayAndMonth, stayDates, stayNights } from '@atoll/contracts/dates-in-words';
import { isComplete, type DateRange } from './range';

/** '4 to 7 December', '30 November to 2 December', '30 December 2026 to 2 January 2027'; one day is '4 December'. */
export function stayInWords(from: string, to: string): string {
  return from === to ? dayAndMonth(from, null) : stayDates(from, to, null);
}

/** '3 nights', '1 night'; a single day has none and is '1 day'. */
export function nightsInWords(from: string, to: string): string {
  return from === to ? '1 day' : stayNights(from, to);
}

/** 'Fri 4 Dec to Mon 7 Dec', with the year of its end where that is not this one; null while an end is missing. */
export function rangeInWords(range: DateRange, today: string | null = null): string | null {
  if (!isComplete(range)) return null;
  const { from, to } = range;
  const year = isOtherYear(to, today) ? ` ${to.slice(0, 4)}` : '';
  return from === to ? `${formatDay(to)}${year}` : `${formatDay(from)} to ${formatDay(to)}${year}`;
}
