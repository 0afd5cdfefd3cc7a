import { addDays } from '@atoll/contracts/dates';
import type { RequestWish } from '@atoll/contracts/quote-request';
import * as wish from '@atoll/contracts/wish-in-words';

export { partyText } from '@atoll/contracts/wish-in-words';

/** '23 to 27 January 2027', 'Any time': as a sentence begins. */
export function whenText(when: RequestWish['when']): string {
  const text = wish.whenText(when);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Budget $2,400 for the trip'; null where none was given. */
export function budgetText(budget: RequestWish['budget']): string | null {
  return budget && `Budget ${wish.budgetText(budget)}`;
}

/** The civil date of a day of the trip; null where its first day is not known. */
export function dateOfDay({ from }: RequestWish['when'], day: number | null): string | null {
  return from === null || day === null ? null : addDays(from, day - 1);
}
