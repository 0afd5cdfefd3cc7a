import type { CityGuide, Sight } from '@atoll/contracts/city-guide';
import { distanceKm, type Position } from '@atoll/contracts/distance';

/** Sights of one group lie so near to the one before, in a straight line. */
const NEXT_KM = 1.5;
/** More on one way are no walk any more. */
const GROUP_MAX = 4;

/** Sights that lie close together. */
export interface SightGroup {
  /** One after the other, each close to the one before. */
  readonly way: readonly Sight[];
  /** Others that are close to one of the way. */
  readonly near: readonly { readonly sight: Sight; readonly to: Sight; readonly km: number }[];
}

const spotOf = ({ lat, lng }: Pick<Sight, 'lat' | 'lng'>): Position => ({ latitude: lat, longitude: lng });

function nearestTo(from: Position, sights: readonly Sight[]): Sight | undefined {
  return sights
    .map((sight) => ({ sight, km: distanceKm(from, spotOf(sight)) }))
    .sort((a, b) => a.km - b.km)[0]?.sight;
}

/** Ways that begin with the sight nearest to the middle of the city, and go on to the nearest one left. */
function waysOf({ sights }: Pick<CityGuide, 'sights'>, middle: Position): Sight[][] {
  let left = [...sights];
  const ways: Sight[][] = [];
  for (;;) {
    const first = nearestTo(middle, left);
    if (!first) return ways;
    const group = [first];
    left = left.filter((sight) => sight !== first);
    while (group.length < GROUP_MAX) {
      const last = group.at(-1) ?? first;
      const next = nearestTo(spotOf(last), left);
      if (!next || distanceKm(spotOf(last), spotOf(next)) > NEXT_KM) break;
      group.push(next);
      left = left.filter((sight) => sight !== next);
    }
    ways.push(group);
  }
}

/** The sights of a city in groups that lie close together. What is alone is a group of one with nothing near it. */
export function sightGroups(guide: Pick<CityGuide, 'sights'>, middle: Position): SightGroup[] {
  const ways = waysOf(guide, middle);
  const onWay = ways.filter((way) => way.length > 1).flat();
  /** Where the ways beside it were full. */
  const nearOf = (sight: Sight) => {
    const to = nearestTo(spotOf(sight), onWay);
    const km = to ? distanceKm(spotOf(sight), spotOf(to)) : Infinity;
    return to && km <= NEXT_KM ? [{ sight, to, km }] : [];
  };
  const near = ways.filter((way) => way.length === 1).flatMap(([sight]) => (sight ? nearOf(sight) : []));
  return ways
    .filter(([first]) => !near.some(({ sight }) => sight === first))
    .map((way) => ({ way, near: near.filter(({ to }) => way.includes(to)) }));
}

/** The nearest other sight, and how far it is; null for the only one. */
export function nearestOther(
  { sights }: Pick<CityGuide, 'sights'>,
  sight: Sight,
): { readonly name: string; readonly km: number } | null {
  const others = sights.filter((other) => other !== sight);
  return byDistance({ sights: others }, spotOf(sight))[0] ?? null;
}

/** '300 m', '1.2 km', '14 km': positions are right to some hundred meters. */
export function aboutDistance(km: number): string {
  if (km < 0.95) return `${Math.max(1, Math.round(km * 10)) * 100} m`;
  return `${km < 10 ? Math.round(km * 10) / 10 : Math.round(km)} km`;
}

/** 'Grand Palace, then Wat Pho (400 m), then Wat Arun (700 m). Khaosan Road is 900 m from Grand Palace.' */
export function groupInWords({ way, near }: SightGroup): string {
  const parts = way.map((sight, index) => {
    const before = way[index - 1];
    return before
      ? `then ${sight.name} (${aboutDistance(distanceKm(spotOf(before), spotOf(sight)))})`
      : sight.name;
  });
  const beside = near.map(({ sight, to, km }) => `${sight.name} is ${aboutDistance(km)} from ${to.name}.`);
  return [`${parts.join(', ')}.`, ...beside].join(' ');
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
