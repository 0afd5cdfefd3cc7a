import { readFileSync } from 'node:fs';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Polygon, Position } from 'geojson';
import { SHORE_TILE_ZOOM } from '../src/view-rules';
import { CITIES } from './cities';
import { clipToLand } from './clip-to-land';
import type { Tile } from './pmtiles-writer';
import { tileOf } from './tile-numbers';

/** A step of the tile's grid is 38 m on the equator, which is what the source is good for. */
const SHORE_EXTENT = 2048;
/** Steps by which tiles overlap. */
const BUFFER = 8;
/** The Maldives have outlines of their own, which are finer. */
const OWN_ISLANDS = 'MV';
/** Steps from which a straight line along the grid is no shore but a cut of the source's makers. */
const CUT_STEPS = 10;
/** A tile whose shores are such cuts to a larger share looks worse than a coarse coast, and is left out. */
const MOST_CUTS = 0.06;
/** A tile without this share of water adds nothing. */
const LEAST_WATER = 0.002;

/** Rings of a tile's land, each as steps from corner to corner: right, down, right, down, … The first is from 0, 0. */
export type PackedTile = readonly (readonly (readonly number[])[])[];
/** By `x/y` of a tile of zoom 9. */
export type PackedShores = Readonly<Record<string, PackedTile>>;

const SQUARE_KM_PER_DEGREE = 111.32 ** 2;
const KM_PER_DEGREE = 111.32;
const MIN_LAND_KM2 = 0.2;
/** Smaller waters of the source are rivers that its makers cut and simplified until they were triangles. */
const MIN_WATER_KM2 = 8;
const MIN_WATER_CORNERS = 8;

/** A ring's area as if the earth were flat there, which is enough to tell a lake from a pond. */
export function squareKm(ring: readonly Position[]): number {
  const doubled = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [u = 0, v = 0] = ring[index - 1] ?? [x, y];
    return sum + u * y - x * v;
  }, 0);
  const shrink = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
  return Math.abs(doubled / 2) * SQUARE_KM_PER_DEGREE * shrink;
}

/** The land as its larger waters leave it; null for a rock. */
export function withoutPonds(rings: Position[][]): Position[][] | null {
  const [outline = [], ...waters] = rings;
  if (squareKm(outline) < MIN_LAND_KM2) return null;
  return [
    outline,
    ...waters.filter((ring) => ring.length >= MIN_WATER_CORNERS && squareKm(ring) >= MIN_WATER_KM2),
  ];
}

/** Tiles within some kilometres of capitals and of towns with so many people (GeoNames). */
export function tilesNearTowns(minInhabitants: number, km: number): Set<string> {
  const tiles = new Set<string>();
  for (const { featureCode, population, countryCode, longitude, latitude } of CITIES) {
    if (
      featureCode === 'PPLX' ||
      countryCode === OWN_ISLANDS ||
      (population < minInhabitants && featureCode !== 'PPLC')
    )
      continue;
    const north = km / KM_PER_DEGREE;
    const east = north / Math.cos((latitude * Math.PI) / 180);
    const first = tileOf(longitude - east, latitude + north, SHORE_TILE_ZOOM);
    const last = tileOf(longitude + east, latitude - north, SHORE_TILE_ZOOM);
    for (let x = first.x; x <= last.x; x += 1) {
      for (let y = first.y; y <= last.y; y += 1) tiles.add(`${x}/${y}`);
    }
  }
  return tiles;
}

/** Cuts land into the wanted tiles; those that are all land or all water are left out. */
export function cutShores(land: readonly Position[][][], wanted: ReadonlySet<string>): PackedShores {
  const features = land.map((coordinates): Feature<Polygon> => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates },
  }));
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features },
    {
      // Corners are left out above the deepest zoom only.
      maxZoom: SHORE_TILE_ZOOM + 1,
      indexMaxZoom: 4,
      indexMaxPoints: 0,
      extent: SHORE_EXTENT,
      buffer: BUFFER,
      tolerance: 2,
    },
  );
  const packed = [...wanted].sort().flatMap((key) => {
    const [x = 0, y = 0] = key.split('/').map(Number);
    const tile = index.getTile(SHORE_TILE_ZOOM, x, y);
    return tile && hasShore(tile) && shareOfCuts(tile) <= MOST_CUTS ? [[key, pack(tile)] as const] : [];
  });
  return Object.fromEntries(packed);
}

type Ring = readonly (readonly [number, number])[];

function ringsOf(tile: GeoJSONVTTile): Ring[][] {
  return tile.features.map(({ geometry }) => geometry as unknown as Ring[]);
}

