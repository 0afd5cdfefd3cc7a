import { distanceKm, kmPerDegree, wrapLongitude, type Point } from './geo';

const cellDegrees = 0.5;
const columns = 360 / cellDegrees;

/** Finds places by position. The cells are filled on first use. */
export function createCityGrid(size: number, position: (index: number) => Point) {
  let cells: Map<number, number[]> | null = null;
  const filled = () => (cells ??= fillCells(size, position));

  const inBox = (north: number, south: number, west: number, east: number): number[] => {
    const inside = (point: Point) =>
      point.latitude <= north && point.latitude >= south && isBetween(point.longitude, west, east);
    return candidates(filled(), north, south, west, east).filter((index) => inside(position(index)));
  };

  const within = (centre: Point, radiusKm: number): number[] => {
    const dLat = radiusKm / kmPerDegree;
    const north = Math.min(90, centre.latitude + dLat);
    const south = Math.max(-90, centre.latitude - dLat);
    // Meridians run together towards the poles: the widest span is at the edge nearer to one.
    const narrowest = Math.cos((Math.max(Math.abs(north), Math.abs(south)) * Math.PI) / 180);
    const dLon = narrowest < 0.01 ? 180 : Math.min(180, dLat / narrowest);
    const [west, east] = dLon >= 180 ? [-180, 180] : [centre.longitude - dLon, centre.longitude + dLon];
    return candidates(filled(), north, south, wrapLongitude(west), wrapEast(east)).filter(
      (index) => distanceKm(centre, position(index)) <= radiusKm,
    );
  };

  return { inBox, within };
}

// 180 itself must not wrap to -180, or a box around the world would be empty.
function wrapEast(longitude: number): number {
  return longitude === 180 ? 180 : wrapLongitude(longitude);
}

function isBetween(longitude: number, west: number, east: number): boolean {
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

function rowOf(latitude: number): number {
  return Math.floor((latitude + 90) / cellDegrees);
}

function columnOf(longitude: number): number {
  return Math.min(columns - 1, Math.floor((longitude + 180) / cellDegrees));
}

function fillCells(size: number, position: (index: number) => Point): Map<number, number[]> {
  const cells = new Map<number, number[]>();
  for (let index = 0; index < size; index += 1) {
    const { latitude, longitude } = position(index);
    const key = rowOf(latitude) * columns + columnOf(longitude);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [index]);
    else cell.push(index);
  }
  return cells;
}

function candidates(
  cells: Map<number, number[]>,
  north: number,
  south: number,
  west: number,
  east: number,
): number[] {
  const first = columnOf(west);
  const span = (columnOf(east) - first + columns) % columns;
  // West and east in one cell but the wrong way round means all the way round the world.
  const steps = span === 0 && west > east ? columns - 1 : span;
  const found: number[] = [];
  for (let row = rowOf(south); row <= rowOf(north); row += 1) {
    for (let step = 0; step <= steps; step += 1) {
      const cell = cells.get(row * columns + ((first + step) % columns));
      if (cell !== undefined) for (const index of cell) found.push(index);
    }
  }
  return found;
}
