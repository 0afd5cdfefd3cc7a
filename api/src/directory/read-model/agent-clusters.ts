import type { AgentCluster, AgentClustersAnswer } from '@atoll/contracts/agent';
import { LRUCache } from 'lru-cache';
import Supercluster from 'supercluster';
import type { DirectoryIndex } from './directory-index';
import { isInView, type MapView } from './map-view';

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

/** From here on agents stand by themselves; below they stand in the middle of their city. */
const AGENTS_FROM_ZOOM = 10;
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

function clustersOf(
  points: readonly { readonly lat: number; readonly lng: number; readonly point: Point }[],
): Clusters {
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
  readonly #index: DirectoryIndex;
  readonly #views = new LRUCache<string, AgentClustersAnswer>({ max: VIEWS_KEPT });
  #cities: Clusters | null = null;

  constructor(index: DirectoryIndex) {
    this.#index = index;
  }

  forget(): void {
    this.#views.clear();
    this.#cities = null;
  }

  find(view: MapView): AgentClustersAnswer {
    const key = JSON.stringify(view);
    const kept = this.#views.get(key);
    if (kept) return kept;
    const rows = this.#rowsIn(view);
    const clusters =
      view.zoom < AGENTS_FROM_ZOOM ? this.#byCity() : clustersOf(rows.map((row) => this.#agentPoint(row)));
    const found = clusters.getClusters([view.west, view.south, view.east, view.north], view.zoom);
    const answer = {
      clusters: found.map(({ geometry, properties }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        return this.#cluster(lat, lng, properties);
      }),
      count: rows.length,
    };
    this.#views.set(key, answer);
    return answer;
  }

  #listedRowsOf(city: number): number[] {
    const { best } = this.#index.orders;
    return Array.from(this.#index.rowsOfCityNumber(city)).filter((row) => best.isListed(row));
  }

  #rowsIn(view: MapView): number[] {
    const { lat, lng } = this.#index.table.columns;
    return Array.from(this.#index.orders.best.rows).filter((row) =>
      isInView(view, lat[row] ?? 0, lng[row] ?? 0),
    );
  }

  #agentPoint(row: number) {
    const { lat, lng, city } = this.#index.table.columns;
    const [y = 0, x = 0] = [lat[row], lng[row]];
    const point = { count: 1, west: x, south: y, east: x, north: y, city: city[row] ?? -1, row };
    return { lat: y, lng: x, point };
  }

  #byCity(): Clusters {
    this.#cities ??= clustersOf(
      this.#index.cities.slugs.flatMap((_, city) => {
        const points = this.#listedRowsOf(city).map((row) => this.#agentPoint(row));
        const [first, ...others] = points;
        if (!first) return [];
        const point = { ...first.point };
        for (const other of others) joined(point, other.point);
        const middle = (of: 'lat' | 'lng') => points.reduce((sum, each) => sum + each[of], 0) / points.length;
        return [{ lat: middle('lat'), lng: middle('lng'), point }];
      }),
    );
    return this.#cities;
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
