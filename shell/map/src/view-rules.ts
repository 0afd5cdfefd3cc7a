import type { MapBounds, MapMarker, MapPosition } from './map.model';

/** The hotel map's zoom before there is anything to fit (MAP-09). */
export const START_ZOOM = 13;
/** The zoom that a chosen marker is flown to (MAP-09). */
export const FLY_TO_ZOOM = 15;
/** Pixels kept free round fitted markers (MAP-09). */
export const FIT_PADDING_PX = 50;
/** Fitting never zooms in closer than this (MAP-09). */
export const FIT_MAX_ZOOM = 15;
/** Tilt of the 3D mode, in degrees (MAP-10). */
export const PITCH_3D = 45;
/** Markers shown until a person asks for all of them (MAP-11). */
export const MARKER_CAP = 20;
export const MIN_ZOOM = 2;
export const MAX_ZOOM = 18;
/** Farther out houses are a few pixels wide, which reads as noise and not as houses. */
export const HOUSES_FROM_ZOOM = 14.6;
/** The only zoom of the tiles of finer shores, which exist round larger towns; they are 512 px wide. */
export const SHORE_TILE_ZOOM = 9;
/** Finer shores replace the basemap's from here on, where their tiles have their own size. */
export const SHORES_FROM_ZOOM = SHORE_TILE_ZOOM + 1;
/** Where a map without a place begins (MAP-13). */
export const MALDIVES: MapPosition = { latitude: 3.9, longitude: 73.5 };

/** The first 20 markers, or all of them. */
export function capped(markers: readonly MapMarker[], isCapped: boolean): readonly MapMarker[] {
  return isCapped ? markers.slice(0, MARKER_CAP) : markers;
}

/**
 * Markers in the order in which a map is read: from north to south, then from west to east. The order depends on the
 * places only, so that moving the map never moves the keyboard focus.
 */
export function inReadingOrder(markers: readonly MapMarker[]): MapMarker[] {
  return [...markers].sort((a, b) => b.latitude - a.latitude || a.longitude - b.longitude);
}

/** `longitude` moved by whole turns to within half a turn of `near`. */
export function nearestTurn(longitude: number, near: number): number {
  return longitude + Math.round((near - longitude) / 360) * 360;
}

/** The smallest box that holds the positions, also across the antimeridian. Null when there is none. */
export function boundsOf(positions: readonly MapPosition[]): MapBounds | null {
  const [first] = positions;
  if (!first) return null;
  const longitudes = positions.map(({ longitude }) => nearestTurn(longitude, first.longitude));
  const latitudes = positions.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** The middle of the box round all positions; null when there is none. */
export function middleOf(positions: readonly MapPosition[]): MapPosition | null {
  const bounds = boundsOf(positions);
  if (!bounds) return null;
  return { latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + bounds.east) / 2 };
}

/** Where the islands come from OpenStreetMap. */
export const MALDIVES_BOUNDS: MapBounds = { west: 72.4, south: -0.9, east: 73.9, north: 7.3 };
