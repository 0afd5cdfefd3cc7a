import type { City } from '../../world/gazetteer';
import { moveKm, type Point } from '../../world/geo';
import type { SeededRandom } from '../../world/seeded-random';

/** Where in its city a hotel stands. */
export interface HotelSpot {
  position: Point;
  /** Name of the quarter it stands in, null when that has no name. */
  quarter: string | null;
  isCentral: boolean;
}

interface Surroundings {
  city: City;
  radiusKm: number;
  quarters: readonly City[];
}

/** Most hotels stand near the centre; the first one always does, so that a small circle finds something. */
export function spotFor(around: Surroundings, ordinal: number, random: SeededRandom): HotelSpot {
  const outward = ordinal === 0 ? 0.03 : random.next() ** 1.7;
  const angle = random.between(0, 2 * Math.PI);
  const isCentral = outward < 0.35;
  if (around.quarters.length === 0 || random.chance(0.3)) {
    // Without an inhabited direction to go, stay closer: there may be a sea.
    const reach = around.radiusKm * (around.quarters.length > 0 ? 0.5 : 0.75);
    return { position: movedBy(around.city, outward * reach, angle), quarter: null, isCentral };
  }
  const quarter = random.pick(around.quarters);
  const between = {
    latitude: around.city.latitude + (quarter.latitude - around.city.latitude) * outward,
    longitude: around.city.longitude + (quarter.longitude - around.city.longitude) * outward,
  };
  const position = movedBy(between, random.between(0.05, 0.35), angle);
  return { position, quarter: outward > 0.6 ? quarter.name : null, isCentral };
}

function movedBy(from: Point, km: number, angle: number): Point {
  return moveKm(from, km * Math.cos(angle), km * Math.sin(angle));
}
