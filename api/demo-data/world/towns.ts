import { countries } from 'countries-list';
import { slugify } from '@atoll/contracts/slug';
import { DIVISION_NAMES } from '../../places-data/divisions';
import { readGeoNames, type GeoNamesRow } from '../../places-data/geonames';
import { isComplete, shownName } from '../../places-data/towns';
import { distanceKm } from '@atoll/contracts/distance';
import { POPULAR_TOWNS } from './popular-towns';
import { seaDistances } from './sea';
import type { Town } from './town';

const LARGE = 100_000;
/** Towns of a country that are taken however small they are. */
const LARGEST_OF_COUNTRY = 4;
/** A country whose largest town is smaller has no travel agents. */
const SMALLEST_MAIN_TOWN = 1_000;
/** What lies nearer to a larger town is a part of it. */
const SUBURB_KM = 12;

/** Names with a second one in them. */
const IS_DOUBLE = /[,/(`]/;

const countryNames: Readonly<Record<string, { readonly name: string } | undefined>> = countries;
const nameIn = (name: string, countryCode: string) => `${name}|${countryCode}`;
const POPULARITY = new Map(POPULAR_TOWNS.map(([name, country], index) => [nameIn(name, country), index]));

/** No country, though it has a code. */
const ANTARCTICA = 'AQ';
/** Towns with the inhabitants of the county around them. */
const MISCOUNTED = ['Kakamega|KE'];

function isTown(row: GeoNamesRow): boolean {
  const isPart = row.featureCode === 'PPLX';
  const isMiscounted = MISCOUNTED.includes(nameIn(row.name, row.countryCode));
  return (
    isComplete(row) && !isPart && !isMiscounted && row.countryCode !== ANTARCTICA && !IS_DOUBLE.test(row.name)
  );
}

/** Towns with their inhabitants, the largest first; parts of towns are none. */
function townRows(): GeoNamesRow[] {
  return readGeoNames()
    .filter(isTown)
    .sort((a, b) => b.population - a.population || a.geonameId - b.geonameId);
}

/** The rows that become towns, with their rank in their country. Rows come by size, and so do the towns. */
function chosenRows(rows: readonly GeoNamesRow[]): [GeoNamesRow, rank: number][] {
  const taken = new Map<string, GeoNamesRow[]>();
  const popular = new Set<string>();
  const chosen: [GeoNamesRow, number][] = [];
  for (const row of rows) {
    const ofCountry = taken.get(row.countryCode) ?? [];
    taken.set(row.countryCode, ofCountry);
    if (ofCountry.length === 0 && row.population < SMALLEST_MAIN_TOWN) continue;
    const key = nameIn(shownName(row), row.countryCode);
    const isPopular = POPULARITY.has(key) && !popular.has(key);
    const isCapital = row.featureCode === 'PPLC';
    const isLarge = row.population >= LARGE || ofCountry.length < LARGEST_OF_COUNTRY;
    if (!isPopular && !isCapital && !isLarge) continue;
    const isSuburb = ofCountry.some((other) => isNear(other, row));
    if (isSuburb && !isPopular && !isCapital) continue;
    if (isPopular) popular.add(key);
    ofCountry.push(row);
    chosen.push([row, ofCountry.length]);
  }
  return chosen;
}

function isNear(one: GeoNamesRow, other: GeoNamesRow): boolean {
  // Most are told apart by their latitudes alone.
  return Math.abs(one.latitude - other.latitude) < 0.12 && distanceKm(one, other) < SUBURB_KM;
}

/** Of places with one name the largest owns `{city}`; the others are `{city}-{region}-{country}`. */
function slugOf(taken: ReadonlySet<string>, name: string, region: string | null, country: string): string {
  const own = slugify(name);
  return taken.has(own) ? slugify([name, region, country].filter(Boolean).join(' ')) : own;
}

/** Every town of the demo, the largest first: the same at each call. Takes about a second. */
export function readTowns(): readonly Town[] {
  const seaKm = seaDistances();
  const taken = new Set<string>();
  return chosenRows(townRows()).flatMap(([row, rank]): Town[] => {
    const { countryCode, latitude, longitude, population } = row;
    const name = shownName(row);
    const country = countryNames[countryCode]?.name ?? countryCode;
    const region = DIVISION_NAMES.get(row.division) ?? null;
    const slug = slugOf(taken, name, region, country);
    // Two of one name in one region: the larger one has the address.
    if (slug === '' || taken.has(slug)) return [];
    taken.add(slug);
    const popularity = POPULARITY.get(nameIn(name, countryCode)) ?? null;
    return [
      {
        slug,
        name,
        country,
        countrySlug: slugify(country),
        countryCode,
        region,
        latitude,
        longitude,
        population,
        isCapital: row.featureCode === 'PPLC',
        elevation: row.elevation,
        seaKm: seaKm(row),
        popularity,
        rank,
      },
    ];
  });
}
