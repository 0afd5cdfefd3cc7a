/** A lowest and a highest number; null for an end that is open. */
export interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** What is said about numbers that bound nothing. */
export interface BoundsProblems {
  /** One of them is below the least that there is. */
  readonly negative: string;
  /** The lower one is above the upper one. */
  readonly order: string;
}

/** What is wrong with bounds, as the sentence to show, or null. `least` is the smallest number that makes sense. */
export function boundsProblem({ min, max }: Bounds, problems: BoundsProblems, least = 0): string | null {
  if ([min, max].some((end) => end !== null && end < least)) return problems.negative;
  return min !== null && max !== null && min > max ? problems.order : null;
}

/** Of prices, in every search. */
export const PRICE_PROBLEMS: BoundsProblems = {
  negative: 'Prices cannot be negative',
  order: 'The lowest price is above the highest',
};
