import { countries } from 'countries-list';
import { slugify } from '@atoll/contracts/slug';
import { DIVISION_NAMES } from '../../places-data/divisions';
import type { GeoNamesRow } from '../../places-data/geonames';
import { isComplete, shownName } from '../../places-data/towns';
import { distanceKm } from '@atoll/contracts/distance';
import { guideOf } from '../guides/guide-data';
import { isCountSure } from './doubtful';
import { guidedRows } from './guided-rows';
import { isOnOpenSea, ON_THE_SEA_KM, OPEN_RADIUS_KM } from './open-sea';
import { POPULAR_TOWNS } from './popular-towns';
import { readShores, type Shores } from './shores';
import { standings } from './standing';
import type { Standing, Town } from './town';

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

/** Whether its inhabitants count where towns are put in an order. */
function isCounted(row: GeoNamesRow): boolean {
  const isMiscounted = MISCOUNTED.includes(nameIn(row.name, row.countryCode));
  return isComplete(row) && row.featureCode !== 'PPLX' && !isMiscounted && row.countryCode !== ANTARCTICA;
}

const isTown = (row: GeoNamesRow) => isCounted(row) && !IS_DOUBLE.test(row.name);

/** Towns with their inhabitants, the largest first; parts of towns are none. */
function townRows(all: readonly GeoNamesRow[]): GeoNamesRow[] {
  return all.filter(isTown).sort((a, b) => b.population - a.population || a.geonameId - b.geonameId);
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

/** Names that are longer in the gazetteer than anywhere else. Their addresses keep the long one. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Palikir - National Government Center|FM': 'Palikir',
};

interface TownSources {
  readonly shores: Shores;
  readonly guides: ReadonlyMap<GeoNamesRow, string>;
  readonly standingOf: (row: GeoNamesRow) => Standing | null;
}

/** A guide knows whether its town lies on the sea, and the map where there is no guide. */
function seaOf(row: GeoNamesRow, { shores, guides }: TownSources): Pick<Town, 'shoreKm' | 'isOnSea'> {
  const shoreKm = shores.distance(row);
  // The shores' points lie apart, so that a shore may be somewhat nearer than its nearest point.
  const isNearShore = shoreKm !== null && shoreKm <= ON_THE_SEA_KM + OPEN_RADIUS_KM;
  const isOnSea = guideOf(guides.get(row) ?? null)?.coast ?? (isNearShore && isOnOpenSea(shores, row));
  return { shoreKm, isOnSea };
}

/** As its guide calls it where that is another name, else as the place search shows it. */
function shownAs(row: GeoNamesRow, guideName: string | undefined): string {
  const shown = shownName(row);
  if (guideName && slugify(guideName) !== slugify(shown)) return guideName;
  return SHORT_NAMES[nameIn(shown, row.countryCode)] ?? shown;
}

/** The town of a row; null where another one has its address. Adds its address to those that are taken. */
function townOf(
  [row, rank]: readonly [GeoNamesRow, number],
  sources: TownSources,
  taken: Set<string>,
): Town | null {
  const { countryCode, latitude, longitude, population, elevation } = row;
  const key = nameIn(shownName(row), countryCode);
  const guide = sources.guides.get(row) ?? null;
  const isExtra = rank === 0;
  const guideName = guideOf(guide)?.name;
  const addressed = isExtra ? (guideName ?? shownName(row)) : shownName(row);
  const country = countryNames[countryCode]?.name ?? countryCode;
  const region = DIVISION_NAMES.get(row.division) ?? null;
  const slug = slugOf(taken, addressed, region, country);
  // Two of one name in one region: the larger one has the address.
  if (slug === '' || taken.has(slug)) return null;
  taken.add(slug);
  return {
    slug,
    name: shownAs(row, guideName),
    country,
    countrySlug: slugify(country),
    countryCode,
    region,
    latitude,
    longitude,
    population,
    isCountSure: isCountSure(row),
    isCapital: row.featureCode === 'PPLC',
    elevation,
    ...seaOf(row, sources),
    popularity: POPULARITY.get(key) ?? null,
    rank,
    standing: sources.standingOf(row),
    guide,
  };
}

export interface Towns {
  /** Those that agents work in, the largest first. */
  readonly towns: readonly Town[];
  /** Those that only have a guide, of rank 0: they never move an agent, nor an address. */
  readonly guidedOnly: readonly Town[];
}

/** Every town of the demo: the same at each call. Takes about two seconds. */
export function readTowns(all: readonly GeoNamesRow[]): Towns {
  const rows = townRows(all);
  const counted = all.filter(isCounted).sort((a, b) => b.population - a.population);
  const guides = guidedRows(counted);
  const sources = { shores: readShores(), guides, standingOf: standings(counted) };
  const taken = new Set<string>();
  const chosen = chosenRows(rows);
  const towns = chosen.flatMap((each) => townOf(each, sources, taken) ?? []);
  const there = new Set(chosen.map(([row]) => row));
  const others = [...guides.keys()].filter((row) => !there.has(row));
  return { towns, guidedOnly: others.flatMap((row) => townOf([row, 0], sources, taken) ?? []) };
}
