import { distanceKm } from '@atoll/contracts/distance';
import { slugify } from '@atoll/contracts/slug';
import type { GeoNamesRow } from '../../places-data/geonames';
import { shownName } from '../../places-data/towns';
import { guideKey, WRITTEN_GUIDES, type WrittenGuide } from '../guides/guide-data';

/** A guide is of the town within so many kilometers that has its name in some language. */
const SAME_TOWN_KM = 30;

function namesOf(row: GeoNamesRow): string[] {
  return [shownName(row), row.name, ...row.otherNames].map((name) => slugify(name));
}

function isOf(guide: WrittenGuide, row: GeoNamesRow): boolean {
  return (
    row.countryCode === guide.countryCode &&
    row.featureCode !== 'PPLX' &&
    // Most are told apart by their latitudes alone.
    Math.abs(row.latitude - guide.lat) < 0.3 &&
    distanceKm(row, { latitude: guide.lat, longitude: guide.lng }) <= SAME_TOWN_KM &&
    namesOf(row).includes(slugify(guide.name))
  );
}

/** The row that has the guide's name as it is shown, else the largest that has it in another language. */
function rowOf(guide: WrittenGuide, rows: readonly GeoNamesRow[]): GeoNamesRow {
  const fitting = rows.filter((row) => isOf(guide, row));
  const found = fitting.find((row) => slugify(shownName(row)) === slugify(guide.name)) ?? fitting[0];
  if (!found) throw new Error(`The gazetteer has no town for the guide to ${guide.name}.`);
  return found;
}

/** The town of every written guide with the guide's key. Rows come by size. */
export function guidedRows(rows: readonly GeoNamesRow[]): ReadonlyMap<GeoNamesRow, string> {
  const byCountry = new Map<string, GeoNamesRow[]>();
  for (const row of rows) {
    const list = byCountry.get(row.countryCode);
    if (list) list.push(row);
    else byCountry.set(row.countryCode, [row]);
  }
  return new Map(
    WRITTEN_GUIDES.map((guide) => [rowOf(guide, byCountry.get(guide.countryCode) ?? []), guideKey(guide)]),
  );
}
