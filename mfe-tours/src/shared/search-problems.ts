import { boundsProblem, PRICE_PROBLEMS, type BoundsProblems } from '@atoll/contracts/bounds';
import { PARTICIPANTS_MAX } from '@atoll/contracts/constants';
import { dateProblem, type DateRules } from '@atoll/contracts/date-rules';
import type { DateRange } from '@atoll/ui/date-range';
import type { TourFilters } from './filters/filters';

/** How far ahead a tour can be looked for. */
export const HORIZON_DAYS = 365;

const DATE_RULES: DateRules = {
  nightsMin: 0,
  nightsMax: Infinity,
  horizonDays: HORIZON_DAYS,
  problems: {
    past: 'The first day cannot be in the past',
    tooFar: `Dates cannot be more than ${HORIZON_DAYS} days in the future`,
    order: 'The last day cannot be before the first day',
    tooLong: '',
  },
};

export const GROUP_PROBLEMS: BoundsProblems = {
  negative: 'A group has at least one person',
  order: 'The smallest group is above the largest',
};
export const GROUP_LEAST = 1;

/** What is wrong with the days of a search, as the sentence to show, or null. */
export function datesProblem({ from, to }: DateRange, today: string | null): string | null {
  return dateProblem(from, to, today, DATE_RULES);
}

/** What is wrong with so many people, or null. */
export function peopleProblem(people: number): string | null {
  return people > PARTICIPANTS_MAX ? `A search is for at most ${PARTICIPANTS_MAX} people` : null;
}

const priceProblem = ({ minPrice, maxPrice }: TourFilters) =>
  boundsProblem({ min: minPrice, max: maxPrice }, PRICE_PROBLEMS);

const groupProblem = ({ minParticipants, maxParticipants }: TourFilters) =>
  boundsProblem({ min: minParticipants, max: maxParticipants }, GROUP_PROBLEMS, GROUP_LEAST);

/** What is wrong with the bounds that a link names. */
export function filterProblems(filters: TourFilters): (string | null)[] {
  return [priceProblem(filters), groupProblem(filters)];
}

/** The filters that can let something through: bounds that make no sense are said, and bound nothing. */
export function usableFilters(filters: TourFilters): TourFilters {
  return {
    ...filters,
    ...(priceProblem(filters) && { minPrice: null, maxPrice: null }),
    ...(groupProblem(filters) && { minParticipants: null, maxParticipants: null }),
  };
}
