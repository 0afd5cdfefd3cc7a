import type { Offer } from '@atoll/contracts/hotel';
import { dayAndMonth, fullDay } from '../stay/stay-text';
import { wholeMoney } from './money';

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
  if (!policy) return { text: 'Cancellation terms not specified', free: false, fee: null, freeUntil: null };
  const fee = feeOf(policy, offer.price.currency);
  const deadline = policy.deadline?.slice(0, 10) ?? null;
  if (deadline && (!today || deadline >= today)) {
    return {
      text: `Free cancellation until ${dayAndMonth(deadline, today)}`,
      free: true,
      fee,
      freeUntil: deadline,
    };
  }
  if (fee && fee !== FULL_STAY)
    return { text: `Cancellation costs ${fee}`, free: false, fee, freeUntil: null };
  const described = fee ? undefined : policy.description?.text;
  return { text: described ?? 'Non-refundable', free: false, fee, freeUntil: null };
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
