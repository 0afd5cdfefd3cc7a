import { addDays, compareDates, nightsBetween } from '@atoll/contracts/dates';

/** Civil dates `yyyy-MM-dd`; null for an end that is not chosen. */
export type DateRange = { from: string | null; to: string | null };

export type RangeLimits = {
  /** First day that may be chosen. */
  min: string;
  /** Last day that may be chosen. */
  max?: string;
  /** 1 for a stay; 0 lets one day be both ends. */
  minNights: number;
  maxNights?: number;
};

/** What a range becomes when a day is picked: first the start, then the end; an earlier day starts anew. */
export function pickDay(range: DateRange, day: string, minNights: number): DateRange {
  if (!range.from || range.to || compareDates(day, range.from) < 0) return { from: day, to: null };
  if (nightsBetween(range.from, day) < minNights) return range;
  return { from: range.from, to: day };
}

/** The last day that may be picked now: while the end is open, the longest stay counts too. */
export function lastDay(range: DateRange, { max, maxNights }: RangeLimits): string | undefined {
  if (!range.from || range.to || maxNights === undefined) return max;
  const longest = addDays(range.from, maxNights);
  return max !== undefined && compareDates(max, longest) < 0 ? max : longest;
}

export function isComplete(range: DateRange): range is { from: string; to: string } {
  return range.from !== null && range.to !== null;
}
