import type { OwnRequest } from '@atoll/contracts/quote';
import { emptyDraft, type RequestDraft } from '../form/request-draft';

function whenKindOf({ from, month }: OwnRequest['wish']['when']): RequestDraft['whenKind'] {
  if (from !== null) return 'dates';
  return month === null ? 'open' : 'month';
}

/** A request as the fields of the form; for the browser only. */
export function draftOfWish({ wish, contact }: Pick<OwnRequest, 'wish' | 'contact'>): RequestDraft {
  const { place, when, adults, childAges, budget, interests, languages, notes } = wish;
  const { from, to, month, flexibleDays } = when;
  return {
    ...emptyDraft(),
    ...{ placeText: place.text, city: place.city, country: place.country },
    ...{ whenKind: whenKindOf(when), from, to, month, flexibleDays },
    ...{ adults, childAges, interests, languages, notes },
    ...(budget && { amount: String(budget.amount), currency: budget.currency, per: budget.per }),
    ...contact,
  };
}
