import { isIslandCountry, type Climate, type Spot } from './climate';

/** Towns with a scene of their own, by the vendor's or the gazetteer's name. */
const TOWNS: Readonly<Record<string, string>> = {
  amsterdam: 'amsterdam',
  barcelona: 'barcelona',
  cairo: 'cairo',
  dubai: 'dubai',
  istanbul: 'istanbul',
  london: 'london',
  'new york': 'new-york',
  'new york city': 'new-york',
  paris: 'paris',
  rome: 'rome',
  singapore: 'singapore',
  sydney: 'sydney',
  tokyo: 'tokyo',
};

type Scenes = readonly [string, ...string[]];

/** What the land looks like where a country has a look of its own. */
const OF_COUNTRY: readonly (readonly [countries: string, scenes: Scenes])[] = [
  ['NO IS GL FO', ['fjord', 'harbour']],
  ['TH KH LA MM LK VN ID JP CN KR TW MY', ['temple', 'skyline']],
  ['US CA AU NZ HK SG BR', ['skyline', 'forest-lake']],
  ['MA TN DZ', ['old-town', 'dunes']],
  ['FR DE GB IE BE NL LU CH AT CZ SK PL HU SI RO BG RS UA LT LV EE DK', ['old-town', 'river-bridges']],
];
const OF_ISLANDS: Scenes = ['lagoon', 'beach-bay', 'lagoon-night'];
const OF_CLIMATE: Readonly<Record<Climate, Scenes>> = {
  alpine: ['alps', 'forest-lake'],
  arid: ['dunes', 'skyline'],
  cold: ['harbour', 'forest-lake'],
  mediterranean: ['old-town', 'harbour', 'vineyard'],
  savanna: ['savanna', 'skyline'],
  temperate: ['skyline', 'old-town'],
  tropical: ['skyline'],
};
/** Lakes and forests of the countries above would be out of place in their warm parts. */
const NOT_IN: Readonly<Partial<Record<Climate, Scenes>>> = {
  tropical: ['forest-lake'],
  arid: ['forest-lake'],
};

/** The scene that a town has to itself; undefined for most. */
export function townScene(name: string | undefined): string | undefined {
  return TOWNS[name?.toLowerCase() ?? ''];
}

/** What the land around a spot may look like: never empty. */
export function landScenes({ countryCode }: Spot, climate: Climate): readonly [string, ...string[]] {
  const [first = 'skyline', ...others] = landOf(countryCode, climate).filter(
    (scene) => !NOT_IN[climate]?.includes(scene),
  );
  return [first, ...others];
}

function landOf(countryCode: string | undefined, climate: Climate): Scenes {
  if (isIslandCountry(countryCode)) return OF_ISLANDS;
  if (climate === 'alpine') return OF_CLIMATE.alpine;
  const country = OF_COUNTRY.find(([countries]) => countries.split(' ').includes(countryCode ?? '-'));
  return country?.[1] ?? OF_CLIMATE[climate];
}
