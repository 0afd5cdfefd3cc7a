import { fold } from '@atoll/contracts/fold';
import { DIVISION_NAMES } from '../../places-data/divisions';
import type { GeoNamesRow } from '../../places-data/geonames';
import { shownName } from '../../places-data/towns';
import { isLargestOfRegionSure, isPlaceOfCountrySure } from './doubtful';
import type { Standing } from './town';

/** Counts are of several years: only those that differ by more put towns in an order. */
const CLEARLY_LARGER_OF_COUNTRY = 1.2;
const CLEARLY_LARGER_OF_REGION = 1.5;
/** The largest of one or two says nothing. */
const FEWEST_COUNTED = 4;
/** 'The second-largest town in Moscow': a part of a country and its town of one name cannot be told apart. */
function isNamesake(row: GeoNamesRow): boolean {
  return fold(shownName(row)) === fold(DIVISION_NAMES.get(row.division) ?? '');
}

interface Grouping {
  readonly groupOf: (row: GeoNamesRow) => string;
  readonly isLeftOut: (row: GeoNamesRow) => boolean;
  readonly most: number;
  readonly margin: number;
}

function placesIn(
  rows: readonly GeoNamesRow[],
  { groupOf, isLeftOut, most, margin }: Grouping,
): Map<GeoNamesRow, number> {
  const groups = new Map<string, GeoNamesRow[]>();
  for (const row of rows) {
    if (row.population === 0) continue;
    const key = groupOf(row);
    const list = groups.get(key);
    if (list) list.push(row);
    else groups.set(key, [row]);
  }
  const places = new Map<GeoNamesRow, number>();
  for (const group of groups.values()) {
    if (group.length < FEWEST_COUNTED || group.some(isLeftOut)) continue;
    for (let index = 0; index < Math.min(most, group.length); index += 1) {
      const [before, own, after] = [group[index - 1], group[index], group[index + 1]];
      const isSure =
        own &&
        (before?.population ?? Infinity) >= own.population * margin &&
        own.population >= (after?.population ?? 0) * margin;
      if (isSure) places.set(own, index + 1);
    }
  }
  return places;
}

/**
 * How towns stand among all that the gazetteer counts, by row: among those of the country where that is checked, else
 * as the largest of the region. Rows come by size, parts of towns are not among them.
 */
export function standings(rows: readonly GeoNamesRow[]): (row: GeoNamesRow) => Standing | null {
  const ofCountry = placesIn(rows, {
    groupOf: ({ countryCode }) => countryCode,
    isLeftOut: () => false,
    most: 5,
    margin: CLEARLY_LARGER_OF_COUNTRY,
  });
  const ofRegion = placesIn(rows, {
    groupOf: ({ division }) => division,
    isLeftOut: isNamesake,
    most: 1,
    margin: CLEARLY_LARGER_OF_REGION,
  });
  return (row) => {
    const [country, region] = [ofCountry.get(row), ofRegion.get(row)];
    if (country !== undefined && isPlaceOfCountrySure(row, country)) {
      return { place: country, among: 'country' };
    }
    return region !== undefined && isLargestOfRegionSure(row) ? { place: region, among: 'region' } : null;
  };
}
