import { distanceKm } from '../../src/platform/travel/distance';
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

export function cityFacts(town: Town, ofCountry: readonly Town[]): CityFacts {
  const others = ofCountry
    .filter((other) => other !== town)
    .map((other): Near => ({ town: other, km: Math.round(distanceKm(town, other)) }))
    .sort((a, b) => a.km - b.km);
  const main = mainTown(ofCountry);
  return {
    ...characterOf(town),
    town,
    main: others.find((other) => other.town === main) ?? null,
    larger: others.find((other) => other.town.rank < town.rank) ?? null,
    nearest: others[0] ?? null,
  };
}
