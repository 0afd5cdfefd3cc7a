import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { distanceKm } from '@atoll/contracts/distance';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Cells of half a degree: what is nearer than one of them is in it or beside it. */
const CELLS_PER_DEGREE = 2;
const FAR_KM = 50;
/** Longer pieces of shore are cut, so that every cell that they cross has a point. */
const STEP_DEGREES = 0.03;

const cell = (longitude: number, latitude: number) =>
  Math.floor(longitude * CELLS_PER_DEGREE) * 1_000 + Math.floor(latitude * CELLS_PER_DEGREE);

/** The shores of the world by cell: Natural Earth 1:10m, as `world-atlas` packs it (public domain). */
function readShores(): Map<number, Point[]> {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const world = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const cells = new Map<number, Point[]>();
  for (const line of mesh(world, world.objects.land).coordinates) {
    line.forEach(([longitude = 0, latitude = 0], index) => {
      const [east = longitude, north = latitude] = line[index + 1] ?? [];
      const length = Math.hypot(east - longitude, north - latitude);
      // The edges of the map and of Antarctica are no shores.
      const steps = length > 5 ? 1 : Math.ceil(length / STEP_DEGREES) || 1;
      for (let step = 0; step < steps; step += 1) {
        const point = {
          longitude: longitude + ((east - longitude) * step) / steps,
          latitude: latitude + ((north - latitude) * step) / steps,
        };
        const key = cell(point.longitude, point.latitude);
        const list = cells.get(key);
        if (list) list.push(point);
        else cells.set(key, [point]);
      }
    });
  }
  return cells;
}

/** How far the sea is from a place, in kilometers; null where it is more than about 50 km. */
export function seaDistances(): (place: Point) => number | null {
  const cells = readShores();
  return (place) => {
    let nearest: number | null = null;
    for (const east of [-1, 0, 1]) {
      for (const north of [-1, 0, 1]) {
        const key = cell(
          place.longitude + east / CELLS_PER_DEGREE,
          place.latitude + north / CELLS_PER_DEGREE,
        );
        for (const point of cells.get(key) ?? []) {
          const km = distanceKm(place, point);
          if (km <= FAR_KM && (nearest === null || km < nearest)) nearest = km;
        }
      }
    }
    return nearest;
  };
}
