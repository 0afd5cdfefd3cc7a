import type { RequestWish } from '@atoll/contracts/quote-request';
import type { SentRequest } from './sent-request';

type SentWish = Pick<
  SentRequest,
  'place' | 'when' | 'adults' | 'childAges' | 'budget' | 'interests' | 'languages' | 'notes'
>;

/** What a form has sent of a wish in which `formProblems` has found nothing. */
export function goodWish(sent: SentWish): Omit<RequestWish, 'about'> {
  const { place, when, adults, childAges, budget, interests, languages, notes } = sent;
  return {
    ...{ place, when, interests, languages, notes },
    adults: adults ?? 1,
    childAges: childAges.map((age) => age ?? 0),
    budget: budget && { amount: budget.amount ?? 1, currency: budget.currency ?? '', per: budget.per },
  };
}
