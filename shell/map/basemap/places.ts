import type { Position } from 'geojson';
import { CITIES } from './cities';
import { CURATED_ISLANDS } from './curated-islands';
import { tileOf } from './tile-numbers';
import { MAX_TILE_ZOOM, type TileFeature } from './tiles';
import type { CountryLabel } from './world';

/** Inhabitants from which a town has a rank: 1 is the largest, and what is smaller than all has the last. */
const RANKS = [5_000_000, 1_000_000, 300_000, 100_000, 50_000, 15_000, 4_000];
const LAST_RANK = RANKS.length + 1;
/** The tile zoom at which towns of a rank begin. */
const FIRST_ZOOM = [2, 3, 4, 5, 6];
/** Islands of the Maldives are few and small, and what a traveller there looks for. */
const ISLAND_RANK = 6;
/** A quarter of a town is never shown before the towns round it. */
const QUARTER_RANK = 7;
/** Of smaller places the largest is kept in each cell of a grid of this zoom, which is 20 km on the equator. */
const CELL_ZOOM = 11;
const KEPT_FROM_INHABITANTS = 15_000;

type City = (typeof CITIES)[number];

function rankOf({ population, featureCode, countryCode }: City): number {
  const rank = RANKS.findIndex((limit) => population >= limit);
  const bySize = rank === -1 ? LAST_RANK : rank + 1;
  if (countryCode === 'MV') return Math.min(bySize, ISLAND_RANK);
  if (featureCode === 'PPLX') return Math.max(bySize, QUARTER_RANK);
  return featureCode === 'PPLC' ? Math.min(bySize, 2) : bySize;
}

function cellOf({ longitude, latitude }: City): string {
  const { x, y } = tileOf(longitude, latitude, CELL_ZOOM);
  return `${x}/${y}`;
}

/** Which places have a name on the map, so that there are some beside every town and not too many in a large one. */
function placesShown(): City[] {
  const taken = new Set<string>();
  return [...CITIES]
    .sort((a, b) => rankOf(a) - rankOf(b) || b.population - a.population)
    .filter((city) => {
      if (city.featureCode === 'PPLX' || city.countryCode === 'MV') return true;
      const cell = cellOf(city);
      const isLargest = !taken.has(cell);
      taken.add(cell);
      return isLargest || city.population >= KEPT_FROM_INHABITANTS || city.featureCode === 'PPLC';
    });
}

/** Towns and villages of GeoNames (CC BY 4.0), the largest first, and every inhabited island of the Maldives. */
export function townLabels(): TileFeature[] {
  return placesShown().map((city) => {
    const { name, featureCode, longitude, latitude } = city;
    const rank = rankOf(city);
    return {
      type: 'Feature',
      minZoom: FIRST_ZOOM[rank - 1] ?? MAX_TILE_ZOOM,
      properties: { name, rank, ...(featureCode === 'PPLC' ? { capital: 1 } : {}) },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    };
  });
}

/** The specification's islands that GeoNames lacks. */
export function islandLabels(): TileFeature[] {
  const known = new Set(CITIES.filter(({ countryCode }) => countryCode === 'MV').map(({ name }) => name));
  return CURATED_ISLANDS.filter(({ name }) => !known.has(name)).map(({ name, longitude, latitude }) => ({
    type: 'Feature',
    minZoom: MAX_TILE_ZOOM,
    properties: { name, rank: ISLAND_RANK },
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
export function countryFeatures(countries: readonly CountryLabel[]): TileFeature[] {
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
