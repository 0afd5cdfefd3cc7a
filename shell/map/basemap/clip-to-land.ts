import { createRequire } from 'node:module';
import type { GeoJSONVTTile } from '@maplibre/geojson-vt';
import type * as PolygonClipping from 'polygon-clipping';
import type { MultiPolygon, Ring } from 'polygon-clipping';

// Its module for `import` has one default export, which its types do not know.
const { intersection } = createRequire(import.meta.url)('polygon-clipping') as typeof PolygonClipping;

type Steps = readonly (readonly [number, number])[];

/** The areas of one tile as far as they lie on the land of the same tile; null when nothing is left. */
export function clipToLand(areas: GeoJSONVTTile | null, land: GeoJSONVTTile | null): GeoJSONVTTile | null {
  if (!areas || areas.features.length === 0 || !land) return null;
  if (isAround(land, areas)) return areas;
  const parts = intersection(polygonsOf(areas), polygonsOf(land));
  if (parts.length === 0) return null;
  const features = parts.map((rings) => ({
    type: 3,
    tags: null,
    geometry: rings.map((ring, index) =>
      turned(
        ring.map(([x, y]): [number, number] => [Math.round(x), Math.round(y)]),
        index === 0,
      ),
    ),
  })) as GeoJSONVTTile['features'];
  return { ...areas, features };
}

/** Whether the land is one rectangle round all areas: then there is nothing to cut, as in most tiles. */
function isAround(land: GeoJSONVTTile, areas: GeoJSONVTTile): boolean {
  const rings = land.features.flatMap(({ geometry }) => geometry as unknown as Steps[]);
  const [ring = []] = rings;
  const [xs, ys] = [0, 1].map((axis) => new Set(ring.map((step) => step[axis] ?? 0)));
  if (rings.length !== 1 || xs?.size !== 2 || ys?.size !== 2) return false;
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  return areas.features
    .flatMap(({ geometry }) => geometry as unknown as Steps[])
    .flat()
    .every(([x, y]) => x >= west && x <= east && y >= north && y <= south);
}

/** A tile has the rings of several polygons in one row: a ring that turns like the first begins another one. */
function polygonsOf({ features }: GeoJSONVTTile): MultiPolygon {
  return features.flatMap(({ geometry }) => {
    const rings = geometry as unknown as Steps[];
    const isOuter = (ring: Steps) => Math.sign(signedArea(ring)) === Math.sign(signedArea(rings[0] ?? []));
    return rings.reduce<Ring[][]>((polygons, ring) => {
      const copy = ring.map(([x, y]): [number, number] => [x, y]);
      const last = polygons.at(-1);
      if (last && !isOuter(ring)) last.push(copy);
      else polygons.push([copy]);
      return polygons;
    }, []);
  });
}

/** Outlines turn clockwise in a tile, whose y goes down, and holes the other way. */
function turned(ring: [number, number][], isOutline: boolean): [number, number][] {
  return signedArea(ring) > 0 === isOutline ? ring : [...ring].reverse();
}

function signedArea(ring: Steps): number {
  return ring.reduce((sum, [x, y], index) => {
    const [u, v] = ring[index - 1] ?? [x, y];
    return sum + (u * y - x * v) / 2;
  }, 0);
}
