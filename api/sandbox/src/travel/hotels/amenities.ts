import type { SeededRandom } from '../../world/seeded-random';
import type { Amenity } from './hotel';

/** Chance of an amenity by stars, one to five. */
type Odds = readonly [Amenity, readonly [number, number, number, number, number]];

const odds: readonly Odds[] = [
  ['WIFI', [0.8, 0.9, 0.97, 1, 1]],
  ['PARKING', [0.4, 0.5, 0.6, 0.6, 0.6]],
  ['AIR_CONDITIONING', [0.2, 0.4, 0.75, 0.95, 1]],
  ['RESTAURANT', [0.1, 0.3, 0.65, 0.9, 1]],
  ['SWIMMING_POOL', [0.02, 0.06, 0.2, 0.5, 0.85]],
  ['FITNESS_CENTER', [0, 0.05, 0.3, 0.75, 0.97]],
  ['SPA', [0, 0, 0.08, 0.35, 0.9]],
  ['BAR or LOUNGE', [0.1, 0.25, 0.5, 0.8, 0.95]],
  ['BUSINESS_CENTER', [0, 0.03, 0.25, 0.5, 0.6]],
  ['MEETING_ROOMS', [0, 0.05, 0.3, 0.6, 0.8]],
  ['ROOM_SERVICE', [0, 0.02, 0.15, 0.6, 1]],
  ['AIRPORT_SHUTTLE', [0.02, 0.05, 0.15, 0.25, 0.4]],
  ['PETS_ALLOWED', [0.15, 0.2, 0.2, 0.2, 0.15]],
  ['DISABLED_FACILITIES', [0.1, 0.2, 0.45, 0.7, 0.85]],
  ['KIDS_WELCOME', [0.2, 0.25, 0.3, 0.3, 0.35]],
  ['TELEVISION', [0.3, 0.6, 0.7, 0.7, 0.7]],
  ['MINIBAR', [0, 0.03, 0.2, 0.6, 0.85]],
  ['SAUNA', [0, 0.03, 0.08, 0.2, 0.4]],
  ['MASSAGE', [0, 0.01, 0.05, 0.2, 0.5]],
  ['VALET_PARKING', [0, 0, 0, 0.1, 0.55]],
  ['BABY-SITTING', [0, 0, 0.04, 0.12, 0.35]],
  ['WI-FI_IN_ROOM', [0.2, 0.4, 0.5, 0.5, 0.5]],
  ['KITCHEN', [0.15, 0.08, 0.05, 0.03, 0.02]],
  ['JACUZZI', [0, 0, 0.03, 0.1, 0.3]],
  ['TENNIS', [0, 0, 0.02, 0.05, 0.12]],
  ['GOLF', [0, 0, 0, 0.02, 0.06]],
  ['CASINO', [0, 0, 0, 0.01, 0.03]],
];

const always: Record<'resort' | 'apartments', readonly Amenity[]> = {
  resort: ['SWIMMING_POOL', 'RESTAURANT', 'BEACH', 'BAR or LOUNGE'],
  apartments: ['KITCHEN'],
};

/** What a house offers. A few simple houses state nothing at all. */
export function amenitiesOf(random: SeededRandom, stars: number, kind: string): Amenity[] {
  if (stars <= 2 && random.chance(0.07)) return [];
  const certain: readonly Amenity[] = kind === 'resort' || kind === 'apartments' ? always[kind] : [];
  return odds
    .filter(([, chances]) => random.chance(chances[stars - 1] ?? 0))
    .map(([amenity]) => amenity)
    .concat(certain)
    .filter((amenity, index, list) => list.indexOf(amenity) === index);
}
