import { longMonth } from './dates';
import { dayAndMonth, stayDates } from './dates-in-words';
import { wholeMoney } from './money-in-words';
import type { RequestWish } from './quote-request';
import { countOf } from './words';

/** No trip is in it: every year is said. */
const NO_YEAR = '0000-01-01';

/**
 * '4 to 7 December, up to 2 days earlier or later', 'March 2027' or 'any time'. A year that is not the one of `today` is
 * said; where nobody knows the reader's day, as in a mail, every year is.
 */
export function whenText(
  { from, to, month, flexibleDays }: RequestWish['when'],
  today: string | null = null,
): string {
  if (from !== null && to !== null) {
    const day = today ?? NO_YEAR;
    const dates = from === to ? dayAndMonth(from, day) : stayDates(from, to, day);
    return flexibleDays > 0 ? `${dates}, up to ${countOf(flexibleDays, 'day')} earlier or later` : dates;
  }
  return month === null ? 'any time' : `${longMonth(`${month}-01`)} ${month.slice(0, 4)}`;
}

/** '2 adults, 1 child'. */
export function partyCount(adults: number, children: number): string {
  const words = countOf(adults, 'adult');
  return children === 0 ? words : `${words}, ${countOf(children, 'child', 'children')}`;
}

/** '2 adults, 2 children (4 and 7)'. */
export function partyText({ adults, childAges }: Pick<RequestWish, 'adults' | 'childAges'>): string {
  const party = partyCount(adults, childAges.length);
  if (childAges.length === 0) return party;
  const ages = childAges.map((age) => (age === 0 ? 'under 1' : String(age)));
  const last = ages.pop() ?? '';
  return `${party} (${ages.length === 0 ? last : `${ages.join(', ')} and ${last}`})`;
}

/** '$2,400 for the trip', '€900 a person'; null where none is named. */
export function budgetText(budget: RequestWish['budget']): string | null {
  if (!budget) return null;
  return `${wholeMoney(budget.amount, budget.currency)} ${budget.per === 'trip' ? 'for the trip' : 'a person'}`;
}

/** 'Lisbon, 4 to 7 December 2026, 2 adults': a wish within a sentence of a mail. */
export function wishText(wish: Pick<RequestWish, 'place' | 'when' | 'adults' | 'childAges'>): string {
  return [wish.place.text, whenText(wish.when), partyText(wish)].join(', ');
}
