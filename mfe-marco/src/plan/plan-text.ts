import type { PlanCheck, PlanDay, PlanStop, SharedPlan } from '@atoll/contracts/marco-plan';
import { formatDay } from '@atoll/contracts/dates';
import { formatMoney } from '@atoll/ui/price';
import { minutesInWords } from '../shared/words';

type Money = SharedPlan['totals'][number];

/** '$38', '€12.50'. */
function moneyInWords({ amount, currency }: Money): string {
  return formatMoney(amount, currency, { round: Number.isInteger(amount) });
}

/** 'Day 1', 'Day 1, Fri 4 Dec'. */
export function dayTitle({ number, date }: Pick<PlanDay, 'number' | 'date'>): string {
  return date ? `Day ${number}, ${formatDay(date)}` : `Day ${number}`;
}

/** '12 min on foot, 0.9 km'; null for the first stop of a day. */
export function wayInWords({ way }: PlanStop): string | null {
  if (!way) return null;
  return `${minutesInWords(way.minutes)} ${way.by === 'walk' ? 'on foot' : 'by car or bus'}, ${way.km.toFixed(1)} km`;
}

/** 'From 10:00, 2 h, $38 a person'. */
export function stopFacts({ start, durationMinutes, price }: PlanStop): string {
  return [`From ${start}`, minutesInWords(durationMinutes), price && `${moneyInWords(price)} a person`]
    .filter(Boolean)
    .join(', ');
}

/** '$124 a person in all, of a budget of $400'; null for a plan without prices. */
export function sumInWords({ totals, budget }: SharedPlan): string | null {
  if (totals.length === 0) return null;
  const sum = `${totals.map(moneyInWords).join(' + ')} a person in all`;
  return budget ? `${sum}, of a budget of ${moneyInWords(budget)}` : sum;
}

/** '5 checks passed', '1 of 5 checks failed'. */
export function checksInWords(checks: readonly PlanCheck[]): string {
  const failed = checks.filter(({ ok }) => !ok).length;
  const noun = checks.length === 1 ? 'check' : 'checks';
  return failed === 0 ? `${checks.length} ${noun} passed` : `${failed} of ${checks.length} ${noun} failed`;
}
