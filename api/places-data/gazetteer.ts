import { countries } from 'countries-list';
import { writeGazetteer } from '../src/places/file/gazetteer-file';
import { readAirports, type AirportRow } from './airports';
import { countryNames } from './country-names';
import { curatedPlaces, OFFERED, withoutReplaced } from './curated';
import { DIVISION_NAMES } from './divisions';
import type { GazetteerPlace, PlaceName } from './gazetteer-place';
import { readGeoNames, type GeoNamesRow } from './geonames';
import { nameColumns } from './name-table';
import { placeColumns } from './place-table';
import { townsOf } from './towns';

/** Two letters are too few to mean a country by. */
const SHORTHAND = /^[A-Z]{2}$/;

function airportPlace(airport: AirportRow, towns: ReadonlyMap<GeoNamesRow, GazetteerPlace>): GazetteerPlace {
  const { name, iataCode, town, countryCode, latitude, longitude, weight } = airport;
  const phrase = (text: string): PlaceName => ({ text, use: 'phrase' });
  const city = town ? towns.get(town) : undefined;
  const shortName = name.replace(/ (International )?Airport$/, '');
  // 'Heathrow' for 'London Heathrow Airport'.
  const ownPart =
    city && shortName.startsWith(city.name) ? shortName.slice(city.name.length).replace(/^\W+/, '') : '';
  return {
    // The code is part of the name, so that an airport is never taken for its city.
    name: `${name} (${iataCode})`,
    // Its name is no more than a phrase: a beginning means its city first.
    names: [
      phrase(name),
      phrase(`${name} ${iataCode}`),
      { text: iataCode, use: 'airportCode' },
      phrase(`${iataCode} airport`),
      phrase(`airport ${iataCode}`),
      phrase(`${shortName} airport`),
      ...(ownPart.length > 3 ? [phrase(ownPart)] : []),
      ...(city ? [phrase(`${city.name} airport`), phrase(`${city.name} ${iataCode}`)] : []),
    ],
    kind: 'airport',
    countryCode,
    division: town?.division ?? '',
    latitude,
    longitude,
    weight,
  };
}

/** What each country and division is found by: its largest towns, which take its names on as well. */
function withAreaNames(towns: readonly GazetteerPlace[]): GazetteerPlace[] {
  const areas = new Map<string, GazetteerPlace[]>();
  const sorted = towns.filter(({ isQuarter }) => !isQuarter).sort((a, b) => b.weight - a.weight);
  for (const town of sorted) {
    for (const area of [town.countryCode, town.division]) {
      const list = areas.get(area);
      if (!list) areas.set(area, [town]);
      else if (list.length < OFFERED) list.push(town);
    }
  }
  const names = new Map<GazetteerPlace, string[]>();
  for (const [area, largest] of areas) {
    const division = DIVISION_NAMES.get(area);
    const called = area.includes('.') ? (division ? [division] : []) : countryNames(area);
    for (const town of largest) names.set(town, [...(names.get(town) ?? []), ...called]);
  }
  return towns.map((town) => {
    const called = (names.get(town) ?? []).filter((text) => !SHORTHAND.test(text));
    if (called.length === 0) return town;
    return { ...town, names: [...town.names, ...called.map((text): PlaceName => ({ text, use: 'area' }))] };
  });
}

/** Every place that travelers can find, from the packages and the curated tables. */
async function allPlaces(): Promise<GazetteerPlace[]> {
  const rows = readGeoNames();
  const airports = (await readAirports(rows)).filter(({ countryCode }) => countryCode in countries);
  const townByRow = townsOf(rows, new Set(airports.map(({ iataCode }) => iataCode)));
  const towns = withAreaNames(withoutReplaced([...townByRow.values()]));
  const arrivals = airports.map((airport) => airportPlace(airport, townByRow));
  return [...curatedPlaces(towns), ...towns, ...arrivals];
}

/** The bytes of the gazetteer's file. */
export async function makeGazetteer(): Promise<Buffer> {
  const places = await allPlaces();
  const { lists, ...columns } = placeColumns(places);
  return writeGazetteer({ ...columns, ...nameColumns(places) }, lists);
}
