/** A place the gazetteer lacks, or has in the wrong spot. */
export interface CuratedPlace {
  readonly name: string;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly placeType: 'island' | 'region' | 'country';
  readonly region?: string;
  readonly description?: string;
  /** Ranks it among places of the same beginning, as if it had so many inhabitants. */
  readonly weight: number;
}

/**
 * The five islands of the specification (hotels-and-tours 7.6), and destinations that are no towns.
 * Maafushi is where the gazetteer (GeoNames) has it. The other four islands' positions were written down without a
 * source at hand and are NOT yet verified: check each against two sources before relying on them (docs/decisions/0008).
 */
export const CURATED_PLACES: readonly CuratedPlace[] = [
  island('Maafushi', 3.9423, 73.4907, 'Kaafu Atoll'),
  island('Thulusdhoo', 4.3744, 73.6513, 'Kaafu Atoll'),
  island('Fulidhoo', 3.6805, 73.4151, 'Vaavu Atoll'),
  island('Gulhi', 3.9902, 73.5086, 'Kaafu Atoll'),
  island('Dhiffushi', 4.4432, 73.7135, 'Kaafu Atoll'),
  {
    name: 'Bali',
    countryCode: 'ID',
    latitude: -8.4095,
    longitude: 115.1889,
    placeType: 'region',
    description: 'Island of temples, rice terraces and surf',
    weight: 4_300_000,
  },
  {
    name: 'Maldives',
    countryCode: 'MV',
    // The map's default centre (specification, section 9).
    latitude: 3.9,
    longitude: 73.5,
    placeType: 'country',
    description: 'Atolls of the Indian Ocean',
    weight: 500_000,
  },
];

function island(name: string, latitude: number, longitude: number, region: string): CuratedPlace {
  return { name, countryCode: 'MV', latitude, longitude, region, placeType: 'island', weight: 3_000 };
}

/** Gazetteer names that travelers write differently: name there, country, other names; the first one is shown. */
export const OTHER_NAMES: readonly (readonly [name: string, countryCode: string, ...others: string[]])[] = [
  ['New York City', 'US', 'New York'],
  ['Male', 'MV', 'Malé'],
  ['Washington, D.C.', 'US', 'Washington', 'Washington DC'],
  ['Ulan Bator', 'MN', 'Ulaanbaatar'],
  ['Köln', 'DE', 'Cologne'],
  ['Genève', 'CH', 'Geneva'],
  ['Sevilla', 'ES', 'Seville'],
  ['Luzern', 'CH', 'Lucerne'],
  ['Brugge', 'BE', 'Bruges'],
  ['Antwerpen', 'BE', 'Antwerp'],
  ['Gent', 'BE', 'Ghent'],
  ['Hannover', 'DE', 'Hanover'],
  ['Nürnberg', 'DE', 'Nuremberg'],
  ['Göteborg', 'SE', 'Gothenburg'],
  ['Frankfurt am Main', 'DE', 'Frankfurt'],
  ['Palma', 'ES', 'Palma de Mallorca'],
  ['Kraków', 'PL', 'Cracow'],
  ['Kyiv', 'UA', 'Kiev'],
  ['Mumbai', 'IN', 'Mumbai', 'Bombay'],
  ['Ho Chi Minh City', 'VN', 'Ho Chi Minh City', 'Saigon'],
  ['Beijing', 'CN', 'Beijing', 'Peking'],
];
