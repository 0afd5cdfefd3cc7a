import type { MapPosition } from '../map.model';

export type LandTest = (position: MapPosition) => boolean;

/** Rings of one polygon, outlines and lakes alike, as flat coordinates. */
export interface FlatRings {
  readonly coordinates: readonly number[];
  /** Where each ring ends in the coordinates. */
  readonly ends: readonly number[];
}

type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * Tells whether a point lies in one of the polygons. Only edges that cross the band from `south` to `north` are kept:
 * a continent has tens of thousands, a city's band a few, and thousands of corners are tested.
 */
export function ringTest(
  polygons: readonly FlatRings[],
  south: number,
  north: number,
): (x: number, y: number) => boolean {
  const shores = polygons.map((polygon) => edgesInBand(polygon, south, north));
  return (x, y) => shores.some((edges) => edges.filter((edge) => isLeftOf(edge, x, y)).length % 2 === 1);
}

function edgesInBand({ coordinates, ends }: FlatRings, south: number, north: number): Edge[] {
  const edges: Edge[] = [];
  let from = 0;
  for (const to of ends) {
    for (let at = from; at + 3 < to; at += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = coordinates.slice(at, at + 4);
      if (Math.max(y1, y2) >= south && Math.min(y1, y2) <= north) edges.push([x1, y1, x2, y2]);
    }
    from = to;
  }
  return edges;
}

/** Whether a ray from the point to the east meets the edge. */
function isLeftOf([x1, y1, x2, y2]: Edge, x: number, y: number): boolean {
  return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
}
