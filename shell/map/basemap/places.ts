import type { Feature, Point, Position } from 'geojson';
import { CITIES } from './cities';
import { CURATED_ISLANDS } from './curated-islands';
import type { CountryLabel } from './world';

/** What a label in a tile carries. */
export type LabelProperties = Readonly<Record<string, string | number>>;
export interface LabelFeature extends Feature<Point, LabelProperties> {
  /** The first zoom of tiles that have it. */
  readonly minZoom: number;
}

const TOWN_MIN_INHABITANTS = 30_000;
const DEEPEST_ZOOM = 5;
/** Inhabitants from which a town is shown, by rank: 1 is the largest. */
const RANKS = [5_000_000, 1_000_000, 300_000, 100_000, 50_000];
/** The tile zoom at which towns of a rank begin. */
const FIRST_ZOOM = [2, 3, 4, DEEPEST_ZOOM, DEEPEST_ZOOM, DEEPEST_ZOOM];

function rankOf(inhabitants: number): number {
  const rank = RANKS.findIndex((limit) => inhabitants >= limit);
  return rank === -1 ? RANKS.length + 1 : rank + 1;
}

/** Towns of GeoNames (CC BY 4.0): over 30,000 people, capitals, and every inhabited island of the Maldives. */
export function townLabels(): LabelFeature[] {
  return CITIES.filter(
    ({ featureCode, population, countryCode }) =>
      featureCode !== 'PPLX' &&
      (population >= TOWN_MIN_INHABITANTS || featureCode === 'PPLC' || countryCode === 'MV'),
  ).map(({ name, population, featureCode, longitude, latitude }) => {
    const isCapital = featureCode === 'PPLC';
    const rank = Math.min(rankOf(population), isCapital ? 2 : Infinity);
    return {
      type: 'Feature',
      minZoom: FIRST_ZOOM[rank - 1] ?? DEEPEST_ZOOM,
      properties: { name, rank, ...(isCapital ? { capital: 1 } : {}) },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    };
  });
}

/** The specification's islands that GeoNames lacks. */
export function islandLabels(): LabelFeature[] {
  const known = new Set(CITIES.filter(({ countryCode }) => countryCode === 'MV').map(({ name }) => name));
  return CURATED_ISLANDS.filter(({ name }) => !known.has(name)).map(({ name, longitude, latitude }) => ({
    type: 'Feature',
    minZoom: DEEPEST_ZOOM,
    properties: { name, rank: RANKS.length + 1 },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
}

/** Inhabited islands of the Maldives with their positions. */
export function maldivianTowns(): Position[] {
  return CITIES.filter(({ countryCode }) => countryCode === 'MV').map(({ longitude, latitude }) => [
    longitude,
    latitude,
  ]);
}

/** Names of countries; readers translate them by `code`. */
export function countryFeatures(countries: readonly CountryLabel[]): LabelFeature[] {
  return countries.map(({ code, name, position, area }) => {
    const rank = area > 0.02 ? 1 : area > 0.004 ? 2 : area > 0.0005 ? 3 : 4;
    return {
      type: 'Feature',
      minZoom: rank - 1,
      properties: { name, rank, ...(code ? { code } : {}) },
      geometry: { type: 'Point', coordinates: position },
    };
  });
}
