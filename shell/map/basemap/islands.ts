import { readFileSync } from 'node:fs';
import type { Feature, FeatureCollection, Polygon, Position } from 'geojson';
import { CURATED_ISLANDS, type CuratedIsland } from './curated-islands';

const WEST = 72.4;
const EAST = 73.9;
const SOUTH = -0.9;
const NORTH = 7.3;
const METRES_PER_DEGREE = 111_320;
const OUTLINE_POINTS = 32;
/** How far a town may be from the middle of its island. */
const TOWN_TO_ISLAND_M = 1500;
const ISLET = { lengthM: 600, widthM: 340, bearing: 20 } as const;

/** Whether a ring lies in the Maldives. */
export function inMaldives(ring: readonly Position[]): boolean {
  return ring.every(
    ([longitude = 0, latitude = 0]) =>
      longitude > WEST && longitude < EAST && latitude > SOUTH && latitude < NORTH,
  );
}

/**
 * The islands of the Maldives as rounded polygons. Natural Earth has them up to 1.5 km off, so they come from
 * OpenStreetMap (ODbL), and the five islands of the specification from a curated table. A town that has no island in
 * either gets a plain islet, so that nobody lives in the sea.
 */
export function maldives(towns: readonly Position[]): FeatureCollection<Polygon, { name?: string }> {
  const path = new URL('./data/maldives-islands.json', import.meta.url);
  const outlines = JSON.parse(readFileSync(path, 'utf8')) as Position[][][];
  const others = outlines.filter(([ring = []]) => !CURATED_ISLANDS.some((island) => holds(ring, island)));
  const drawn = [...outlines.map(([ring = []]) => middleOf(ring)), ...CURATED_ISLANDS.map(positionOf)];
  const bare = towns.filter((town) =>
    drawn.every((island) => metresBetween(town, island) > TOWN_TO_ISLAND_M),
  );
  return {
    type: 'FeatureCollection',
    features: [
      ...bare.map(([longitude = 0, latitude = 0]) => polygon([oval({ ...ISLET, longitude, latitude })])),
      ...others.map((rings) => polygon(rings.map((ring) => rounded(rounded(ring))))),
      ...CURATED_ISLANDS.map((island) => polygon([oval(island)], island.name)),
    ],
  };
}

function polygon(rings: Position[][], name?: string): Feature<Polygon, { name?: string }> {
  const coordinates = rings.map((ring) =>
    ring.map((position) => position.map((degrees) => Math.round(degrees * 1e5) / 1e5)),
  );
  return { type: 'Feature', properties: name ? { name } : {}, geometry: { type: 'Polygon', coordinates } };
}

/** Chaikin's corner cutting: the source has five corners for an island, which no shore has. */
export function rounded(ring: readonly Position[]): Position[] {
  const cut = ring.slice(0, -1).flatMap((from, index) => {
    const to = ring[index + 1] ?? from;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
  return [...cut, ...cut.slice(0, 1)];
}

function between([x = 0, y = 0]: Position, [u = 0, v = 0]: Position, share: number): Position {
  return [x + (u - x) * share, y + (v - y) * share];
}

/** An oval of the island's length and width in its direction. */
export function oval({
  latitude,
  longitude,
  lengthM,
  widthM,
  bearing,
}: Omit<CuratedIsland, 'name' | 'sources'>): Position[] {
  const turn = (bearing * Math.PI) / 180;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const ring = Array.from({ length: OUTLINE_POINTS }, (_, index) => {
    const angle = (index / OUTLINE_POINTS) * 2 * Math.PI;
    const along = (lengthM / 2) * Math.cos(angle);
    const across = (widthM / 2) * Math.sin(angle);
    const north = along * Math.cos(turn) - across * Math.sin(turn);
    const east = along * Math.sin(turn) + across * Math.cos(turn);
    return [longitude + east / METRES_PER_DEGREE / shrink, latitude + north / METRES_PER_DEGREE];
  });
  return [...ring, ...ring.slice(0, 1)];
}

/** Whether the outline is the island's own: its middle is nearer than half the island's length. */
function holds(ring: readonly Position[], island: CuratedIsland): boolean {
  return metresBetween(middleOf(ring), positionOf(island)) < island.lengthM / 2;
}

function positionOf({ longitude, latitude }: CuratedIsland): Position {
  return [longitude, latitude];
}

function middleOf(ring: readonly Position[]): Position {
  const [x = 0, y = 0] = ring
    .slice(1)
    .reduce<Position>(([a = 0, b = 0], [u = 0, v = 0]) => [a + u, b + v], [0, 0]);
  return [x / (ring.length - 1), y / (ring.length - 1)];
}

/** Near the equator a degree is as long in both directions. */
function metresBetween([x = 0, y = 0]: Position, [u = 0, v = 0]: Position): number {
  return Math.hypot(x - u, y - v) * METRES_PER_DEGREE;
}
