import type { PlanEdit } from '@atoll/contracts/marco-plan';
import { invalidField } from '../../shared/errors/app-error';
import { checkPlan } from './check-plan';
import { readClock } from './clock';
import { PLAN_RADIUS_KM } from './make-plan';
import { draftOf, type CheckedPlan, type DraftStop, type PlanDraft } from './plan-draft';

/** More stops than this are no day. */
const STOPS_MAX = 12;

type StopEdit = Exclude<PlanEdit, { op: 'save' }>;

function insert(
  draft: PlanDraft,
  stop: DraftStop,
  { day, index }: { readonly day: number; readonly index: number },
): PlanDraft {
  const target = draft.days[day - 1];
  if (!target) throw invalidField('day', 'The plan has no such day.');
  if (target.stops.length >= STOPS_MAX) throw invalidField('day', `A day has at most ${STOPS_MAX} stops.`);
  const days = draft.days.map((each) =>
    each === target
      ? // Those behind it begin when they can.
        {
          ...each,
          stops: [...each.stops.slice(0, index), stop, ...each.stops.slice(index)].map((one, at) =>
            at >= index ? { ...one, wantedStart: null } : one,
          ),
        }
      : each,
  );
  return { ...draft, days };
}

function without(draft: PlanDraft, stopId: string): { readonly draft: PlanDraft; readonly stop: DraftStop } {
  const stop = draft.days.flatMap(({ stops }) => stops).find(({ id }) => id === stopId);
  if (!stop) throw invalidField('stopId', 'The plan has no such stop.');
  const days = draft.days.map((day) => ({ ...day, stops: day.stops.filter(({ id }) => id !== stopId) }));
  return { draft: { ...draft, days }, stop };
}

/** A plan after an edit, its ways, times and checks made anew; what fails stays, and says so (MAR-52). */
export function editPlan(plan: CheckedPlan, edit: StopEdit, added: DraftStop | null): CheckedPlan {
  const draft = draftOf(plan, PLAN_RADIUS_KM, ({ start }) => readClock(start));
  if (edit.op === 'add') return checkPlan(added ? insert(draft, added, edit) : draft);
  const { draft: rest, stop } = without(draft, edit.stopId);
  return checkPlan(edit.op === 'remove' ? rest : insert(rest, { ...stop, wantedStart: null }, edit));
}
