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

const listed = (countries: string) => {
  const codes = new Set(countries.split(' '));
  return (countryCode: string | undefined) => codes.has(countryCode ?? '-');
};

/** Where pagodas stand. */
export const hasPagodas = listed('TH KH LA MM VN JP CN KR KP TW NP BT');
/** Where sand dunes and camels are a usual sight. */
export const hasDunes = listed('AE SA QA OM KW BH JO EG LY YE SD MR NE DJ TM TD ML MA TN DZ EH');
/** Where giraffes live. */
export const hasSafari = listed('KE TZ ZA BW NA ZM ZW UG RW MW MZ SZ');
/** Where snowy mountains rise above high towns. */
export const hasSnow = listed('AD LI NP BT KG TJ GE AM NZ');
/** Where old towns have tiled roofs around a church. */
export const hasOldTowns = listed(
  'AD AT BE BG BY CH CY CZ DE DK EE ES FI FR GB GE GI GR HR HU IE IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA VA AM MX GT SV HN NI CR PA CU DO PR CO VE EC PE BO PY UY AR CL BR MO CV',
);
const hasRiverTowns = listed('FR DE GB IE BE NL LU CH AT CZ SK PL HU SI RO BG RS UA LT LV EE DK');
const hasLakes = listed('US CA AU NZ BR MN');

/** What the land looks like where a country has a look of its own. No scene of the sea: a spot may be far from it. */
const OF_COUNTRY: readonly (readonly [isOf: (countryCode: string | undefined) => boolean, scenes: Scenes])[] =
  [
    [listed('NO IS GL FO'), ['fjord', 'forest-lake']],
    [hasPagodas, ['temple', 'skyline']],
    [hasLakes, ['skyline', 'forest-lake']],
    [listed('HK SG ID LK MY'), ['skyline']],
    [listed('MA TN DZ'), ['dunes', 'skyline']],
    [hasRiverTowns, ['old-town', 'river-bridges']],
  ];
const OF_ISLANDS: Scenes = ['lagoon', 'beach-bay', 'lagoon-night'];
const OF_CLIMATE: Readonly<Record<Climate, Scenes>> = {
  alpine: ['alps', 'forest-lake'],
  arid: ['dunes', 'skyline'],
  cold: ['forest-lake'],
  mediterranean: ['old-town', 'vineyard'],
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
  const country = OF_COUNTRY.find(([isOf]) => isOf(countryCode));
  return country?.[1] ?? OF_CLIMATE[climate];
}
