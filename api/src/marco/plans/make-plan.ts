import { addDays } from '@atoll/contracts/dates';
import type { ChatActivity } from '@atoll/contracts/marco-activities';
import type { MarcoPlan, PlanStop } from '@atoll/contracts/marco-plan';
import type { CityOption } from '@atoll/contracts/place';
import { PLAN_LIMITS, PLAN_TOOL, SYSTEM_MESSAGE } from '../answers/prompts';
import { speak } from '../answers/speak';
import { wayBetween } from '@atoll/contracts/way-between';
import type { PlacedSight, Sights } from '../../shared/directory/sights';
import type { LanguageModel, ModelMessage } from '../model/language-model';
import { isOpenAir, isSeenFromOutside } from '../sights-on-foot';
import type { FindChatActivities } from '../travel/chat-activities';
import { activityStop, EVENING_FROM, eveningStart, fitsDay, minutesOf } from './activity-stop';
import { readClock } from './clock';
import { checkPlan } from './check-plan';
import { draftOf, type CheckedPlan, type DraftStop, type PlanDraft } from './plan-draft';
import { repairPlan } from './repair-plan';
import { namedSights } from './named-sights';
import { daysAroundSights } from './sight-days';
import { addSights } from './sight-stops';

export interface PlanWanted {
  readonly place: CityOption;
  readonly days: number;
  /** `yyyy-MM-dd`, of the first day. */
  readonly firstDate: string;
  readonly messages: readonly ModelMessage[];
  readonly budget?: MarcoPlan['budget'];
  readonly spend: (tokens: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Gives a plan that is kept; null where there is nothing to plan with, and 'overBudget' where nothing is left of it
 * within the budget. Fails where the model does.
 */
export type MakePlan = (wanted: PlanWanted) => Promise<MarcoPlan | 'overBudget' | null>;

/** Up to this many days one call gives them all; beyond, one call a day (CON-08). */
const DAYS_IN_ONE_CALL = 3;
const CANDIDATES_PER_DAY = 6;
const STOPS_PER_DAY = 3;
export const PLAN_RADIUS_KM = 25;
/** Sights of the town itself. */
const SIGHTS_RADIUS_KM = 8;

interface ChosenStop {
  readonly id: string;
  readonly start: number | null;
}

/** A model's choice: day number to its stops. Whatever has another shape is nothing. */
function readChoice(text: string): Map<number, ChosenStop[]> {
  const chosen = new Map<number, ChosenStop[]>();
  let days: unknown;
  try {
    days = (JSON.parse(text) as { days?: unknown } | null)?.days;
  } catch (error) {
    // A model's arguments may be anything.
    if (error instanceof SyntaxError) return chosen;
    throw error;
  }
  for (const each of Array.isArray(days) ? (days as unknown[]) : []) {
    const { day, stops } = (each ?? {}) as { day?: unknown; stops?: unknown };
    if (typeof day !== 'number' || !Array.isArray(stops)) continue;
    const read = (stops as unknown[]).flatMap((stop) => {
      const { id, start } = (stop ?? {}) as { id?: unknown; start?: unknown };
      return typeof id === 'string'
        ? [{ id, start: typeof start === 'string' ? readClock(start) : null }]
        : [];
    });
    chosen.set(day, read.slice(0, CANDIDATES_PER_DAY));
  }
  return chosen;
}

interface MakePlanDeps {
  readonly model: LanguageModel;
  readonly findActivities: FindChatActivities;
  /** What there is to see near a place; plans take what is open air. */
  readonly sightsNear: Sights['near'];
  /** Keeps a new plan and gives it an id; null where nobody wants it any more. */
  readonly keep: (plan: CheckedPlan) => Promise<MarcoPlan | null>;
}

async function choose(
  { model }: MakePlanDeps,
  { messages, spend, signal }: PlanWanted,
  days: readonly number[],
  candidates: readonly ChatActivity[],
): Promise<Map<number, ChosenStop[]>> {
  const task = { days, candidates: candidates.map((each) => ({ id: each.id, minutes: minutesOf(each) })) };
  const names = candidates.map(({ id, name }) => `${id}: ${name}`).join('\n');
  const content = `Choose stops for these days from the candidates, each at most once.\n${names}\n${JSON.stringify(task)}`;
  const { calls } = await speak(
    model,
    {
      ...PLAN_LIMITS,
      messages: [SYSTEM_MESSAGE, ...messages, { role: 'user', content }],
      tools: [PLAN_TOOL],
      mustCall: PLAN_TOOL.name,
    },
    {
      // Whatever it writes beside the plan is not wanted.
      check: async () => null,
      most: 1,
      release: () => undefined,
      spend,
      signal,
    },
  );
  const call = calls.find(({ name }) => name === PLAN_TOOL.name);
  return call ? readChoice(call.arguments) : new Map<number, ChosenStop[]>();
}

/** By order alone, for a day that a model left empty. */
function fillDay(candidates: readonly ChatActivity[], used: ReadonlySet<string>): DraftStop[] {
  return candidates
    .filter(({ id }) => !used.has(id))
    .slice(0, STOPS_PER_DAY)
    .map((activity) => ({ ...activityStop(activity, activity.id), wantedStart: eveningStart(activity) }));
}

const titleOf = (days: number, place: string) => `${days} ${days === 1 ? 'day' : 'days'} in ${place}`;

/** What is for the evening comes after what is not. */
function eveningLast(stops: readonly DraftStop[]): DraftStop[] {
  const isLate = ({ wantedStart }: DraftStop) => wantedStart !== null && wantedStart >= EVENING_FROM;
  return [...stops.filter((stop) => !isLate(stop)), ...stops.filter(isLate)];
}

/** A day with nothing to do takes a stop of the fullest one: three of four walks on one day leave another empty. */
function withoutEmptyDays<Day extends { readonly stops: readonly DraftStop[] }>(days: readonly Day[]): Day[] {
  const spread = [...days];
  for (const [at, day] of spread.entries()) {
    const fullest = Math.max(...spread.map(({ stops }) => stops.length));
    const from = spread.findIndex(({ stops }) => stops.length === fullest);
    const giver = spread[from];
    const moved = giver?.stops.at(-1);
    if (day.stops.length > 0 || fullest < 2 || !giver || !moved) continue;
    spread[from] = { ...giver, stops: giver.stops.slice(0, -1) };
    spread[at] = { ...day, stops: [moved] };
  }
  return spread;
}

/** Days on which there is something to do, counted anew: a plan has no empty day. */
function withStopsOnly(plan: CheckedPlan): CheckedPlan {
  const days = plan.days.filter(({ stops }) => stops.length > 0);
  return {
    ...plan,
    title: titleOf(days.length, plan.place.name),
    days: days.map((day, index) => ({ ...day, number: index + 1 })),
  };
}

function draftFrom(
  wanted: PlanWanted,
  candidates: readonly ChatActivity[],
  chosen: ReadonlyMap<number, readonly ChosenStop[]>,
): PlanDraft {
  const byId = new Map(candidates.map((activity) => [activity.id, activity]));
  const { place, budget, firstDate } = wanted;
  const notes: string[] = [];
  const used = new Set<string>();
  let unknown = 0;
  const days = Array.from({ length: wanted.days }, (_, index) => {
    const stops = (chosen.get(index + 1) ?? []).flatMap(({ id, start }, order) => {
      const activity = byId.get(id);
      if (!activity) {
        unknown += 1;
        return [];
      }
      used.add(id);
      const stop = activityStop(activity, `d${index + 1}-${order + 1}-${id}`);
      return [{ ...stop, wantedStart: eveningStart(activity) ?? start }];
    });
    return { date: addDays(firstDate, index), stops };
  });
  if (unknown > 0)
    notes.push(
      unknown === 1
        ? 'One suggestion was left out: nobody lists it.'
        : `${unknown} suggestions were left out: nobody lists them.`,
    );
  const filled = days.map((day) => {
    if (day.stops.length > 0) return day;
    const stops = fillDay(candidates, used);
    for (const { source } of stops) used.add(source.id);
    return { ...day, stops };
  });
  const { name, country, latitude, longitude } = place;
  return {
    title: titleOf(wanted.days, name),
    place: { name, country, latitude, longitude },
    radiusKm: PLAN_RADIUS_KM,
    days: withoutEmptyDays(filled).map(({ stops, ...day }) => ({ ...day, stops: eveningLast(stops) })),
    ...(budget && { budget }),
    notes,
  };
}

/** What a plan may have of a town's guide, and what of it the traveler named: whoever names a ruin wants to see it, if only from outside. */
function sightsFor({ sightsNear }: MakePlanDeps, { place, messages }: PlanWanted) {
  const near = sightsNear(place, SIGHTS_RADIUS_KM);
  const said = messages.flatMap((each) => (each.role === 'user' ? [each.content] : [])).join(' ');
  const asked = new Set(namedSights(said, near));
  const sights = near.filter(
    (placed) => isOpenAir(placed) || (asked.has(placed) && isSeenFromOutside(placed)),
  );
  return { sights, named: sights.filter((placed) => asked.has(placed)) };
}

/** Those that are walked to from a sight before the others, each in the order in which they came. */
function nearSightsFirst(
  activities: readonly ChatActivity[],
  sights: readonly PlacedSight[],
): readonly ChatActivity[] {
  const isNear = ({ geoCode }: ChatActivity) =>
    geoCode !== undefined &&
    sights.some(
      ({ sight: { lat: latitude, lng: longitude } }) =>
        wayBetween(geoCode, { latitude, longitude }).by === 'walk',
    );
  const near = new Set(activities.filter(isNear));
  return [...near, ...activities.filter((activity) => !near.has(activity))];
}

/** What a plan has that is not entered is told, because it has no time for an inside. */
function outsideNotes({ days }: CheckedPlan, sights: readonly PlacedSight[]): string[] {
  const names = new Set(days.flatMap(({ stops }) => stops.map(({ name }) => name)));
  return sights
    .filter((placed) => names.has(placed.sight.name) && !isOpenAir(placed))
    .map(({ sight }) => `${sight.name} is a look from outside: the guide knows no hours or prices.`);
}

/** The model's choice for all days; null where nobody waits for it any more. */
async function chooseAll(
  deps: MakePlanDeps,
  wanted: PlanWanted,
  candidates: readonly ChatActivity[],
): Promise<Map<number, ChosenStop[]> | null> {
  const chosen = new Map<number, ChosenStop[]>();
  if (candidates.length === 0) return chosen;
  const numbers = Array.from({ length: wanted.days }, (_, index) => index + 1);
  const rounds = wanted.days <= DAYS_IN_ONE_CALL ? [numbers] : numbers.map((number) => [number]);
  for (const round of rounds) {
    const taken = new Set([...chosen.values()].flat().map(({ id }) => id));
    const left = candidates.filter(({ id }) => !taken.has(id));
    const answer = await choose(deps, wanted, round, left.slice(0, round.length * CANDIDATES_PER_DAY));
    if (wanted.signal.aborted) return null;
    for (const [day, stops] of answer) if (round.includes(day)) chosen.set(day, stops);
  }
  return chosen;
}

/** Makes plans: the model chooses ids and times, code builds and checks every line. */
export function createMakePlan(deps: MakePlanDeps): MakePlan {
  return async (wanted) => {
    const { activities } = await deps.findActivities(wanted.place);
    const { sights, named } = sightsFor(deps, wanted);
    const fitting = activities.filter((activity) => activity.geoCode && fitsDay(activity));
    const ordered = nearSightsFirst(fitting, sights);
    const candidates = ordered.slice(0, wanted.days * CANDIDATES_PER_DAY);
    if (candidates.length === 0 && sights.length === 0) return null;
    const chosen = await chooseAll(deps, wanted, candidates);
    if (!chosen) return null;
    const tours = ordered.map((activity) => ({
      ...activityStop(activity, `t-${activity.id}`),
      wantedStart: eveningStart(activity),
    }));
    const draft = daysAroundSights(draftFrom(wanted, candidates, chosen), { sights, named, tours });
    const repaired = repairPlan(draft);
    const timeOf = ({ start }: PlanStop) => readClock(start);
    const withSights = addSights(draftOf(repaired, PLAN_RADIUS_KM, timeOf), sights);
    const checked = withStopsOnly(sights.length > 0 ? checkPlan(withSights) : repaired);
    const plan = { ...checked, notes: [...checked.notes, ...outsideNotes(checked, sights)] };
    if (plan.days.length > 0) return deps.keep(plan);
    return wanted.budget ? 'overBudget' : null;
  };
}
