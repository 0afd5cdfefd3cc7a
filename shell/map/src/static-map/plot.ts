import type { MapPosition } from '../map.model';
import { MALDIVES_BOUNDS, nearestTurn } from '../view-rules';

export interface Plot {
  readonly x: number;
  readonly y: number;
}

/** The drawing's own size; the page scales it. */
export const PLOT_WIDTH = 360;
export const PLOT_HEIGHT = 200;
const MARGIN = 34;
/** A city's width in degrees: few hotels close together are not blown up to the whole drawing. */
const SMALLEST_SPAN = 0.02;

/** Mercator, so that the dots lie as they will on the real map. */
function mercator(latitude: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
}

/** Where each position lies in the drawing: all of them fit, in their true proportions. */
export function plotAll(positions: readonly MapPosition[], center: MapPosition): Plot[] {
  const points = positions.map(({ latitude, longitude }) => ({
    east: nearestTurn(longitude, center.longitude) - center.longitude,
    north: mercator(latitude) - mercator(center.latitude),
  }));
  const halfWidth = Math.max(SMALLEST_SPAN, ...points.map(({ east }) => Math.abs(east)));
  const halfHeight = Math.max(SMALLEST_SPAN, ...points.map(({ north }) => Math.abs(north)));
  const scale = Math.min((PLOT_WIDTH / 2 - MARGIN) / halfWidth, (PLOT_HEIGHT / 2 - MARGIN) / halfHeight);
  // Rounded, so that server and browser write the same numbers.
  const round = (value: number) => Math.round(value * 10) / 10;
  return points.map(({ east, north }) => ({
    x: round(PLOT_WIDTH / 2 + east * scale),
    y: round(PLOT_HEIGHT / 2 - north * scale),
  }));
}

/** Atolls are drawn as a reef in the sea, everything else as land. */
export function isAtSea({ latitude, longitude }: MapPosition): boolean {
  const { west, south, east, north } = MALDIVES_BOUNDS;
  return longitude > west && longitude < east && latitude > south && latitude < north;
}