function hasShore(tile: GeoJSONVTTile): boolean {
  const whole = (SHORE_EXTENT + 2 * BUFFER) ** 2;
  const land = ringsOf(tile)
    .flat()
    .reduce((sum, ring) => sum + signedArea(ring), 0);
  return tile.features.length > 0 && whole - Math.abs(land) > LEAST_WATER * whole;
}

/** How much of the shores' length runs exactly north or east for long: the source was cut into a grid and then simplified. */
function shareOfCuts(tile: GeoJSONVTTile): number {
  const edges = ringsOf(tile)
    .flat()
    .flatMap((ring) => ring.slice(1).map((to, index) => [ring[index] ?? to, to] as const))
    .filter(([from, to]) => !isTileEdge(from, to));
  const length = ([[x, y], [u, v]]: (typeof edges)[number]) => Math.hypot(u - x, v - y);
  const sum = (some: typeof edges) => some.reduce((total, edge) => total + length(edge), 0);
  const cuts = edges.filter(
    ([[x, y], [u, v]]) => (x === u || y === v) && Math.hypot(u - x, v - y) >= CUT_STEPS,
  );
  return sum(cuts) / (sum(edges) || 1);
}

function isTileEdge([x, y]: readonly [number, number], [u, v]: readonly [number, number]): boolean {
  const isOutside = (step: number) => step <= 0 || step >= SHORE_EXTENT;
  return (x === u && isOutside(x)) || (y === v && isOutside(y));
}

/** Outlines and lakes turn in opposite directions, so that a sum is what is left. */
function signedArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [u, v] = ring.at(index - 1) ?? [x, y];
    return sum + (u * y - x * v) / 2;
  }, 0);
}

function pack(tile: GeoJSONVTTile): PackedTile {
  return ringsOf(tile).map((rings) =>
    rings.map((ring) =>
      ring.slice(0, -1).flatMap(([x, y], index) => {
        const [u, v] = ring[index - 1] ?? [0, 0];
        return [x - u, y - v];
      }),
    ),
  );
}

/** The committed extract. */
export function readShores(): PackedShores {
  const path = new URL('./data/shores.json', import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as PackedShores;
}

function unpack(tile: PackedTile): [number, number][][][] {
  return tile.map((rings) =>
    rings.map((steps) => {
      let [x, y] = [0, 0];
      const ring = Array.from({ length: steps.length / 2 }, (_, index): [number, number] => {
        x += steps[2 * index] ?? 0;
        y += steps[2 * index + 1] ?? 0;
        return [x, y];
      });
      return [...ring, ...ring.slice(0, 1)];
    }),
  );
}

const SEA: [number, number][] = [
  [-BUFFER, -BUFFER],
  [SHORE_EXTENT + BUFFER, -BUFFER],
  [SHORE_EXTENT + BUFFER, SHORE_EXTENT + BUFFER],
  [-BUFFER, SHORE_EXTENT + BUFFER],
  [-BUFFER, -BUFFER],
];

/** Each tile is water all over, then its land, then what both would hide: built-up areas and borders. */
export function shoreTiles(
  shores: PackedShores,
  borders: Feature,
  urban: readonly Feature[],
  isWanted: (tile: Omit<Tile, 'bytes'>) => boolean = () => true,
): Tile[] {
  const options = { maxZoom: SHORE_TILE_ZOOM, extent: SHORE_EXTENT, buffer: BUFFER };
  const borderIndex = new GeoJSONVT(borders, options);
  const urbanIndex = new GeoJSONVT({ type: 'FeatureCollection', features: [...urban] }, options);
  return Object.entries(shores).flatMap(([key, packed]) => {
    const [x = 0, y = 0] = key.split('/').map(Number);
    if (!isWanted({ z: SHORE_TILE_ZOOM, x, y })) return [];
    const polygons = (geometries: [number, number][][][]): GeoJSONVTTile => ({
      transformed: true,
      source: null,
      z: SHORE_TILE_ZOOM,
      x,
      y,
      features: geometries.map((geometry) => ({
        type: 3,
        tags: null,
        geometry,
      })) as GeoJSONVTTile['features'],
    });
    const border = borderIndex.getTile(SHORE_TILE_ZOOM, x, y);
    const land = polygons(unpack(packed));
    const builtUp = clipToLand(urbanIndex.getTile(SHORE_TILE_ZOOM, x, y), land);
    const layers = {
      sea: polygons([[SEA]]),
      land,
      ...(builtUp ? { urban: builtUp } : {}),
      ...(border && border.features.length > 0 ? { borders: border } : {}),
    };
    const bytes = fromGeojsonVt(layers, { version: 2, extent: SHORE_EXTENT });
    return [{ z: SHORE_TILE_ZOOM, x, y, bytes }];
  });
}
