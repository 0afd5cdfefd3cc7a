/** Countries whose land is islands of their own, by ISO 3166-1 alpha-2: what a sentence may call so. */
const ISLAND_COUNTRIES =
  'AG BB BS BH CU CV CY DM FJ FM GD ID IS JM JP KI KM KN LC LK MG MH MT MU MV NR NZ PH PW SB SC ST TO TT TV VC VU WS'.split(
    ' ',
  );
const ISLANDS = 'AI AW BL BQ CW GU IM JE MQ MS NF NU PR RE'.split(' ');
const ISLAND_GROUPS = 'AX BM CC CK FK FO GG GP KY MP PF PM PN TC TK VG VI YT'.split(' ');
const CITY_STATES = 'MC SG VA'.split(' ');
/** Countries that no text calls one: parts of others, and what not all call a country. */
const NOT_CALLED_COUNTRIES =
  'AC AQ AS BV CX EH GF GI GL GS HK HM IO MF MO NC PS SH SJ SX TA TF TW UM WF XK'.split(' ');

/** Those on the Caspian Sea are not called so, nor denied its shore. */
const LANDLOCKED =
  'AD AF AM AT BF BI BO BT BW BY CF CH CZ ET HU KG LA LI LS LU MD MK ML MN MW NE NP PY RS RW SK SM SS SZ TD TJ UG UZ VA XK ZM ZW'.split(
    ' ',
  );

/** Whether a country has no sea of its own. */
export function isLandlocked(countryCode: string): boolean {
  return LANDLOCKED.includes(countryCode);
}

export type LandKind =
  'city-state' | 'island country' | 'island' | 'island group' | 'landlocked country' | 'country';

/** What a sentence may call a country; null where it says only where it lies. */
export function landKind(countryCode: string): LandKind | null {
  const kinds: readonly (readonly [LandKind, readonly string[]])[] = [
    ['city-state', CITY_STATES],
    ['island country', ISLAND_COUNTRIES],
    ['island', ISLANDS],
    ['island group', ISLAND_GROUPS],
  ];
  const found = kinds.find(([, codes]) => codes.includes(countryCode));
  if (found) return found[0];
  if (NOT_CALLED_COUNTRIES.includes(countryCode)) return null;
  return isLandlocked(countryCode) ? 'landlocked country' : 'country';
}
