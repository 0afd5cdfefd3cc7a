import { addDays, compareDates, nightsBetween } from './dates';

/** What a pair of dates must be like, and the sentences for those that are not. */
export interface DateRules {
  /** 0 where one day may be both. */
  readonly nightsMin: number;
  readonly nightsMax: number;
  /** How far ahead the last day may be. */
  readonly horizonDays: number;
  readonly problems: Readonly<Record<'order' | 'tooLong' | 'past' | 'tooFar', string>>;
}

/**
 * What is wrong with a pair of dates, as the sentence to show, or null; half a pair has nothing wrong. While no day is
 * known only the rules that need no calendar are checked.
 */
export function dateProblem(
  from: string | null,
  to: string | null,
  today: string | null,
  { nightsMin, nightsMax, horizonDays, problems }: DateRules,
): string | null {
  if (!from || !to) return null;
  const nights = nightsBetween(from, to);
  if (nights < nightsMin) return problems.order;
  if (nights > nightsMax) return problems.tooLong;
  if (!today) return null;
  if (compareDates(from, today) < 0) return problems.past;
  return compareDates(to, addDays(today, horizonDays)) > 0 ? problems.tooFar : null;
}
