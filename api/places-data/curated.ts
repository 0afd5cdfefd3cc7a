import type { GazetteerPlace, PlaceName } from './gazetteer-place';
import { LANDMARKS, type Landmark } from './curated-landmarks';
import { CURATED_AREAS, type CuratedArea } from './curated-regions';
import { distanceKm } from '@atoll/contracts/distance';

const LANDMARK_WEIGHT = 1_000_000;
const KM_PER_DEGREE = 111;
/** How many of its places a region offers. */
export const OFFERED = 5;

const other = (text: string): PlaceName => ({ text, use: 'other' });
const phrase = (text: string): PlaceName => ({ text, use: 'phrase' });

/** A sight; its town is part of what it is found by: 'eiffel tower paris'. */
function landmarkPlace(landmark: Landmark, town: GazetteerPlace | null): GazetteerPlace {
  const { name, near, countryCode, latitude, longitude, otherNames } = landmark;
  return {
    name,
    names: [
      { text: name, use: 'own' },
      ...otherNames.map(other),
      phrase(`${name} ${near}`),
      ...(otherNames[0] ? [phrase(`${otherNames[0]} ${near}`)] : []),
    ],
    kind: 'landmark',
    countryCode,
    division: town?.division ?? '',
    latitude,
    longitude,
    weight: LANDMARK_WEIGHT,
  };
}

/** The town beside each sight: the nearest of those with that name. */
function townsBeside(towns: readonly GazetteerPlace[]): Map<Landmark, GazetteerPlace> {
  const wanted = new Map<string, GazetteerPlace[]>(LANDMARKS.map(({ near }) => [near, []]));
  for (const town of towns) {
    for (const { text } of town.names) wanted.get(text)?.push(town);
  }
  return new Map(
    LANDMARKS.flatMap((landmark) => {
      const namesakes = wanted.get(landmark.near) ?? [];
      const [nearest] = namesakes.toSorted((x, y) => distanceKm(x, landmark) - distanceKm(y, landmark));
      return nearest ? [[landmark, nearest] as const] : [];
    }),
  );
}

function isIn(area: CuratedArea, town: GazetteerPlace): boolean {
  if (area.division) return town.division === area.division;
  const isNear = Math.abs(town.latitude - area.latitude) * KM_PER_DEGREE <= area.radiusKm;
  return isNear && distanceKm(town, area) <= area.radiusKm;
}

/** The first towns of a region, of those that are sorted by size. */
function largestTowns(area: CuratedArea, bySize: readonly GazetteerPlace[]): GazetteerPlace[] {
  const found: GazetteerPlace[] = [];
  for (const town of bySize) {
    if (!town.isQuarter && isIn(area, town)) found.push(town);
    if (found.length === OFFERED) break;
  }
  return found;
}

/** A region with its largest places, or an island. */
function areaPlace(area: CuratedArea, bySize: readonly GazetteerPlace[]): GazetteerPlace {
  const { name, kind, countryCode, latitude, longitude, otherNames, description, weight } = area;
  const offers = kind === 'region' ? largestTowns(area, bySize) : undefined;
  return {
    name,
    names: [{ text: name, use: 'own' }, ...otherNames.map(other)],
    kind,
    countryCode,
    division: area.division ?? '',
    latitude,
    longitude,
    weight,
    description,
    offers,
  };
}

/** GeoNames' towns without those that a curated island replaces. */
export function withoutReplaced<T extends GazetteerPlace>(towns: readonly T[]): T[] {
  const replaced = new Set(
    CURATED_AREAS.filter(({ countryCode }) => countryCode === 'MV').map(({ name }) => name),
  );
  return towns.filter(({ name, countryCode }) => countryCode !== 'MV' || !replaced.has(name));
}

export function curatedPlaces(towns: readonly GazetteerPlace[]): GazetteerPlace[] {
  const beside = townsBeside(towns);
  const bySize = towns.toSorted((a, b) => b.weight - a.weight);
  return [
    ...LANDMARKS.map((landmark) => landmarkPlace(landmark, beside.get(landmark) ?? null)),
    ...CURATED_AREAS.map((area) => areaPlace(area, bySize)),
  ];
}
