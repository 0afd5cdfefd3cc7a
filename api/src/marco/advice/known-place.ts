import { fold } from '@atoll/contracts/fold';
import type { FindPlaces } from '../../shared/places/find-places';
import { isTraveled } from '../understanding/places/traveled';
import guideNames from './guide-names.json';

/** Quarters and day trips of the guides of 255 cities; each of two joined by 'and' stands for itself. */
const GUIDE_NAMES: ReadonlySet<string> = new Set(guideNames.map(fold));

const REGIONS = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Continents and their parts, by the United Nations' codes for them. */
const CONTINENTS: ReadonlySet<string> = new Set(
  Array.from({ length: 1_000 }, (_, code) => fold(REGIONS.of(String(code).padStart(3, '0')) ?? '')),
);

const LOOKED_AT = 5;

/** Whether everybody knows a place of this whole name: a country, a region, an island, a town that people travel to, or a quarter. */
export async function isKnownPlace(name: string, findPlaces: FindPlaces): Promise<boolean> {
  const wanted = fold(name);
  if (wanted === '') return false;
  if (GUIDE_NAMES.has(wanted) || CONTINENTS.has(wanted)) return true;
  const found = await findPlaces(name, LOOKED_AT);
  return found.some((place) => {
    const { country, matched, kind } = place;
    // A state, a province or a prefecture is known by the towns in it.
    if (fold(country) === wanted || fold(matched ?? '') === `in ${wanted}`) return true;
    // The house of somebody famous stands in a town that people travel to.
    const isHouse = kind === 'landmark' || kind === 'airport';
    return !isHouse && isTraveled(place) && [place.name, matched ?? place.name].map(fold).includes(wanted);
  });
}
