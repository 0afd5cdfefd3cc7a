import { PLAN_LINES_MAX, type PlanLine, type WantedPlan } from '@atoll/contracts/trip-plan';
import { AppError } from '../../shared/errors/app-error';

/** The lines of a quote that a plan has not yet. Their amounts stay in the currency that they were quoted in. */
export function linesToAdd(plan: WantedPlan, taken: WantedPlan): PlanLine[] {
  const known = new Set(plan.lines.map(({ id }) => id));
  const added = taken.lines.filter(({ id }) => !known.has(id));
  if (plan.lines.length + added.length > PLAN_LINES_MAX)
    throw new AppError('CONFLICT', { message: `A plan has at most ${PLAN_LINES_MAX} lines.` });
  return taken.currency === plan.currency
    ? added
    : added.map((line) => ({ ...line, currency: taken.currency }));
}

/** Where a plan comes from, with a quote that it has taken lines of: once, however many they are. */
export function descentWith({ descent }: WantedPlan, taken: WantedPlan): WantedPlan['descent'] {
  const isThere = (one: WantedPlan['descent'][number]) =>
    descent.some((known) => JSON.stringify(known) === JSON.stringify(one));
  return [...descent, ...taken.descent.filter((one) => !isThere(one))];
}

/** 'Tokyo', or 'Tokyo 2' where somebody has a plan of that name. */
export function freeTitle(title: string, taken: readonly string[]): string {
  if (!taken.includes(title)) return title;
  let number = 2;
  while (taken.includes(`${title} ${number}`)) number += 1;
  return `${title} ${number}`;
}
