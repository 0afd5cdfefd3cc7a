import type { SavedItem } from '@atoll/contracts/account';
import { distanceKm, type Position } from '@atoll/contracts/distance';
import type { Hotel } from '@atoll/contracts/hotel';
import type { MarcoPlan } from '@atoll/contracts/marco-plan';
import { WALK_GOALS_MAX, walkSumMinutes } from '@atoll/contracts/walking';

/** What is saved farther away is another trip's. */
const REACH_KM = 30;
/** An hour and more is said in minutes up to here, because sums are compared. */
const MINUTES_MAX = 120;

/** What somebody may walk to: of what is saved, that which is done there. */
const GOAL_KINDS: readonly SavedItem['kind'][] = ['sight', 'tour', 'event'];

export interface WalkGoal extends Position {
  readonly title: string;
}

/** What a device kept may lack anything. */
function goalOf({ title, position }: Pick<SavedItem, 'title' | 'position'>): WalkGoal[] {
  const { latitude, longitude } = position ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? [{ title, latitude, longitude }]
    : [];
}

/** Saved sights, tours and events and the stops of kept plans around a place, each point once. */
export function walkGoals(
  place: Position,
  saved: readonly SavedItem[],
  plans: readonly MarcoPlan[],
): WalkGoal[] {
  const stops = plans
    .flatMap(({ days }) => days.flatMap((day) => day.stops))
    .filter(({ kind }) => kind !== 'hotel')
    .map(({ name: title, latitude, longitude }) => ({ title, latitude, longitude }));
  const goals = [...saved.filter(({ kind }) => GOAL_KINDS.includes(kind)).flatMap(goalOf), ...stops];
  const byPoint = new Map(goals.map((goal) => [`${goal.latitude},${goal.longitude}`, goal]));
  return [...byPoint.values()].filter((goal) => distanceKm(place, goal) <= REACH_KM).slice(0, WALK_GOALS_MAX);
}

function durationText(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  return whole < MINUTES_MAX ? `${whole} min` : `${Math.floor(whole / 60)} h ${whole % 60} min`;
}

/** '12 min walk to Belém Tower', '48 min on foot in all, one way to each of 3 saved places'; null for a hotel that nobody knows the place of. */
export function walkText({ geoCode }: Hotel, goals: readonly WalkGoal[]): string | null {
  const [first, ...others] = goals;
  if (!geoCode || !first) return null;
  const duration = durationText(walkSumMinutes(geoCode, goals));
  return others.length === 0
    ? `${duration} walk to ${first.title}`
    : `${duration} on foot in all, one way to each of ${goals.length} saved places`;
}
