import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { distanceKm } from '@atoll/contracts/distance';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A straight piece of shore from one point to the next one. */
export interface ShorePiece extends Point {
  readonly next: Point;
}

/** The shores of the world as Natural Earth draws them: those of wide river mouths, too. */
export interface Shores {
  /** Pieces of shore in the half degree of a place and in those beside it. */
  readonly near: (place: Point) => readonly ShorePiece[];
  /** Kilometers to the nearest one; null where it is more than about 50. */
  readonly distance: (place: Point) => number | null;
  readonly isLand: (place: Point) => boolean;
}

type Line = readonly (readonly number[])[];

/** Cells of half a degree: what is nearer than one of them is in it or beside it. */
const CELLS_PER_DEGREE = 2;
const FAR_KM = 50;
/** Longer pieces of shore are cut, so that every cell that they cross has a point. */
const STEP_DEGREES = 0.03;
/** The edges of the map and of Antarctica are no shores. */
const EDGE_DEGREES = 5;

const cell = (longitude: number, latitude: number) =>
  Math.floor(longitude * CELLS_PER_DEGREE) * 1_000 + Math.floor(latitude * CELLS_PER_DEGREE);
const band = (latitude: number) => Math.floor(latitude * CELLS_PER_DEGREE);

function addTo<Value>(map: Map<number, Value[]>, key: number, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Natural Earth 1:10m, as `world-atlas` packs it (public domain). */
function readLines(): Line[] {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const world = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return mesh(world, world.objects.land).coordinates;
}

function piecesByCell(lines: readonly Line[]): Map<number, ShorePiece[]> {
  const cells = new Map<number, ShorePiece[]>();
  for (const line of lines) {
    line.forEach(([longitude = 0, latitude = 0], index) => {
      const [east = longitude, north = latitude] = line[index + 1] ?? [];
      const length = Math.hypot(east - longitude, north - latitude);
      const steps = length > EDGE_DEGREES ? 1 : Math.ceil(length / STEP_DEGREES) || 1;
      const at = (step: number): Point => ({
        longitude: longitude + ((east - longitude) * step) / steps,
        latitude: latitude + ((north - latitude) * step) / steps,
      });
      let from = at(0);
      for (let step = 1; step <= steps; step += 1) {
        const next = length > EDGE_DEGREES ? from : at(step);
        const piece = { latitude: from.latitude, longitude: from.longitude, next };
        addTo(cells, cell(piece.longitude, piece.latitude), piece);
        from = next;
      }
    });
  }
  return cells;
}

type Edge = readonly [west: number, south: number, east: number, north: number];

/** The pieces of shore by the half degrees of latitude that they cross. */
function edgesByBand(lines: readonly Line[]): Map<number, Edge[]> {
  const bands = new Map<number, Edge[]>();
  for (const line of lines) {
    line.forEach(([longitude = 0, latitude = 0], index) => {
      const [east, north] = line[index + 1] ?? [];
      if (east === undefined || north === undefined) return;
      const [from, to] = [band(Math.min(latitude, north)), band(Math.max(latitude, north))];
      for (let at = from; at <= to; at += 1) addTo(bands, at, [longitude, latitude, east, north]);
    });
  }
  return bands;
}

/** A line to the east crosses the shore an odd number of times from land. */
function crossesOddly(edges: readonly Edge[], { latitude, longitude }: Point): boolean {
  let isOdd = false;
  for (const [x, y, east, north] of edges) {
    if (y > latitude === north > latitude) continue;
    if (longitude < x + ((latitude - y) / (north - y)) * (east - x)) isOdd = !isOdd;
  }
  return isOdd;
}

function nearestKm(place: Point, points: readonly Point[]): number | null {
  let nearest: number | null = null;
  for (const point of points) {
    const km = distanceKm(place, point);
    if (km <= FAR_KM && (nearest === null || km < nearest)) nearest = km;
  }
  return nearest;
}

/** Reads the shores of the world; takes about half a second. */
export function readShores(): Shores {
  const lines = readLines();
  const [cells, bands] = [piecesByCell(lines), edgesByBand(lines)];
  const near = ({ latitude, longitude }: Point) =>
    [-1, 0, 1].flatMap((east) =>
      [-1, 0, 1].flatMap(
        (north) =>
          cells.get(cell(longitude + east / CELLS_PER_DEGREE, latitude + north / CELLS_PER_DEGREE)) ?? [],
      ),
    );
  return {
    near,
    distance: (place) => nearestKm(place, near(place)),
    isLand: (place) => crossesOddly(bands.get(band(place.latitude)) ?? [], place),
  };
}
