import Supercluster from 'supercluster';
import type { MapView } from './map-view';

/** What a point of a cluster index stands for: all things of a city, or one of them. */
export interface Point {
  readonly count: number;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  /** Number of the city; -1 where there are several. */
  readonly city: number;
  /** Number of the one thing; -1 where there are several. */
  readonly row: number;
}

/** A point, and where it stands. */
export interface Placed {
  readonly lat: number;
  readonly lng: number;
  readonly point: Point;
}

/** From here on things stand by themselves; below they stand in the middle of their city. */
export const ONES_FROM_ZOOM = 10;
const MOST_ZOOM = 16;
/** As wide as the largest ring that a map draws. */
const RADIUS_PX = 80;
/** The world at zoom 0, and how many rings side by side are as wide as what a cluster gathers. */
const WORLD_PX = 512;
const RINGS_A_RADIUS = 4;
/** More markers than these are a carpet: what stands together from farther away is one then. */
const FEATURES_MAX = 300;

export type Clusters = Supercluster<Point, Point>;

export function joined(into: Point, other: Point): void {
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

export function clustersOf(points: readonly Placed[]): Clusters {
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

/** What stands in a view. `around` is the number of the city that several cities' things stand around; -1 for others. */
export interface Standing extends Placed {
  readonly around: number;
}

/** What stands in a view at its zoom, or at the nearest one where it is not too much. */
export function standingIn(clusters: Clusters, { west, south, east, north, zoom }: MapView): Standing[] {
  for (let level = zoom; ; level -= 1) {
    const found = clusters.getClusters([west, south, east, north], level);
    if (found.length > FEATURES_MAX && level > 0) continue;
    return found.slice(0, FEATURES_MAX).map(({ geometry, properties: point }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      const isOfMany = 'cluster_id' in point && point.city < 0;
      const around = isOfMany ? cityUnder(clusters, point.cluster_id, level, geometry.coordinates) : -1;
      return { lat, lng, point, around };
    });
  }
}

/**
 * The city that a cluster is around, of those that it is made of: the one with the most where its ring is drawn, or the
 * nearest. Its largest city may be a thousand kilometres off.
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
