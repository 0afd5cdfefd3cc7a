import { distanceKm } from '@atoll/contracts/distance';
import { countryRow } from '../../src/shared/countries/country-table';
import type { Town } from '../world/town';

/** Another town of the country, as seen from the one that is described. */
export interface Near {
  readonly town: Town;
  readonly km: number;
}

/** What a text about a town may say: all of it shown by the data. */
export interface CityFacts {
  readonly town: Town;
  /** The seat of government by the gazetteer and by the table of countries. */
  readonly isCapital: boolean;
  /** Metres above the sea where that is worth a word. */
  readonly height: number | null;
  /** The nearest larger town of the country; null where there is none. */
  readonly larger: Near | null;
  /** The nearest other town of the country with a guide, if it is near enough for a day; null where there is none. */
  readonly guided: Near | null;
}

const KM_PER_DEGREE = 111;
const HIGH_METRES = 600;
const DAY_TRIP_KM = 120;
const NEAREST_KM = 5;
const FARTHEST_KM = 300;

/** The nearest of the other towns that are let through, where its distance is worth a word. */
function nearestOf(town: Town, others: readonly Town[], isMeant: (other: Town) => boolean): Near | null {
  let nearest: Town | null = null;
  let km = Infinity;
  for (const other of others) {
    // Most are too far by their latitude alone.
    if (Math.abs(other.latitude - town.latitude) * KM_PER_DEGREE >= km) continue;
    if (other === town || !isMeant(other)) continue;
    const distance = distanceKm(town, other);
    if (distance < km) [nearest, km] = [other, distance];
  }
  // What is nearer is a part of the same town, and what is farther says nothing of where one is.
  return nearest && km >= NEAREST_KM && km <= FARTHEST_KM ? { town: nearest, km } : null;
}

function heightOf({ elevation, isOnSea }: Town): number | null {
  return elevation !== null && elevation >= HIGH_METRES && !isOnSea ? elevation : null;
}

/** Whether it is the capital without a doubt. */
export function isSureCapital({ isCapital, name, countryCode }: Town): boolean {
  return isCapital && countryRow(countryCode)?.capital === name;
}

/** `guidedTowns` are those of the country that have a guide, with agents or without. */
export function cityFacts(town: Town, ofCountry: readonly Town[], guidedTowns: readonly Town[]): CityFacts {
  const guided = nearestOf(town, guidedTowns, () => true);
  return {
    town,
    isCapital: isSureCapital(town),
    height: heightOf(town),
    larger: nearestOf(town, ofCountry, ({ population }) => population > town.population),
    guided: guided && guided.km <= DAY_TRIP_KM ? guided : null,
  };
}
