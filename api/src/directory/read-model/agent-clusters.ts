import type { AgentCluster, AgentClustersAnswer } from '@atoll/contracts/agent';
import { LRUCache } from 'lru-cache';
import type { PlaceNames } from '../../shared/places/place-names';
import type { AgentFilters } from './agent-filters';
import type { AgentSearch } from './agent-search';
import type { DirectoryRows } from './directory-rows';
import {
  clustersOf,
  joined,
  ONES_FROM_ZOOM,
  standingIn,
  type Clusters,
  type Placed,
  type Point,
} from './map-clusters';
import { isInView, isWithinView, meetsView, type MapView } from './map-view';

/** A city with its agents. */
interface CityPoint extends Placed {
  readonly rows: readonly number[];
}

/** More of them in one view stand in the middle of their city, too: clusters of them take tens of milliseconds. */
const AGENTS_MAX = 10_000;
const VIEWS_KEPT = 50;
/** Sets of filters whose cities are kept as an index. */
const FILTERS_KEPT = 10;

/** Agents on a map. What is made of them is kept until the directory changes. */
export class AgentClusters {
  readonly #index: DirectoryRows;
  readonly #search: AgentSearch;
  readonly #views = new LRUCache<string, AgentClustersAnswer>({ max: VIEWS_KEPT });
  /** By filters. */
  readonly #cities = new LRUCache<string, Clusters>({ max: FILTERS_KEPT });
  readonly #places = new LRUCache<string, readonly CityPoint[]>({ max: FILTERS_KEPT });

  constructor(index: DirectoryRows, search: AgentSearch) {
    this.#index = index;
    this.#search = search;
  }

  forget(): void {
    this.#views.clear();
    this.#cities.clear();
    this.#places.clear();
  }

  /** What was found before; null where it has to be computed. */
  kept(view: MapView, filters: AgentFilters): AgentClustersAnswer | null {
    return this.#views.get(JSON.stringify([view, filters])) ?? null;
  }

  /** `names` as for a search. */
  find(view: MapView, filters: AgentFilters, names?: PlaceNames): AgentClustersAnswer {
    const kept = this.kept(view, filters);
    if (kept) return kept;
    const places = this.#ofCities(filters, names);
    const count = this.#countIn(view, places);
    const clusters =
      view.zoom < ONES_FROM_ZOOM || count > AGENTS_MAX
        ? this.#clustersOfCities(filters, places)
        : clustersOf(this.#rowsIn(view, places).map((row) => this.#agentPoint(row)));
    const answer = {
      clusters: standingIn(clusters, view).map(({ lat, lng, point, around }) =>
        this.#cluster(lat, lng, point, around),
      ),
      count,
    };
    this.#views.set(JSON.stringify([view, filters]), answer);
    return answer;
  }

  /** Only the cities that a view meets are looked into, and counted where they are not all inside of it. */
  #countIn(view: MapView, places: readonly CityPoint[]): number {
    let count = 0;
    for (const place of places) {
      if (isWithinView(view, place.point)) count += place.point.count;
      else if (meetsView(view, place.point)) count += this.#rowsOfCityIn(view, place).length;
    }
    return count;
  }

  #rowsIn(view: MapView, places: readonly CityPoint[]): number[] {
    return places
      .filter(({ point }) => meetsView(view, point))
      .flatMap((place) => this.#rowsOfCityIn(view, place));
  }

  #rowsOfCityIn(view: MapView, { rows }: CityPoint): number[] {
    const { lat, lng } = this.#index.table.columns;
    return rows.filter((row) => isInView(view, lat[row] ?? 0, lng[row] ?? 0));
  }

  #agentPoint(row: number): Placed {
    const { lat, lng, city } = this.#index.table.columns;
    const [y = 0, x = 0, number = -1] = [lat[row], lng[row], city[row]];
    return { lat: y, lng: x, point: { count: 1, west: x, south: y, east: x, north: y, city: number, row } };
  }

  #clustersOfCities(filters: AgentFilters, places: readonly CityPoint[]): Clusters {
    const key = JSON.stringify(filters);
    const clusters = this.#cities.get(key) ?? clustersOf(places);
    this.#cities.set(key, clusters);
    return clusters;
  }

  /** Every city with agents that pass the filters, in the middle of them. */
  #ofCities(filters: AgentFilters, names?: PlaceNames): readonly CityPoint[] {
    const key = JSON.stringify(filters);
    const kept = this.#places.get(key);
    if (kept) return kept;
    const rowsOf = new Map<number, number[]>();
    const { city } = this.#index.table.columns;
    for (const row of this.#search.find(filters, names).rows) {
      const number = city[row] ?? -1;
      const others = rowsOf.get(number);
      if (others) others.push(row);
      else rowsOf.set(number, [row]);
    }
    const places = [...rowsOf.values()].flatMap((rows) => this.#cityPoint(rows) ?? []);
    this.#places.set(key, places);
    return places;
  }

  #cityPoint(rows: readonly number[]): CityPoint | null {
    const [first] = rows;
    if (first === undefined) return null;
    const { lat, lng } = this.#index.table.columns;
    const { point } = this.#agentPoint(first);
    const other = { ...point };
    let [north, east] = [0, 0];
    for (const row of rows) {
      const [y = 0, x = 0] = [lat[row], lng[row]];
      if (row !== first) joined(point, Object.assign(other, { west: x, south: y, east: x, north: y }));
      north += y;
      east += x;
    }
    return { lat: north / rows.length, lng: east / rows.length, point, rows };
  }

  #cityOf(number: number): AgentCluster['city'] {
    const [row] = number < 0 ? [] : this.#index.rowsOfCityNumber(number);
    if (row === undefined) return null;
    const { city: name, country, clean_city: slug } = this.#index.table.card(row);
    return { name, country, slug };
  }

  #cluster(lat: number, lng: number, point: Point, around: number): AgentCluster {
    const { table } = this.#index;
    return {
      id: point.row < 0 ? `${point.count}@${lat.toFixed(4)},${lng.toFixed(4)}` : (table.ids[point.row] ?? ''),
      lat,
      lng,
      count: point.count,
      bounds: [point.west, point.south, point.east, point.north],
      city: this.#cityOf(point.city),
      around: this.#cityOf(around),
      agent: point.row < 0 ? null : table.card(point.row),
    };
  }
}
