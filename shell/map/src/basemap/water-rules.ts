import { widthAt } from './street-rules';

/** Metres of shallow water drawn round an island. */
export const REEF_M = 70;
/** Natural Earth has reefs up to a kilometre and a half off: from this zoom of OpenLayers on that shows. */
export const REEFS_TO_ZOOM = 11.5;
export const REEF_LINE_PX = 2;

/** How wide a river of middle rank is drawn, in pixels, by OpenLayers' zoom: a line until it is a stretch of water. */
export const RIVER_WIDTHS_PX = [
  [3, 0.7],
  [8, 1.6],
  [12, 4],
  [15, 8],
] as const;
/** A river's share of that width, by the first scalerank that has it. */
export const RIVER_SHARES = [
  [0, 1.3],
  [4, 1],
  [6, 0.7],
  [8, 0.5],
] as const;

export function riverWidthPx(rank: number, zoom: number): number {
  const share = RIVER_SHARES.filter(([from]) => rank >= from).at(-1)?.[1] ?? 1;
  return share * widthAt(RIVER_WIDTHS_PX, zoom);
}
