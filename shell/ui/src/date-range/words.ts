import { formatDay, isOtherYear, nightsBetween } from '@atoll/contracts/dates';
import { isComplete, type DateRange } from './range';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function parts(date: string): { year: string; month: string; day: number } {
  const [year = '', month = '1', day = '1'] = date.split('-');
  return { year, month: MONTHS[Number(month) - 1] ?? '', day: Number(day) };
}

/** '4 to 7 December', '30 November to 2 December', '30 December 2026 to 2 January 2027'; one day is '4 December'. */
export function stayInWords(from: string, to: string): string {
  const [a, b] = [parts(from), parts(to)];
  if (from === to) return `${a.day} ${a.month}`;
  if (a.year !== b.year) return `${a.day} ${a.month} ${a.year} to ${b.day} ${b.month} ${b.year}`;
  if (a.month !== b.month) return `${a.day} ${a.month} to ${b.day} ${b.month}`;
  return `${a.day} to ${b.day} ${b.month}`;
}

/** '3 nights', '1 night'; a single day has none and is '1 day'. */
export function nightsInWords(from: string, to: string): string {
  const nights = nightsBetween(from, to);
  if (nights === 0) return '1 day';
  return `${nights} ${nights === 1 ? 'night' : 'nights'}`;
}

/** 'Fri 4 Dec to Mon 7 Dec', with the year of its end where that is not this one; null while an end is missing. */
export function rangeInWords(range: DateRange, today: string | null = null): string | null {
  if (!isComplete(range)) return null;
  const { from, to } = range;
  const year = isOtherYear(to, today) ? ` ${parts(to).year}` : '';
  return from === to ? `${formatDay(to)}${year}` : `${formatDay(from)} to ${formatDay(to)}${year}`;
}
