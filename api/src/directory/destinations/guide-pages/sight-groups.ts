import type { CityGuide, Sight } from '@atoll/contracts/city-guide';
import { distanceKm, type Position } from '@atoll/contracts/distance';

/** Sights of one group lie so near to the one before, in a straight line. */
const NEXT_KM = 1.5;
const GROUP_MAX = 4;

const spotOf = ({ lat, lng }: Pick<Sight, 'lat' | 'lng'>): Position => ({ latitude: lat, longitude: lng });

function nearestTo(from: Position, sights: readonly Sight[]): Sight | undefined {
  return sights
    .map((sight) => ({ sight, km: distanceKm(from, spotOf(sight)) }))
    .sort((a, b) => a.km - b.km)[0]?.sight;
}

/**
 * The sights of a city in groups that lie close together: each begins with the sight that is nearest to the middle of
 * the city and goes on to the nearest one left. What is alone is a group of one.
 */
export function sightGroups({ sights }: Pick<CityGuide, 'sights'>, middle: Position): Sight[][] {
  let left = [...sights];
  const groups: Sight[][] = [];
  for (;;) {
    const first = nearestTo(middle, left);
    if (!first) return groups;
    const group = [first];
    left = left.filter((sight) => sight !== first);
    while (group.length < GROUP_MAX) {
      const last = group.at(-1) ?? first;
      const next = nearestTo(spotOf(last), left);
      if (!next || distanceKm(spotOf(last), spotOf(next)) > NEXT_KM) break;
      group.push(next);
      left = left.filter((sight) => sight !== next);
    }
    groups.push(group);
  }
}

/** '300 m', '1.2 km', '14 km': positions are right to some hundred meters. */
export function aboutDistance(km: number): string {
  if (km < 0.95) return `${Math.max(1, Math.round(km * 10)) * 100} m`;
  return `${km < 10 ? Math.round(km * 10) / 10 : Math.round(km)} km`;
}

/** 'Grand Palace, then Wat Pho (400 m) and Wat Arun (700 m).' */
export function groupInWords(group: readonly Sight[]): string {
  const parts = group.map((sight, index) => {
    const before = group[index - 1];
    return before
      ? `then ${sight.name} (${aboutDistance(distanceKm(spotOf(before), spotOf(sight)))})`
      : sight.name;
  });
  return `${parts.join(', ')}.`;
}

/** The sights by their distance from a point, the nearest first. */
export function byDistance(
  { sights }: Pick<CityGuide, 'sights'>,
  from: Position,
): { readonly name: string; readonly km: number }[] {
  return sights
    .map((sight) => ({ name: sight.name, km: distanceKm(from, spotOf(sight)) }))
    .sort((a, b) => a.km - b.km);
}
