import { addDays } from '@atoll/contracts/dates';

interface Range {
  readonly from: string;
  readonly to: string;
}

/** From today to this day next week. */
function nextSevenDays(today: string): Range {
  return { from: today, to: addDays(today, 7) };
}

/** The week that begins in two weeks. */
function inTwoWeeks(today: string): Range {
  return { from: addDays(today, 14), to: addDays(today, 21) };
}

/** The quick dates of the form (TOU-04). */
export const QUICK_DATES = [
  { label: 'Next 7 days', rangeOf: nextSevenDays },
  { label: 'In 2 weeks', rangeOf: inTwoWeeks },
] as const;
