import type { AgentCluster, AgentClustersAnswer } from '@atoll/contracts/agent';
import { LRUCache } from 'lru-cache';
import Supercluster from 'supercluster';
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

/** From here on agents stand by themselves; below they stand in the middle of their city. */
const AGENTS_FROM_ZOOM = 10;
/** More of them in one view stand in the middle of their city, too: clusters of them take tens of milliseconds. */
const AGENTS_MAX = 10_000;
const MOST_ZOOM = 16;
const RADIUS_PX = 60;
const VIEWS_KEPT = 50;

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

/** Agents on a map. What is made of them is kept until the directory changes. */
export class AgentClusters {
  readonly #index: DirectoryRows;
  readonly #views = new LRUCache<string, AgentClustersAnswer>({ max: VIEWS_KEPT });
  #cities: Clusters | null = null;
  #places: readonly Placed[] | null = null;

  constructor(index: DirectoryRows) {
    this.#index = index;
  }

  forget(): void {
    this.#views.clear();
    this.#cities = null;
    this.#places = null;
  }

  find(view: MapView): AgentClustersAnswer {
    const key = JSON.stringify(view);
    const kept = this.#views.get(key);
    if (kept) return kept;
    const count = this.#countIn(view);
    const clusters =
      view.zoom < AGENTS_FROM_ZOOM || count > AGENTS_MAX
        ? (this.#cities ??= clustersOf(this.#ofCities()))
        : clustersOf(this.#rowsIn(view).map((row) => this.#agentPoint(row)));
    const found = clusters.getClusters([view.west, view.south, view.east, view.north], view.zoom);
    const answer = {
      clusters: found.map(({ geometry, properties }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        return this.#cluster(lat, lng, properties);
      }),
      count,
    };
    this.#views.set(key, answer);
    return answer;
  }
  #listedRowsOf(city: number): Uint32Array {
    const { best } = this.#index.orders;
    return this.#index.rowsOfCityNumber(city).filter((row) => best.isListed(row));
  }

  /** Only the cities that a view meets are looked into, and counted where they are not all inside of it. */
  #countIn(view: MapView): number {
    let count = 0;
    for (const { point } of this.#ofCities()) {
      if (isWithinView(view, point)) count += point.count;
      else if (meetsView(view, point)) count += this.#rowsOfCityIn(view, point.city).length;
    }
    return count;
  }

  #rowsIn(view: MapView): number[] {
    const met = this.#ofCities().filter(({ point }) => meetsView(view, point));
    return met.flatMap(({ point }) => Array.from(this.#rowsOfCityIn(view, point.city)));
  }

  #rowsOfCityIn(view: MapView, city: number): Uint32Array {
    const { lat, lng } = this.#index.table.columns;
    return this.#listedRowsOf(city).filter((row) => isInView(view, lat[row] ?? 0, lng[row] ?? 0));
  }

  #agentPoint(row: number): Placed {
    const { lat, lng, city } = this.#index.table.columns;
    const [y = 0, x = 0] = [lat[row], lng[row]];
    const point = { count: 1, west: x, south: y, east: x, north: y, city: city[row] ?? -1, row };
    return { lat: y, lng: x, point };
  }

  /** Every city with listed agents, in the middle of them. */
  #ofCities(): readonly Placed[] {
    this.#places ??= this.#index.cities.slugs.flatMap((_, city) => {
      const rows = this.#listedRowsOf(city);
      const [first] = rows;
      if (first === undefined) return [];
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
      return [{ lat: north / rows.length, lng: east / rows.length, point }];
    });
    return this.#places;
  }

  #cluster(lat: number, lng: number, point: Point): AgentCluster {
    const slug = point.city < 0 ? undefined : this.#index.cities.slugs[point.city];
    const [first] = slug === undefined ? [] : this.#index.rowsOfCityNumber(point.city);
    const card = first === undefined ? null : this.#index.table.card(point.row < 0 ? first : point.row);
    return {
      id:
        point.row < 0
          ? `${point.count}@${lat.toFixed(4)},${lng.toFixed(4)}`
          : (this.#index.table.ids[point.row] ?? ''),
      lat,
      lng,
      count: point.count,
      bounds: [point.west, point.south, point.east, point.north],
      city: card ? { name: card.city, country: card.country, slug: card.clean_city } : null,
      agent: point.row < 0 ? null : card,
    };
  }
}
