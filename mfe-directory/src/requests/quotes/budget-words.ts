import { fullDay } from '@atoll/contracts/dates-in-words';
import { toMajor, toMinor } from '@atoll/contracts/currency-units';
import { minorText } from '@atoll/contracts/minor-in-words';
import { convert, type RateTable } from '@atoll/contracts/money';
import { wholeMoney } from '@atoll/contracts/money-in-words';
import type { RequestWish } from '@atoll/contracts/quote-request';
import { budgetText } from '@atoll/contracts/wish-in-words';

type Budgeted = Pick<RequestWish, 'budget' | 'adults' | 'childAges'>;

/** How many shares of the budget the trip has. */
const sharesOf = ({ budget, adults, childAges }: Budgeted) =>
  budget?.per === 'person' ? adults + childAges.length : 1;

/** 'Your budget: €800 a person, €2,400 in all.', and by which rates it is compared; null where there is none. */
export function budgetLine(wish: Budgeted, rates: RateTable | null): string | null {
  const { budget } = wish;
  if (!budget) return null;
  const shares = sharesOf(wish);
  const all = shares > 1 ? `, ${wholeMoney(budget.amount * shares, budget.currency)} in all` : '';
  const dated = rates ? ` Other currencies are compared by exchange rates of ${fullDay(rates.date)}.` : '';
  return `Your budget: ${budgetText(budget)}${all}.${dated}`;
}

/** What a total is beside the budget: exact in its currency, 'about' in others; empty where nothing compares them. */
export function budgetNotes(
  wish: Budgeted,
  { total, currency }: { readonly total: number; readonly currency: string },
  rates: RateTable | null,
): string[] {
  const { budget } = wish;
  if (!budget) return [];
  const own = budget.currency;
  const limit = budget.amount * sharesOf(wish);
  if (own === currency) {
    const rest = total - toMinor(limit, own);
    return [
      rest === 0 ? 'Exactly your budget' : `${minorText(Math.abs(rest), own)} ${side(rest)} your budget`,
    ];
  }
  const about = rates && convert(toMajor(total, currency), currency, own, rates);
  if (about === null) return [];
  const rest = Math.round(about) - limit;
  const beside =
    rest === 0 ? 'about your budget' : `about ${wholeMoney(Math.abs(rest), own)} ${side(rest)} your budget`;
  return [`About ${wholeMoney(about, own)}, ${beside}`];
}

const side = (rest: number) => (rest > 0 ? 'over' : 'under');
