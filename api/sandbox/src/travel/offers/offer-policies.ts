import { formatMinorUnits } from '../../world/currencies';
import { utcOffset } from '../../world/countries';
import type { City } from '../../world/gazetteer';
import { seededRandom } from '../../world/seeded-random';
import type { Hotel } from '../hotels/hotel';
import { dateOfDay } from './calendar-date';
import type { Quote } from './offer-price';
import type { CancellationRule, RatePlan } from './rate-plans';

const dayMs = 86_400_000;
const depositDaysBefore = 3;

/** What an offer's policies follow from. */
interface Terms {
  hotel: Hotel;
  city: City;
  plan: RatePlan;
  checkInDay: number;
}

export interface CancellationPolicy {
  type?: 'FULL_STAY';
  amount?: string;
  numberOfNights?: number;
  percentage?: string;
  deadline?: string;
  description: { text: string; lang: 'EN' };
}

/** Payment, cancellation and times of an offer, as they are at a moment. */
export function policiesOf({ hotel, city, plan, checkInDay }: Terms, money: Quote, nowMs: number) {
  const random = seededRandom('policies', hotel.hotelId);
  const times = timesOf(random.int(0, 9));
  const cards = random.chance(0.5) ? ['VI', 'MC', 'AX', 'DC'] : ['VI', 'MC', 'CA'];
  const acceptedPayments = { creditCards: cards, methods: ['CREDIT_CARD'] };
  const at = (daysBefore: number, time: string) =>
    `${dateOfDay(checkInDay - daysBefore)}T${time}${utcOffset(city.countryCode, city.longitude)}`;
  const cancellation = cancellationOf(plan.cancellation, at, money);
  // The published schema has a list, older answers and the specification a single one.
  const isOldStyle = random.chance(0.15);
  return {
    paymentType: plan.payment,
    ...paymentOf(plan, at, acceptedPayments, money, nowMs),
    ...(isOldStyle ? { cancellation } : { cancellations: [cancellation] }),
    ...(times !== null && { checkInOut: times }),
  };
}

function timesOf(draw: number) {
  if (draw === 0) return null;
  return { checkIn: draw < 7 ? '15:00:00' : '14:00:00', checkOut: draw < 5 ? '11:00:00' : '12:00:00' };
}

type At = (daysBefore: number, time: string) => string;

function cancellationOf(rule: CancellationRule, at: At, money: Quote): CancellationPolicy {
  const text = (words: string) => ({ text: words, lang: 'EN' as const });
  if (rule.kind === 'nonRefundable') return { type: 'FULL_STAY', description: text('NON-REFUNDABLE RATE') };
  const deadline = at(rule.daysBefore, rule.daysBefore === 0 ? '18:00:00' : '23:59:00');
  const until =
    rule.daysBefore === 0 ? '18:00 on the day of arrival' : `${rule.daysBefore} days before arrival`;
  if (rule.kind === 'lateFullStay') {
    return {
      type: 'FULL_STAY',
      deadline,
      description: text(`FREE CANCELLATION UNTIL ${until.toUpperCase()}`),
    };
  }
  if (rule.kind === 'percentage') {
    const percentage = String(rule.percentage);
    return {
      percentage,
      deadline,
      description: text(`Free until ${until}, then ${percentage}% of the stay`),
    };
  }
  const amount = formatMinorUnits(money.nightlyUnits[0] ?? 0, money.currency);
  return {
    amount,
    numberOfNights: 1,
    deadline,
    description: text(`Free until ${until}, then the first night is charged`),
  };
}

function paymentOf(plan: RatePlan, at: At, acceptedPayments: object, money: Quote, nowMs: number) {
  const amountOf = (share: number) => formatMinorUnits(Math.round(money.totalUnits * share), money.currency);
  if (plan.payment === 'guarantee') return { guarantee: { acceptedPayments } };
  if (plan.payment === 'holdtime') return { holdTime: { deadline: at(0, '18:00:00') } };
  if (plan.payment === 'prepay') {
    const description = { text: 'The full stay is charged at the time of booking', lang: 'EN' };
    return { prepay: { amount: amountOf(1), description, acceptedPayments } };
  }
  const deadline = at(depositDaysBefore, '12:00:00');
  // Whoever books when the usual day is over, or nearly, pays the deposit at once.
  const isLater = Date.parse(deadline) > nowMs + dayMs;
  const when = isLater ? 'holds the room' : 'is charged at the time of booking';
  const description = { text: `A deposit of 30% ${when}, the rest is due at the hotel`, lang: 'EN' };
  const deposit = { amount: amountOf(0.3), ...(isLater && { deadline }), description, acceptedPayments };
  return { deposit };
}
