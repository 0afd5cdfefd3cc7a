import type { AgentCluster, AgentClustersAnswer } from '@atoll/contracts/agent';
import { LRUCache } from 'lru-cache';
import Supercluster from 'supercluster';
import type { PlaceNames } from '../../shared/places/place-names';
import type { AgentFilters } from './agent-filters';
import type { AgentSearch } from './agent-search';
import type { DirectoryRows } from './directory-rows';
import { isInView, isWithinView, meetsView, type MapView } from './map-view';

/** What a point of a cluster index stands for: all agents of a city, or one agent. */
interface Point {
  readonly count: number;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  /** Number of the city; -1 where there are several. */
  readonly city: number;
  /** Row of the agent; -1 where there are several. */
  readonly row: number;
}

/** A point, and where it stands. */
interface Placed {
  readonly lat: number;
  readonly lng: number;
  readonly point: Point;
}

/** A city with its agents. */
interface CityPoint extends Placed {
  readonly rows: readonly number[];
}

/** From here on agents stand by themselves; below they stand in the middle of their city. */
const AGENTS_FROM_ZOOM = 10;
/** More of them in one view stand in the middle of their city, too: clusters of them take tens of milliseconds. */
const AGENTS_MAX = 10_000;
const MOST_ZOOM = 16;
/** As wide as the largest ring that a map draws. */
const RADIUS_PX = 80;
/** The world at zoom 0, and how many rings side by side are as wide as what a cluster gathers. */
const WORLD_PX = 512;
const RINGS_A_RADIUS = 4;
const VIEWS_KEPT = 50;
/** More markers than these are a carpet: what stands together from farther away is one then. */
const FEATURES_MAX = 300;
/** Sets of filters whose cities are kept as an index. */
const FILTERS_KEPT = 10;

type Clusters = Supercluster<Point, Point>;

function joined(into: Point, other: Point): void {
  const { min, max } = Math;
  Object.assign(into, {
    count: into.count + other.count,
    west: min(into.west, other.west),
    south: min(into.south, other.south),
    east: max(into.east, other.east),
    north: max(into.north, other.north),
    city: into.city === other.city ? into.city : -1,
    row: -1,
  });
}

function clustersOf(points: readonly Placed[]): Clusters {
  const clusters: Clusters = new Supercluster<Point, Point>({
    radius: RADIUS_PX,
    maxZoom: MOST_ZOOM,
    map: (point) => ({ ...point }),
    reduce: joined,
  });
  return clusters.load(
    points.map(({ lat, lng, point }) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [lng, lat] },
      properties: point,
    })),
  );
}

/** What stands in a view at its zoom, or at the nearest one where it is not too much, and that zoom. */
function featuresIn(clusters: Clusters, { west, south, east, north, zoom }: MapView) {
  for (let level = zoom; ; level -= 1) {
    const found = clusters.getClusters([west, south, east, north], level);
    if (found.length <= FEATURES_MAX || level === 0) return { features: found.slice(0, FEATURES_MAX), level };
  }
}

/**
 * The city that a cluster is around, of those that it is made of: the one with the most agents where its ring is drawn,
 * or the nearest. Its largest city may be a thousand kilometres off.
 */
function cityUnder(
  clusters: Clusters,
  clusterId: number,
  level: number,
  [lng = 0, lat = 0]: number[],
): number {
  const reach = (360 * RADIUS_PX) / (WORLD_PX * 2 ** level * RINGS_A_RADIUS);
  const eastward = Math.cos((lat * Math.PI) / 180);
  const spots = clusters.getLeaves(clusterId, Infinity).map(({ geometry, properties: { city, count } }) => {
    const [x = 0, y = 0] = geometry.coordinates;
    const turn = Math.abs(x - lng);
    return { city, count, far: Math.hypot(Math.min(turn, 360 - turn) * eastward, y - lat) };
  });
  const nearest = Math.min(...spots.map(({ far }) => far));
  const under = spots.filter(({ far }) => far <= Math.max(reach, nearest));
  return under.sort((one, other) => other.count - one.count || one.far - other.far)[0]?.city ?? -1;
}

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
      view.zoom < AGENTS_FROM_ZOOM || count > AGENTS_MAX
        ? this.#clustersOfCities(filters, places)
        : clustersOf(this.#rowsIn(view, places).map((row) => this.#agentPoint(row)));
    const { features, level } = featuresIn(clusters, view);
    const answer = {
      clusters: features.map(({ geometry, properties }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        const around =
          'cluster_id' in properties && properties.city < 0
            ? cityUnder(clusters, properties.cluster_id, level, geometry.coordinates)
            : -1;
        return this.#cluster(lat, lng, properties, around);
      }),
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
