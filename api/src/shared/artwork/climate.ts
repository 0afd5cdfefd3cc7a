/** Where something stands, as far as climate is concerned. */
export interface Spot {
  readonly countryCode?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

export type Climate = 'temperate' | 'mediterranean' | 'tropical' | 'arid' | 'savanna' | 'alpine' | 'cold';

type Degrees = Readonly<{ north: number; east: number }>;

interface Rule {
  /** Space-separated; absent means all. */
  readonly countries?: string;
  readonly where?: (spot: Degrees) => boolean;
  readonly climates: readonly Climate[];
}

const TROPIC = 23.5;
const isTropicalLatitude = ({ north }: Degrees) => Math.abs(north) <= TROPIC;

/** Coarse on purpose: it only keeps palms out of the rain and snow out of the desert. The first match counts. */
const RULES: readonly Rule[] = [
  { countries: 'IS GL FO SJ', climates: ['cold'] },
  { countries: 'AD LI', climates: ['alpine', 'temperate'] },
  { countries: 'NP BT', climates: ['alpine', 'temperate'] },
  { countries: 'CH AT FR IT DE', where: ({ north, east }) => north > 45.6 && north < 47.9 && east > 5.8 && east < 13.6, climates: ['alpine', 'temperate'] },
  { where: ({ north }) => Math.abs(north) >= 62, climates: ['cold'] },
  { countries: 'NO SE FI EE LV RU CA KZ', where: ({ north }) => north >= 51, climates: ['cold', 'temperate'] },
  { countries: 'MN', climates: ['cold', 'arid'] },
  { countries: 'AE SA QA OM KW BH JO EG LY IQ YE SD MR NE DJ TM TD ML', climates: ['arid'] },
  { countries: 'MA TN DZ', where: ({ north }) => north >= 33, climates: ['mediterranean', 'arid'] },
  { countries: 'MA TN DZ EH', climates: ['arid'] },
  { countries: 'IR AF UZ PK', climates: ['arid', 'temperate'] },
  { countries: 'US MX', where: ({ north, east }) => north > 26 && north < 37.5 && east > -117 && east < -103, climates: ['arid'] },
  { countries: 'US', where: ({ north, east }) => north > 32 && north < 38.6 && east <= -117, climates: ['mediterranean'] },
  { countries: 'US', where: ({ north }) => north < 28.8, climates: ['tropical'] },
  { countries: 'IN', where: ({ north }) => north >= 25, climates: ['arid'] },
  { countries: 'AU', where: ({ north, east }) => north > -32 && north < -20 && east > 120 && east < 142, climates: ['arid'] },
  { countries: 'BW NA', climates: ['savanna', 'arid'] },
  { countries: 'ZA', where: ({ north, east }) => north < -32 && east < 22, climates: ['mediterranean'] },
  { countries: 'ZA SZ LS', climates: ['savanna', 'temperate'] },
  { countries: 'KE TZ ZM ZW UG RW BI MW MZ', climates: ['savanna', 'tropical'] },
  { countries: 'BO ET', climates: ['temperate'] },
  { countries: 'CO EC', where: ({ north, east }) => north < 7 && east > -79.2, climates: ['temperate'] },
  { countries: 'MX', where: ({ north, east }) => north > 18.5 && north < 26 && east > -104 && east < -97, climates: ['mediterranean'] },
  { where: isTropicalLatitude, climates: ['tropical'] },
  { countries: 'TW BS BM', climates: ['tropical'] },
  { countries: 'ES PT GR CY MT MC SM VA IL PS LB AL ME GI', climates: ['mediterranean'] },
  { countries: 'IT', where: ({ north }) => north < 44.6, climates: ['mediterranean'] },
  { countries: 'FR', where: ({ north }) => north < 44.3, climates: ['mediterranean', 'temperate'] },
  { countries: 'HR BA SI', where: ({ north }) => north < 45.4, climates: ['mediterranean'] },
  { countries: 'TR', climates: ['mediterranean', 'temperate'] },
  { countries: 'CL AU', where: ({ north }) => north > -38, climates: ['mediterranean', 'temperate'] },
]; // prettier-ignore

/** The climates of a place, the ruling one first. Without coordinates it is temperate, unless the country says more. */
export function climatesOf({ countryCode = '', latitude = 50, longitude = 0 }: Spot): readonly Climate[] {
  const spot = { north: latitude, east: longitude };
  const rule = RULES.find(
    ({ countries, where }) =>
      (!countries || countries.split(' ').includes(countryCode)) && (where?.(spot) ?? true),
  );
  return rule?.climates ?? ['temperate'];
}

const ISLANDS =
  'MV SC MU FJ PF BS BB AG AW BQ CK CW DM GD GP KN KY LC MQ NC PW SX TC TO TV VC VG VI VU WS'.split(' ');

/** A country of small islands: everything is near the beach. */
export function isIslandCountry(countryCode: string | undefined): boolean {
  return ISLANDS.includes(countryCode ?? '');
}

/** Parts of countries that the library names. */
const PARTS: Readonly<Record<string, (latitude: number, longitude: number) => boolean>> = {
  'US-NE': (latitude, longitude) => latitude > 38.5 && longitude > -80,
  'FR-S': (latitude) => latitude < 45.2,
  'ES-AN': (latitude, longitude) => latitude < 38.8 && longitude < -1.6,
};

/** Whether a place lies in a region of the library: 'FR', or a part of a country such as 'FR-S'. */
export function isInRegion(region: string, { countryCode, latitude, longitude }: Spot): boolean {
  if (region.slice(0, 2) !== countryCode) return false;
  const part = PARTS[region];
  return !part || (latitude !== undefined && longitude !== undefined && part(latitude, longitude));
}
