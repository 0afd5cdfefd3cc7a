import { distanceKm } from '../platform/travel/distance';
import type { PlaceRecord } from './place-record';

const COLUMNS = 360;
const ROWS = 180;
/** Beyond this a point belongs to no place: it lies at sea or in the wilderness. */
const MAX_DISTANCE_KM = 100;
const KM_PER_DEGREE = 111.195;

function rowOf(latitude: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor(latitude + 90)));
}

function columnOf(longitude: number): number {
  return (((Math.floor(longitude + 180) % COLUMNS) + COLUMNS) % COLUMNS) + 0;
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

/** Finds the nearest town or island of a point; null when none is within 100 km. */
export function createPlacesNearest(records: readonly PlaceRecord[]) {
  const cells = new Map<number, PlaceRecord[]>();
  for (const record of records) {
    // A country or a region has a middle, but nobody is 'near' it.
    if (record.placeType === 'country' || record.placeType === 'region') continue;
    const key = rowOf(record.latitude) * COLUMNS + columnOf(record.longitude);
    const cell = cells.get(key);
    if (cell) cell.push(record);
    else cells.set(key, [record]);
  }
  return (latitude: number, longitude: number): PlaceRecord | null => {
    let nearest: PlaceRecord | null = null;
    let nearestKm = MAX_DISTANCE_KM;
    for (const cell of cellsAround(latitude, longitude)) {
      for (const record of cells.get(cell) ?? []) {
        const km = distanceKm({ latitude, longitude }, record);
        if (km > nearestKm) continue;
        nearest = record;
        nearestKm = km;
      }
    }
    return nearest;
  };
}
