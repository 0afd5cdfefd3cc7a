import { distanceKm } from '@atoll/contracts/distance';
import { characterOf, type Character } from '../world/character';
import type { Town } from '../world/town';
import { mainTown } from '../world/world';

/** Another town of the country, as seen from the one that is described. */
export interface Near {
  readonly town: Town;
  readonly km: number;
}

/** What a text about a town may say: all of it true of the real place. */
export interface CityFacts extends Character {
  readonly town: Town;
  /** The country's capital or largest town; null where it is this one. */
  readonly main: Near | null;
  /** The nearest larger town of the country; null where there is none. */
  readonly larger: Near | null;
  /** The nearest town of the country; null where there is no other. */
  readonly nearest: Near | null;
}

const KM_PER_DEGREE = 111;

/** The nearest of the other towns that are let through. */
function nearestOf(town: Town, ofCountry: readonly Town[], isMeant: (other: Town) => boolean): Near | null {
  let nearest: Town | null = null;
  let km = Infinity;
  for (const other of ofCountry) {
    // Most are too far by their latitude alone.
    if (Math.abs(other.latitude - town.latitude) * KM_PER_DEGREE >= km) continue;
    if (other === town || !isMeant(other)) continue;
    const distance = distanceKm(town, other);
    if (distance < km) [nearest, km] = [other, distance];
  }
  return nearest && { town: nearest, km: Math.round(km) };
}

export function cityFacts(town: Town, ofCountry: readonly Town[]): CityFacts {
  const main = mainTown(ofCountry);
  return {
    ...characterOf(town),
    town,
    main: nearestOf(town, [main], () => true),
    larger: nearestOf(town, ofCountry, ({ rank }) => rank < town.rank),
    nearest: nearestOf(town, ofCountry, () => true),
  };
}
