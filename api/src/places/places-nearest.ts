import { distanceKm } from '@atoll/contracts/distance';
import type { Gazetteer } from './gazetteer';

const COLUMNS = 360;
const ROWS = 180;
/** Beyond this a point belongs to no place: it lies at sea or in the wilderness. */
const MAX_DISTANCE_KM = 100;
const KM_PER_DEGREE = 111.195;

function rowOf(latitude: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor(latitude + 90)));
}

function columnOf(longitude: number): number {
  return ((Math.floor(longitude + 180) % COLUMNS) + COLUMNS) % COLUMNS;
}

/** Rows and columns of cells that a circle of MAX_DISTANCE_KM around the point can touch. */
function cellsAround(latitude: number, longitude: number): number[] {
  const reach = Math.ceil(MAX_DISTANCE_KM / KM_PER_DEGREE);
  const narrowest = Math.cos((Math.min(89, Math.abs(latitude) + reach) * Math.PI) / 180);
  const span = Math.min(COLUMNS / 2, Math.ceil(MAX_DISTANCE_KM / (KM_PER_DEGREE * narrowest)));
  const cells = new Set<number>();
  for (let row = rowOf(latitude - reach); row <= rowOf(latitude + reach); row += 1) {
    for (let step = -span; step <= span; step += 1) cells.add(row * COLUMNS + columnOf(longitude + step));
  }
  return [...cells];
}

/** The places of each cell of one degree: those of cell `n` are `places` from `starts[n]` on. */
function fillCells(gazetteer: Gazetteer) {
  const cellOf = (place: number) =>
    rowOf(gazetteer.latitude(place)) * COLUMNS + columnOf(gazetteer.longitude(place));
  // Nobody is 'near' a region, and a sight or an airport is not where somebody is.
  const isNear = (place: number) => ['city', 'island'].includes(gazetteer.kind(place));
  const starts = new Uint32Array(ROWS * COLUMNS + 1);
  for (let place = 0; place < gazetteer.size; place += 1) {
    if (isNear(place)) starts[cellOf(place) + 1] = (starts[cellOf(place) + 1] ?? 0) + 1;
  }
  for (let cell = 1; cell < starts.length; cell += 1) {
    starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
  }
  const next = starts.slice();
  const places = new Uint32Array(starts.at(-1) ?? 0);
  for (let place = 0; place < gazetteer.size; place += 1) {
    if (!isNear(place)) continue;
    const cell = cellOf(place);
    places[next[cell] ?? 0] = place;
    next[cell] = (next[cell] ?? 0) + 1;
  }
  return { starts, places };
}

/** Finds the nearest town or island of a point in degrees; null when none is within 100 km. */
export function createPlacesNearest(gazetteer: Gazetteer) {
  const { starts, places } = fillCells(gazetteer);
  return (latitude: number, longitude: number): number | null => {
    let nearest: number | null = null;
    let nearestKm = MAX_DISTANCE_KM;
    for (const cell of cellsAround(latitude, longitude)) {
      for (const place of places.subarray(starts[cell], starts[cell + 1])) {
        const km = distanceKm(
          { latitude, longitude },
          { latitude: gazetteer.latitude(place), longitude: gazetteer.longitude(place) },
        );
        if (km > nearestKm) continue;
        nearest = place;
        nearestKm = km;
      }
    }
    return nearest;
  };
}
