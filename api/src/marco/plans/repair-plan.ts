import type { PlanStop } from '@atoll/contracts/marco-plan';
import { checkPlan } from './check-plan';
import type { CheckedPlan, DraftStop, PlanDraft } from './plan-draft';

const WHY: Readonly<Record<string, string>> = {
  place: 'it lies too far away',
  hours: 'the day is full',
  once: 'it was there already',
};

const failed = ({ checks }: PlanStop) => checks.find(({ ok }) => !ok);

function withoutStop(draft: PlanDraft, stopId: string, note: string): PlanDraft {
  return {
    ...draft,
    notes: [...draft.notes, note],
    days: draft.days.map((day) => ({ ...day, stops: day.stops.filter(({ id }) => id !== stopId) })),
  };
}

/** The same stop at the next free time, once: what began too late may still fit. */
function atNextTime(draft: PlanDraft, stopId: string): PlanDraft {
  const moved = (stop: DraftStop) => (stop.id === stopId ? { ...stop, wantedStart: null } : stop);
  return { ...draft, days: draft.days.map((day) => ({ ...day, stops: day.stops.map(moved) })) };
}

function wantsTime(draft: PlanDraft, stopId: string): boolean {
  return draft.days.some(({ stops }) =>
    stops.some(({ id, wantedStart }) => id === stopId && wantedStart !== null),
  );
}

/** The stop that costs most, where the plan costs more than its budget. Prices in other currencies cannot be compared. */
function dearest({ days, budget }: PlanDraft, { totals }: CheckedPlan): DraftStop | undefined {
  const spent = totals.find(({ currency }) => currency === budget?.currency)?.amount ?? 0;
  if (!budget || spent <= budget.amount) return undefined;
  return days
    .flatMap(({ stops }) => stops)
    .filter(({ price }) => price?.currency === budget.currency)
    .sort((a, b) => (b.price?.amount ?? 0) - (a.price?.amount ?? 0))[0];
}

/** Repairs once, or strikes, what fails in a new plan, and says so in its notes. What may fail afterwards is the budget's check, where prices are in another currency. */
export function repairPlan(first: PlanDraft): CheckedPlan {
  let draft = first;
  for (;;) {
    const plan = checkPlan(draft);
    const stop = plan.days.flatMap(({ stops }) => stops).find(failed);
    const problem = stop && failed(stop);
    if (stop && problem?.kind === 'hours' && wantsTime(draft, stop.id)) {
      draft = atNextTime(draft, stop.id);
      continue;
    }
    if (stop && problem) {
      draft = withoutStop(
        draft,
        stop.id,
        `${stop.name} was left out: ${WHY[problem.kind] ?? 'it could not be checked'}.`,
      );
      continue;
    }
    const costly = dearest(draft, plan);
    if (!costly) return plan;
    draft = withoutStop(draft, costly.id, `${costly.name} was left out: it does not fit your budget.`);
  }
}
