import type { PlanCheck, PlanDay, PlanStop } from '@atoll/contracts/marco-plan';
import { distanceKm } from '@atoll/contracts/distance';
import { writeClock } from './clock';
import type { CheckedPlan, DraftStop, PlanDraft } from './plan-draft';
import { wayBetween } from '@atoll/contracts/way-between';

function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}

/** A day goes from nine in the morning to nine in the evening. */
const DAY_BEGINS = 9 * 60;
const DAY_ENDS = 21 * 60;
const FIRST_START = 9 * 60 + 30;
/** Times are given in steps of five minutes. */
const STEP = 5;

const upToStep = (minutes: number) => Math.ceil(minutes / STEP) * STEP;

function existsCheck({ kind, source }: DraftStop): PlanCheck {
  // A sight is looked at from outside: nobody lists hours or a price of it.
  if (kind === 'landmark')
    return { kind: 'exists', ok: true, text: `Told of in the ${source.name}: ${source.id}.` };
  return { kind: 'exists', ok: true, text: `Listed by ${source.name} as ${source.id}.` };
}

function placeCheck(stop: DraftStop, { place, radiusKm }: PlanDraft): PlanCheck {
  const km = Math.round(distanceKm(stop, place) * 10) / 10;
  return {
    kind: 'place',
    ok: km <= radiusKm,
    text: `${km} km from the middle of ${place.name}, by its coordinates.`,
  };
}

function wayCheck(way: NonNullable<PlanStop['way']>): PlanCheck {
  const how = way.by === 'walk' ? 'on foot' : 'by bus or taxi';
  return { kind: 'way', ok: true, text: `About ${way.minutes} minutes ${how}, ${way.km} km.` };
}

function hoursCheck(end: number): PlanCheck {
  return {
    kind: 'hours',
    ok: end <= DAY_ENDS,
    text: end <= DAY_ENDS ? `Ends by ${writeClock(end)}.` : `Would end after ${writeClock(DAY_ENDS)}.`,
  };
}

function onceCheck(isRepeated: boolean): PlanCheck {
  return {
    kind: 'once',
    ok: !isRepeated,
    text: isRepeated ? 'Is in the plan twice.' : 'Is in the plan once.',
  };
}

const keyOf = ({ source, kind }: DraftStop) => `${kind} ${source.id}`;

function checkDay(draft: PlanDraft, index: number, seen: Set<string>): PlanDay {
  const { date, stops } = draft.days[index] ?? { stops: [] };
  let free = FIRST_START;
  let before: DraftStop | null = null;
  const checked: PlanStop[] = [];
  for (const stop of stops) {
    const way = before ? wayBetween(before, stop) : null;
    const earliest = upToStep(free + (way?.minutes ?? 0));
    const wanted = stop.wantedStart ?? earliest;
    const start = Math.max(wanted, before ? earliest : DAY_BEGINS);
    const end = start + stop.durationMinutes;
    const isRepeated = seen.has(keyOf(stop));
    seen.add(keyOf(stop));
    const { wantedStart: _wanted, ...known } = stop;
    checked.push({
      ...known,
      start: writeClock(start),
      ...(way && { way }),
      checks: [
        existsCheck(stop),
        placeCheck(stop, draft),
        ...(way ? [wayCheck(way)] : []),
        hoursCheck(end),
        onceCheck(isRepeated),
      ],
    });
    [free, before] = [end, stop];
  }
  const until = free <= DAY_ENDS ? `to ${writeClock(free)}` : `until after ${writeClock(DAY_ENDS)}`;
  const day = checked.length === 0 ? 'Nothing is planned.' : `From ${checked[0]?.start} ${until}.`;
  return {
    number: index + 1,
    ...(date && { date }),
    stops: checked,
    checks: [{ kind: 'hours', ok: free <= DAY_ENDS, text: day }],
  };
}

function totalsOf({ days }: PlanDraft): CheckedPlan['totals'] {
  const sums = new Map<string, number>();
  for (const { stops } of days)
    for (const { price } of stops)
      if (price) sums.set(price.currency, (sums.get(price.currency) ?? 0) + price.amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount: Math.round(amount * 100) / 100 }));
}

function budgetCheck({ budget }: PlanDraft, totals: CheckedPlan['totals']): PlanCheck[] {
  if (!budget) return [];
  const limit = money(budget.amount, budget.currency);
  const foreign = totals.some(({ currency }) => currency !== budget.currency);
  const spent = totals.find(({ currency }) => currency === budget.currency)?.amount ?? 0;
  const text = foreign
    ? `Some prices are in another currency than your budget of ${limit}.`
    : `${money(spent, budget.currency)} of your budget of ${limit}, for one person.`;
  return [{ kind: 'budget', ok: !foreign && spent <= budget.amount, text }];
}

/** Times, ways, sums and checks of a plan, all by code; the same draft always gives the same plan (MAR-51). */
export function checkPlan(draft: PlanDraft): CheckedPlan {
  const seen = new Set<string>();
  const totals = totalsOf(draft);
  const { title, place, budget, notes } = draft;
  return {
    title,
    place,
    days: draft.days.map((_day, index) => checkDay(draft, index, seen)),
    totals,
    ...(budget && { budget }),
    checks: budgetCheck(draft, totals),
    notes: [...notes],
  };
}
