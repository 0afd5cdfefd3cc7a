import type { CityGuide, Sight } from '@atoll/contracts/city-guide';
import { distanceKm, type Position } from '@atoll/contracts/distance';
import { WALK_DETOUR, walkMinutes } from '@atoll/contracts/walking';

/** So near to the one before that it is walked to. */
const WALK_MAX_MINUTES = 35;
const STOPS_OF_A_DAY = 4;

const spotOf = ({ lat, lng }: Pick<Sight, 'lat' | 'lng'>): Position => ({ latitude: lat, longitude: lng });

/** A day's sights in walking order. */
export interface Walk {
  readonly stops: readonly Sight[];
  /** On foot between all of them, about. */
  readonly km: number;
}

function nearestTo(from: Position, sights: readonly Sight[]): Sight | undefined {
  return sights
    .map((sight) => ({ sight, km: distanceKm(from, spotOf(sight)) }))
    .sort((a, b) => a.km - b.km)[0]?.sight;
}

function walkOf(stops: readonly Sight[]): Walk {
  const km = stops.reduce((sum, stop, index) => {
    const before = stops[index - 1];
    return before ? sum + distanceKm(spotOf(before), spotOf(stop)) * WALK_DETOUR : sum;
  }, 0);
  return { stops, km };
}

/**
 * The sights of a city as walks: each begins at the sight that is nearest to the middle of the city and goes on to the
 * nearest one left, as long as that is a walk. What is alone is a walk of one stop.
 */
export function walksOf({ sights }: Pick<CityGuide, 'sights'>, middle: Position): Walk[] {
  let left = [...sights];
  const walks: Walk[] = [];
  for (;;) {
    const first = nearestTo(middle, left);
    if (!first) return walks;
    const stops = [first];
    left = left.filter((sight) => sight !== first);
    while (stops.length < STOPS_OF_A_DAY) {
      const last = stops.at(-1) ?? first;
      const next = nearestTo(spotOf(last), left);
      if (!next || walkMinutes(spotOf(last), spotOf(next)) > WALK_MAX_MINUTES) break;
      stops.push(next);
      left = left.filter((sight) => sight !== next);
    }
    walks.push(walkOf(stops));
  }
}

/** 'Carmo Convent, then 7 min on foot to Praça do Comércio, then 12 min to São Jorge Castle.' */
export function walkInWords({ stops }: Walk): string {
  const parts = stops.map((stop, index) => {
    const before = stops[index - 1];
    if (!before) return stop.name;
    const minutes = Math.max(1, Math.round(walkMinutes(spotOf(before), spotOf(stop))));
    return `then ${minutes} min ${index === 1 ? 'on foot ' : ''}to ${stop.name}`;
  });
  return `${parts.join(', ')}.`;
}

/** The sights nearest to a point, with the minutes on foot to each. */
export function nearestSights(
  { sights }: Pick<CityGuide, 'sights'>,
  from: Position,
): { readonly name: string; readonly minutes: number; readonly km: number }[] {
  return sights
    .map((sight) => ({
      name: sight.name,
      minutes: Math.max(1, Math.round(walkMinutes(from, spotOf(sight)))),
      km: distanceKm(from, spotOf(sight)),
    }))
    .sort((a, b) => a.km - b.km);
}
