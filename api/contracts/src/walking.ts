import { distanceKm, type Position } from './distance';

/** So much longer than the straight line is a way through streets, until a router tells the way itself. */
export const WALK_DETOUR = 1.3;
export const WALK_KMH = 4.8;
/** More goals of one walk are not asked for. */
export const WALK_GOALS_MAX = 20;
/** Room for all of them as `writeWalkGoals` has them. */
export const WALK_TO_MAX_LENGTH = 1_000;
/** Decimals of a degree: about a metre. */
const GOAL_DECIMALS = 5;

/** Minutes on foot from one point to another, not rounded. */
export function walkMinutes(from: Position, to: Position): number {
  return ((distanceKm(from, to) * WALK_DETOUR) / WALK_KMH) * 60;
}

/** Minutes on foot to all of the goals, each from the same point: who stays there walks to them on different days. */
export function walkSumMinutes(from: Position, goals: readonly Position[]): number {
  return goals.reduce((sum, goal) => sum + walkMinutes(from, goal), 0);
}

const degrees = (value: number) => Number(value.toFixed(GOAL_DECIMALS));

/** Goals as an address has them, to a metre: '38.6916,-9.216;38.7139,-9.1335'. */
export function writeWalkGoals(goals: readonly Position[]): string {
  return goals
    .slice(0, WALK_GOALS_MAX)
    .map(({ latitude, longitude }) => `${degrees(latitude)},${degrees(longitude)}`)
    .join(';');
}
