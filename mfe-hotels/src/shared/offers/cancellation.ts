import type { Offer } from '@atoll/contracts/hotel-offers';
import { dayAndMonth, fullDay } from '@atoll/contracts/dates-in-words';
import { wholeMoney } from '@atoll/ui/price';

export interface Cancellation {
  /** One line for a card or an offer. */
  text: string;
  /** True while it costs nothing to cancel. */
  free: boolean;
  /** What it costs after that, as words to follow 'the hotel charges'; null where nothing is known. */
  fee: string | null;
  /** The last free day, `yyyy-MM-dd` where the hotel is. */
  freeUntil: string | null;
}

const FULL_STAY = 'the full stay';

type Policy = NonNullable<NonNullable<Offer['policies']>['cancellation']>;

function feeOf(policy: Policy, currency: string): string | null {
  if (policy.type === 'FULL_STAY') return FULL_STAY;
  if (policy.percentage) return `${Number(policy.percentage)}% of your stay`;
  if (policy.amount && Number(policy.amount) > 0) return wholeMoney(Number(policy.amount), currency);
  return null;
}

/**
 * The cancellation terms of an offer in words (HDT-14). The deadline is the hotel's own calendar day, so it is cut
 * from the text and never moved to another time zone. `today` is null while it is unknown.
 */
export function cancellationOf(offer: Offer, today: string | null): Cancellation {
  const policy = offer.policies?.cancellation;
  const fee = policy ? feeOf(policy, offer.price.currency) : null;
  const terms = (text: string, freeUntil: string | null = null): Cancellation => ({
    text,
    free: freeUntil !== null,
    fee,
    freeUntil,
  });
  if (!policy) return terms('Cancellation terms not specified');
  const deadline = policy.deadline?.slice(0, 10);
  if (deadline && (!today || deadline >= today))
    return terms(`Free cancellation until ${dayAndMonth(deadline, today)}`, deadline);
  if (fee && fee !== FULL_STAY) return terms(`Cancellation costs ${fee}`);
  return terms((fee ? undefined : policy.description?.text) ?? 'Non-refundable');
}

/** The same terms as one full sentence part: 'Free until 2 December 2020, then $162'. */
function cancellationPolicyText(offer: Offer, today: string | null): string {
  const { text, fee, freeUntil } = cancellationOf(offer, today);
  if (!freeUntil) return text;
  return fee ? `Free until ${fullDay(freeUntil)}, then ${fee}` : `Free until ${fullDay(freeUntil)}`;
}

/** The terms of rates of which one is still to be chosen: what all say, or how many are free; null for none. */
export function cancellationOfRates(offers: readonly Offer[], today: string | null): string | null {
  const texts = new Set(offers.map((offer) => cancellationPolicyText(offer, today)));
  if (texts.size <= 1) return [...texts][0] ?? null;
  const free = offers.filter((offer) => cancellationOf(offer, today).free).length;
  return free === 0
    ? 'Depends on the rate; none can be cancelled free of charge'
    : `Depends on the rate; ${free} of ${offers.length} can be cancelled free of charge`;
}
