import { distanceKm } from '@atoll/contracts/distance';
import type { GeoNamesRow } from '../../places-data/geonames';
import { shownName } from '../../places-data/towns';
import { WRITTEN_GUIDES, type WrittenGuide } from './guide-data';

/** A position; both null where the gazetteer does not know the place. */
export interface Position {
  readonly lat: number | null;
  readonly lng: number | null;
}

const QUARTER_KM = 15;
/** A straight line is shorter than the road; the guides' distances are rough. */
const ROUGHLY = 1.2;
/** What lies much nearer is another place of the name. */
const NEAREST_SHARE = 0.3;
const NOWHERE: Position = { lat: null, lng: null };

const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘']/g, '').replace(/-/g, ' ').toLowerCase().trim();

/** 'Baixa and Chiado' is 'Baixa' or 'Chiado', too; 'Petra (Wadi Musa)' is 'Wadi Musa'. */
function partsOf(name: string): string[] {
  const parts = name.split(/\s+(?:and|or|&|to)\s+|[/(),]/);
  return [...new Set([name, ...parts].map(plain).filter((part) => part.length > 2))];
}

function wantedNames(): Set<string> {
  const names = WRITTEN_GUIDES.flatMap(({ areas, dayTrips }) => [...areas, ...dayTrips]);
  return new Set(names.flatMap(({ name }) => partsOf(name)));
}

/** The rows that have a name which some guide asks for, by that name. */
function rowsByName(rows: readonly GeoNamesRow[]): Map<string, GeoNamesRow[]> {
  const wanted = wantedNames();
  const found = new Map<string, GeoNamesRow[]>();
  for (const row of rows) {
    for (const name of new Set([shownName(row), row.name, ...row.otherNames].map(plain))) {
      if (!wanted.has(name)) continue;
      const list = found.get(name);
      if (list) list.push(row);
      else found.set(name, [row]);
    }
  }
  return found;
}

const positionOf = (row: GeoNamesRow | undefined): Position =>
  row ? { lat: row.latitude, lng: row.longitude } : NOWHERE;

export interface GuidePlaces {
  /** A quarter of the guide's town: a place of its name that is near enough. */
  readonly quarter: (guide: WrittenGuide, name: string) => Position;
  /** A day trip: the largest place of its name that is about as far as the guide says. */
  readonly dayTrip: (guide: WrittenGuide, trip: { readonly name: string; readonly km: number }) => Position;
}

/** Finds what guides name in the gazetteer. */
export function guidePlaces(rows: readonly GeoNamesRow[]): GuidePlaces {
  const byName = rowsByName(rows);
  const first = (
    name: string,
    isMeant: (row: GeoNamesRow) => boolean,
    better: (a: GeoNamesRow, b: GeoNamesRow) => number,
  ) => {
    for (const part of partsOf(name)) {
      const [found] = (byName.get(part) ?? []).filter(isMeant).sort(better);
      if (found) return positionOf(found);
    }
    return NOWHERE;
  };
  return {
    quarter: (guide, name) => {
      const km = (row: GeoNamesRow) => distanceKm(row, { latitude: guide.lat, longitude: guide.lng });
      const isNear = (row: GeoNamesRow) =>
        row.countryCode === guide.countryCode &&
        plain(shownName(row)) !== plain(guide.name) &&
        km(row) <= QUARTER_KM;
      return first(name, isNear, (a, b) => km(a) - km(b));
    },
    dayTrip: (guide, trip) => {
      const isMeant = (row: GeoNamesRow) => {
        // The links of a guide name its country.
        if (row.countryCode !== guide.countryCode || row.featureCode === 'PPLX') return false;
        const km = distanceKm(row, { latitude: guide.lat, longitude: guide.lng });
        return km <= trip.km * ROUGHLY && km >= trip.km * NEAREST_SHARE;
      };
      return first(trip.name, isMeant, (a, b) => b.population - a.population);
    },
  };
}
