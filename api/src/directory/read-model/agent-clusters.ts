import type { AgentCluster, AgentClustersAnswer } from '@atoll/contracts/agent';
import { LRUCache } from 'lru-cache';
import Supercluster from 'supercluster';
import type { AgentFilters } from './agent-filters';
import type { AgentSearch } from './agent-search';
import type { DirectoryRows } from './directory-rows';
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
  /** Number of the city with the most agents, as far as that is known of clusters of clusters, and how many. */
  readonly mainCity: number;
  readonly mainCount: number;
  /** Row of the agent; -1 where there are several. */
  readonly row: number;
}

/** From here on agents stand by themselves; below they stand in the middle of their city. */
const AGENTS_FROM_ZOOM = 10;
const MOST_ZOOM = 16;
/** As wide as the largest ring that a map draws. */
const RADIUS_PX = 80;
const VIEWS_KEPT = 50;
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
    ...mainOf(into, other),
  });
}

function mainOf(into: Point, other: Point): Pick<Point, 'mainCity' | 'mainCount'> {
  const { mainCity, mainCount } = other.mainCount > into.mainCount ? other : into;
  const isSame = into.mainCity === other.mainCity;
  return { mainCity, mainCount: isSame ? into.mainCount + other.mainCount : mainCount };
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
  readonly #index: DirectoryRows;
  readonly #search: AgentSearch;
  readonly #views = new LRUCache<string, AgentClustersAnswer>({ max: VIEWS_KEPT });
  readonly #cities = new LRUCache<string, Clusters>({ max: FILTERS_KEPT });

  constructor(index: DirectoryRows, search: AgentSearch) {
    this.#index = index;
    this.#search = search;
  }

  forget(): void {
    this.#views.clear();
    this.#cities.clear();
  }

  find(view: MapView, filters: AgentFilters): AgentClustersAnswer {
    const key = JSON.stringify([view, filters]);
    const kept = this.#views.get(key);
    if (kept) return kept;
    const { lat, lng } = this.#index.table.columns;
    const inView = this.#search
      .find(filters)
      .rows.filter((row) => isInView(view, lat[row] ?? 0, lng[row] ?? 0));
    const clusters =
      view.zoom < AGENTS_FROM_ZOOM
        ? this.#byCity(filters)
        : clustersOf(Array.from(inView, (row) => this.#agentPoint(row)));
    const found = clusters.getClusters([view.west, view.south, view.east, view.north], view.zoom);
    const answer = {
      clusters: found.map(({ geometry, properties }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        return this.#cluster(lat, lng, properties);
      }),
      count: inView.length,
    };
    this.#views.set(key, answer);
    return answer;
  }

  #agentPoint(row: number) {
    const { lat, lng, city } = this.#index.table.columns;
    const [y = 0, x = 0, number = -1] = [lat[row], lng[row], city[row]];
    const main = { city: number, mainCity: number, mainCount: 1 };
    return { lat: y, lng: x, point: { count: 1, west: x, south: y, east: x, north: y, ...main, row } };
  }

  #byCity(filters: AgentFilters): Clusters {
    const key = JSON.stringify(filters);
    const kept = this.#cities.get(key);
    if (kept) return kept;
    const cities = new Map<number, { lat: number; lng: number; point: Point }[]>();
    for (const row of this.#search.find(filters).rows) {
      const agent = this.#agentPoint(row);
      const others = cities.get(agent.point.city);
      if (others) others.push(agent);
      else cities.set(agent.point.city, [agent]);
    }
    const clusters = clustersOf(
      [...cities.values()].flatMap((points) => {
        const [first, ...others] = points;
        if (!first) return [];
        const point = { ...first.point };
        for (const other of others) joined(point, other.point);
        const middle = (of: 'lat' | 'lng') => points.reduce((sum, each) => sum + each[of], 0) / points.length;
        return [{ lat: middle('lat'), lng: middle('lng'), point }];
      }),
    );
    this.#cities.set(key, clusters);
    return clusters;
  }

  #cityOf(number: number): AgentCluster['city'] {
    const [row] = number < 0 ? [] : this.#index.rowsOfCityNumber(number);
    if (row === undefined) return null;
    const { city: name, country, clean_city: slug } = this.#index.table.card(row);
    return { name, country, slug };
  }

  #cluster(lat: number, lng: number, point: Point): AgentCluster {
    const { table } = this.#index;
    return {
      id: point.row < 0 ? `${point.count}@${lat.toFixed(4)},${lng.toFixed(4)}` : (table.ids[point.row] ?? ''),
      lat,
      lng,
      count: point.count,
      bounds: [point.west, point.south, point.east, point.north],
      city: this.#cityOf(point.city),
      around: point.city < 0 ? this.#cityOf(point.mainCity) : null,
      agent: point.row < 0 ? null : table.card(point.row),
    };
  }
}
