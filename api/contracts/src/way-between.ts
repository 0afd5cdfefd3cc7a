import { distanceKm, type Position } from './distance';
import type { PlanStop } from './marco-plan';
import { WALK_DETOUR, walkMinutes } from './walking';

const WALK_MAX_MINUTES = 30;
const RIDE_KM_PER_HOUR = 20;
const RIDE_WAIT_MINUTES = 10;

/** The way between two stops: on foot up to half an hour, else by a ride; estimated from the straight line. */
export function wayBetween(from: Position, to: Position): NonNullable<PlanStop['way']> {
  const km = distanceKm(from, to) * WALK_DETOUR;
  const walk = Math.ceil(walkMinutes(from, to));
  const rounded = Math.round(km * 10) / 10;
  if (walk <= WALK_MAX_MINUTES) return { km: rounded, minutes: walk, by: 'walk' };
  const ride = Math.ceil((km / RIDE_KM_PER_HOUR) * 60) + RIDE_WAIT_MINUTES;
  return { km: rounded, minutes: ride, by: 'ride' };
}
