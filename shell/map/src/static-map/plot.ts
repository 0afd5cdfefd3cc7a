import { MAP_PICTURE_TILES, MAP_PICTURE_ZOOM_MAX, mapPicturePath } from '@atoll/contracts/map-picture';
import type { MapPosition } from '../map.model';
import { MALDIVES_BOUNDS, nearestTurn } from '../view-rules';

export interface Plot {
  readonly x: number;
  readonly y: number;
}

/** A circle of so many kilometres round a place, as it is drawn. */
export interface DistanceRing {
  readonly km: number;
  readonly radius: number;
}

/** Where things lie in the drawing. */
export interface Plotter {
  readonly at: (position: MapPosition) => Plot;
  /** Distances that read well, the nearest first. */
  readonly rings: readonly DistanceRing[];
  /** The picture of the water around the middle, and where it lies. */
  readonly water: WaterPicture;
}

/** A square picture of the map, as it is drawn. */
export interface WaterPicture {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The drawing's own size; the page scales it. */
export const PLOT_WIDTH = 360;
export const PLOT_HEIGHT = 200;
const MARGIN = 34;
/** A city's width in degrees: few hotels close together are not blown up to the whole drawing. */
const SMALLEST_SPAN = 0.02;
const KM_PER_DEGREE = 111.2;
const RING_STEPS_KM = [0.5, 1, 2, 5, 10, 20, 50];
const RING_STEP_MIN = 42;
const RINGS = 3;

/** Mercator, so that the dots lie as they will on the real map. */
function mercator(latitude: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
}

// Rounded, so that server and browser write the same numbers.
const round = (value: number) => Math.round(value * 10) / 10;

function ringsOf(unitsPerKm: number): DistanceRing[] {
  const step = RING_STEPS_KM.find((km) => km * unitsPerKm >= RING_STEP_MIN);
  if (step === undefined) return [];
  return Array.from({ length: RINGS }, (_, index) => {
    const km = step * (index + 1);
    return { km, radius: round(km * unitsPerKm) };
  });
}

/** The longest way from the middle that a page shows of the drawing, beside it or above it. */
const SHOWN_FROM_MIDDLE = 1.5 * PLOT_WIDTH;
/** What a picture shows in each direction at least, in tiles: its middle is at most a quarter of a tile away. */
const TILES_FROM_MIDDLE = MAP_PICTURE_TILES / 2 - 0.25;

/** The deepest picture that covers everything that is shown around the middle. */
function waterAround(middle: MapPosition, unitsPerDegree: number): WaterPicture {
  const world = 360 * unitsPerDegree;
  const deepest = Math.floor(Math.log2((world * TILES_FROM_MIDDLE) / SHOWN_FROM_MIDDLE));
  const z = Math.min(MAP_PICTURE_ZOOM_MAX, Math.max(1, deepest));
  const tile = world / 2 ** z;
  const east = (middle.longitude + 180) * unitsPerDegree;
  const south = (180 - mercator(middle.latitude)) * unitsPerDegree;
  const [x, y] = [east, south].map((units) => Math.round((units / tile) * 2)) as [number, number];
  const half = (MAP_PICTURE_TILES * tile) / 2;
  return {
    href: mapPicturePath({ z, x, y }),
    x: round(PLOT_WIDTH / 2 + (x * tile) / 2 - east - half),
    y: round(PLOT_HEIGHT / 2 + (y * tile) / 2 - south - half),
    side: round(2 * half),
  };
}

/** A drawing that all positions fit into, in their true proportions, with the middle in its middle. */
export function plotterFor(positions: readonly MapPosition[], middle: MapPosition): Plotter {
  const fromMiddle = ({ latitude, longitude }: MapPosition) => ({
    east: nearestTurn(longitude, middle.longitude) - middle.longitude,
    north: mercator(latitude) - mercator(middle.latitude),
  });
  const points = positions.map(fromMiddle);
  const halfWidth = Math.max(SMALLEST_SPAN, ...points.map(({ east }) => Math.abs(east)));
  const halfHeight = Math.max(SMALLEST_SPAN, ...points.map(({ north }) => Math.abs(north)));
  const scale = Math.min((PLOT_WIDTH / 2 - MARGIN) / halfWidth, (PLOT_HEIGHT / 2 - MARGIN) / halfHeight);
  return {
    at: (position) => {
      const { east, north } = fromMiddle(position);
      return { x: round(PLOT_WIDTH / 2 + east * scale), y: round(PLOT_HEIGHT / 2 - north * scale) };
    },
    water: waterAround(middle, scale),
    rings: ringsOf(scale / (KM_PER_DEGREE * Math.cos((middle.latitude * Math.PI) / 180))),
  };
}

/** Atolls are drawn as a reef in the sea, everything else as land. */
export function isAtSea({ latitude, longitude }: MapPosition): boolean {
  const { west, south, east, north } = MALDIVES_BOUNDS;
  return longitude > west && longitude < east && latitude > south && latitude < north;
}
