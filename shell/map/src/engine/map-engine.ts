import type { OpenGround } from '../basemap/ground';
import type { MapBounds, MapPosition, MapView } from '../map.model';

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

export interface Motion {
  /** False jumps: for the first view, and for people who prefer reduced motion. */
  readonly animate: boolean;
}

export interface EngineEvents {
  /** The view was drawn, perhaps at another place than before. */
  readonly onFrame: () => void;
  /** A movement has ended. */
  readonly onSettled: () => void;
  /** Everything in view is on screen: the first time, and after each movement that brought new data. */
  readonly onPainted: () => void;
  /** What lies under the markers is known. */
  readonly onOpened: (ground: OpenGround) => void;
  /** The basemap's data did not load. */
  readonly onDataError: (error: unknown) => void;
  /** Streets did not load: the world under them is drawn all the same. */
  readonly onStreetsError: (error: unknown) => void;
}

/** What both ways of drawing the map can do: flat by OpenLayers, tilted by MapLibre. */
export interface MapEngine {
  /** Where a position is in the map's box, in CSS pixels; null before the first frame. */
  project(position: MapPosition): Pixel | null;
  view(): MapView;
  bounds(): MapBounds;
  moveTo(view: Omit<MapView, 'pitch'>, motion: Motion): void;
  /** Shows all positions with 50 px round them, at this zoom or farther out; 15 by default (MAP-09). */
  fit(positions: readonly MapPosition[], motion: Motion, maxZoom?: number): void;
  zoomBy(levels: number, motion: Motion): void;
  panBy(right: number, down: number, motion: Motion): void;
  /** Draws again with the theme's present colours. */
  recolour(): void;
  destroy(): void;
}

export const FLY_MS = 600;
export const STEP_MS = 200;
