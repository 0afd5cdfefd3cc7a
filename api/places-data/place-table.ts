import { PLACE_KINDS } from '@atoll/contracts/place';
import {
  IS_CAPITAL,
  IS_QUARTER,
  SHOWS_REGION,
  type GazetteerColumns,
  type GazetteerLists,
  type PlaceExtra,
} from '../src/places/file/gazetteer-file';
import { fold } from '@atoll/contracts/fold';
import { countryNames } from './country-names';
import { DIVISION_NAMES, DIVISION_SHORTHANDS } from './divisions';
import type { GazetteerPlace } from './gazetteer-place';
import { TextColumn } from './name-table';

type PlaceColumns = Pick<
  GazetteerColumns,
  | 'latitudes'
  | 'longitudes'
  | 'weights'
  | 'kinds'
  | 'flags'
  | 'countries'
  | 'divisions'
  | 'nameStarts'
  | 'names'
>;

/** Among towns of one name in one country, a capital or one so much larger than the next is meant without its region. */
const UNMISTAKABLE = 20;
const E5 = 100_000;

/** Places that need their region to be told from others. */
function needingRegion(places: readonly GazetteerPlace[]): Set<GazetteerPlace> {
  const byLabel = new Map<string, GazetteerPlace[]>();
  for (const place of places) {
    const label = `${fold(place.name)}|${place.countryCode}`;
    const list = byLabel.get(label);
    if (list) list.push(place);
    else byLabel.set(label, [place]);
  }
  const found = new Set<GazetteerPlace>();
  for (const namesakes of byLabel.values()) {
    if (namesakes.length === 1) continue;
    const [first, second, ...others] = namesakes.sort((a, b) => b.weight - a.weight);
    if (!first || !second) continue;
    if (!first.isCapital && first.weight < UNMISTAKABLE * second.weight) found.add(first);
    for (const other of [second, ...others]) found.add(other);
  }
  return found;
}

function extraOf(place: GazetteerPlace, indexOf: ReadonlyMap<GazetteerPlace, number>): PlaceExtra | null {
  const { iataCode, description } = place;
  const offers = place.offers?.flatMap((offered) => indexOf.get(offered) ?? []);
  return iataCode || description || offers ? { iataCode, description, offers } : null;
}

function divisionKeys(codes: readonly string[]): [string, number][] {
  return codes.flatMap((code, index) => {
    const letters = /^[A-Z]{2}\.([A-Z]{2,3})$/.exec(code)?.[1];
    const names = [DIVISION_NAMES.get(code), letters, DIVISION_SHORTHANDS[code]];
    return names.flatMap((name): [string, number][] => (name ? [[fold(name), index]] : []));
  });
}

/** What is known of each place beside its names. */
export function placeColumns(places: readonly GazetteerPlace[]): PlaceColumns & { lists: GazetteerLists } {
  const countryCodes = [...new Set(places.map(({ countryCode }) => countryCode))].sort();
  const divisionCodes = ['', ...DIVISION_NAMES.keys()];
  const countryIndex = new Map(countryCodes.map((code, index) => [code, index]));
  const divisionIndex = new Map(divisionCodes.map((code, index) => [code, index]));
  const indexOf = new Map(places.map((place, index) => [place, index]));
  const ambiguous = needingRegion(places);
  const names = new TextColumn();
  for (const { name } of places) names.push(name);
  const shown = names.columns();
  const flagsOf = (place: GazetteerPlace) =>
    (place.isCapital ? IS_CAPITAL : 0) |
    (place.isQuarter ? IS_QUARTER : 0) |
    (ambiguous.has(place) ? SHOWS_REGION : 0);
  const extras = places.flatMap((place, index) => {
    const extra = extraOf(place, indexOf);
    return extra ? [[String(index), extra] as const] : [];
  });
  return {
    latitudes: Int32Array.from(places, ({ latitude }) => Math.round(latitude * E5)),
    longitudes: Int32Array.from(places, ({ longitude }) => Math.round(longitude * E5)),
    weights: Uint32Array.from(places, ({ weight }) => Math.round(weight)),
    kinds: Uint8Array.from(places, ({ kind }) => PLACE_KINDS.indexOf(kind)),
    flags: Uint8Array.from(places, flagsOf),
    countries: Uint8Array.from(places, ({ countryCode }) => countryIndex.get(countryCode) ?? 0),
    divisions: Uint16Array.from(places, ({ division }) => divisionIndex.get(division) ?? 0),
    nameStarts: shown.starts,
    names: shown.bytes,
    lists: {
      countryCodes,
      divisionNames: divisionCodes.map((code) => DIVISION_NAMES.get(code) ?? ''),
      countryKeys: countryCodes.flatMap((code, index) =>
        countryNames(code).map((name): [string, number] => [fold(name), index]),
      ),
      divisionKeys: divisionKeys(divisionCodes),
      extras: Object.fromEntries(extras),
    },
  };
}
