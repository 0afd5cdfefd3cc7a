import { countries } from 'countries-list';
import { CODED_CITIES } from '@atoll/contracts/place';
import type { GazetteerPlace, PlaceName } from './gazetteer-place';
import type { GeoNamesRow } from './geonames';
import { MORE_NAMES, NOT_NAMES, SHOWN_NAMES } from './shown-names';

/** Places that are no more: in ruins, historical, destroyed. */
const GONE = ['PPLH', 'PPLQ', 'PPLW', 'PPLCH'];
const QUARTER_SHARE = 0.3;
const CAPITAL_FACTOR = 1.5;
/** A seat of government whose inhabitants nobody counted is no hamlet. */
const UNCOUNTED: Readonly<Record<string, number>> = { PPLC: 50_000, PPLA: 20_000, PPLA2: 3_000, PPLA3: 500 };
/** GeoNames has machine-made spellings in lower case among its names: 'ba li'. Only articles begin that way in real ones. */
const MACHINE_MADE = /^(?!(a[dlnrstz]|ash|el|la|le|les|los|las|il|de|den|het|'s|'t)[-' ])[a-z]/;

/** Cyrillic names in Latin letters have marks for soft signs: 'Parizh''. They are names where those letters are used only. */
const SOFT_SIGN = /[b-df-hj-np-tv-z]['ʹ](?![A-Z])/;
const CYRILLIC_COUNTRIES = 'RU UA BY KZ KG UZ TJ TM BG MN RS MK'.split(' ');

function isName(text: string, countryCode: string): boolean {
  if (MACHINE_MADE.test(text) || NOT_NAMES.includes(`${text}|${countryCode}`)) return false;
  return CYRILLIC_COUNTRIES.includes(countryCode) || !SOFT_SIGN.test(text);
}

/** 'Rome' for 'City of Rome', as Chinese and Japanese write it. */
function withoutCitySuffix(text: string): string[] {
  return /^\p{sc=Han}{2,}市$/u.test(text) ? [text, text.slice(0, -1)] : [text];
}

/** Whether it is a town of a country, and still there. */
export function isComplete({ name, countryCode, latitude, longitude, featureCode }: GeoNamesRow): boolean {
  return (
    name !== '' &&
    countryCode in countries &&
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    !GONE.includes(featureCode)
  );
}

function weightOf({ population, featureCode }: GeoNamesRow): number {
  const inhabitants = population || (UNCOUNTED[featureCode] ?? 0);
  if (featureCode === 'PPLC') return Math.round(inhabitants * CAPITAL_FACTOR);
  return featureCode === 'PPLX' ? Math.round(inhabitants * QUARTER_SHARE) : inhabitants;
}

/** Rows of the 17 cities that show a code, the most populous of each name and country (HSE-16). */
function codedRows(rows: readonly GeoNamesRow[]): Map<GeoNamesRow, string> {
  const found = CODED_CITIES.flatMap(({ name, countryCode, iataCode }) => {
    const namesakes = rows.filter(
      (row) => row.countryCode === countryCode && shownName(row) === name && row.featureCode !== 'PPLX',
    );
    const [largest] = namesakes.sort((a, b) => b.population - a.population);
    if (!largest) throw new Error(`GeoNames has no ${name} in ${countryCode}`);
    return [[largest, iataCode] as const];
  });
  return new Map(found);
}

/** The name that travelers know a town by. */
export function shownName({ name, countryCode }: GeoNamesRow): string {
  return SHOWN_NAMES[`${name}|${countryCode}`] ?? name;
}

/**
 * The towns of GeoNames that are whole and still there. A code of an airport among a town's names is the airport's
 * rather than the town's.
 */
export function townsOf(
  rows: readonly GeoNamesRow[],
  airportCodes: ReadonlySet<string>,
): Map<GeoNamesRow, GazetteerPlace> {
  const whole = rows.filter(isComplete);
  const coded = codedRows(whole);
  return new Map(
    whole.map((row) => {
      const name = shownName(row);
      const iataCode = coded.get(row);
      const others = [
        row.name,
        ...row.otherNames,
        ...(MORE_NAMES[name] ?? []),
        ...(iataCode ? [iataCode] : []),
      ]
        .filter((text) => text !== name && isName(text, row.countryCode))
        .flatMap(withoutCitySuffix)
        .map((text): PlaceName => ({ text, use: airportCodes.has(text) ? 'cityCode' : 'other' }));
      const place: GazetteerPlace = {
        name,
        names: [{ text: name, use: 'own' }, ...others],
        kind: 'city',
        countryCode: row.countryCode,
        division: row.division,
        latitude: row.latitude,
        longitude: row.longitude,
        weight: weightOf(row),
        isCapital: row.featureCode === 'PPLC',
        isQuarter: row.featureCode === 'PPLX',
        iataCode,
      };
      return [row, place];
    }),
  );
}
