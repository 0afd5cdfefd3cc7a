import type { MarcoPlan, PlanStop } from '@atoll/contracts/marco-plan';

/** A stop as a record gives it, before anything is checked. */
export type DraftStop = Omit<PlanStop, 'way' | 'checks' | 'start'> & {
  /** Minutes after midnight that it was given; null takes the next free time. */
  readonly wantedStart: number | null;
};

export interface PlanDraft {
  readonly title: string;
  readonly place: MarcoPlan['place'];
  /** How far from the place's middle a stop may lie. */
  readonly radiusKm: number;
  readonly days: readonly { readonly date?: string; readonly stops: readonly DraftStop[] }[];
  readonly budget?: MarcoPlan['budget'];
  readonly notes: readonly string[];
}

/** What the checks made of a draft. */
export type CheckedPlan = Pick<
  MarcoPlan,
  'title' | 'place' | 'days' | 'totals' | 'budget' | 'checks' | 'notes'
>;

/** A checked plan as a draft again, for the next edit. */
export function draftOf(
  plan: CheckedPlan,
  radiusKm: number,
  wantedStart: (stop: PlanStop) => number | null,
): PlanDraft {
  const { title, place, days, budget, notes } = plan;
  return {
    title,
    place,
    radiusKm,
    notes,
    ...(budget && { budget }),
    days: days.map(({ date, stops }) => ({
      ...(date && { date }),
      stops: stops.map(({ way: _way, checks: _checks, start: _start, ...stop }) => ({
        ...stop,
        wantedStart: wantedStart({ ...stop, start: _start, checks: _checks }),
      })),
    })),
  };
}
