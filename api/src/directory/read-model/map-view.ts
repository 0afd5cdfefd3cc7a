import { invalidField } from '../../shared/errors/app-error';

/** A part of the map in degrees; `west` is larger than `east` where it crosses the date line. */
export interface MapView {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
}

const MOST_ZOOM = 22;
/** Many screens side by side: what is asked for as if there were more is given as for these. */
const WIDEST_PX = 131_072;
/** The width of the world at zoom 0. */
const WORLD_PX = 512;

/** Reads `bbox` and `zoom`, which is bounded by the width of the box. Throws INVALID_REQUEST for anything else than four degrees and a zoom from 0 to 22. */
export function readMapView({ bbox, zoom }: { readonly bbox: string; readonly zoom: string }): MapView {
  const [west = NaN, south = NaN, east = NaN, north = NaN, ...more] = bbox
    .split(',')
    .map((text) => (text.trim() === '' ? NaN : Number(text)));
  const isPoint = (lng: number, lat: number) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
  if (!isPoint(west, south) || !isPoint(east, north) || south > north || more.length > 0) {
    throw invalidField('bbox', 'This must be west,south,east,north in degrees.');
  }
  const level = zoom.trim() === '' ? NaN : Number(zoom);
  if (!(level >= 0 && level <= MOST_ZOOM)) throw invalidField('zoom', 'This must be a number from 0 to 22.');
  return { west, south, east, north, zoom: Math.min(Math.floor(level), mostZoomOf(west, east)) };
}

/** The nearest zoom at which so many degrees are still no wider than that. */
function mostZoomOf(west: number, east: number): number {
  const degrees = west <= east ? east - west : east - west + 360;
  const fitting = Math.floor(Math.log2((WIDEST_PX * 360) / (WORLD_PX * degrees)));
  return Math.max(0, Math.min(MOST_ZOOM, fitting));
}

export function isInView({ west, south, east, north }: MapView, lat: number, lng: number): boolean {
  if (lat < south || lat > north) return false;
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
}

/** The smallest box around some places; it never crosses the date line. */
type Box = Omit<MapView, 'zoom'>;

/** Whether some of a box may be in view. */
export function meetsView({ west, south, east, north }: MapView, box: Box): boolean {
  if (box.north < south || box.south > north) return false;
  return west <= east ? box.east >= west && box.west <= east : box.east >= west || box.west <= east;
}

/** Whether all of a box is in view. */
export function isWithinView(view: MapView, box: Box): boolean {
  return isInView(view, box.south, box.west) && isInView(view, box.north, box.east) && !crosses(view, box);
}

/** A view across the date line has two parts, and both corners of a box may be in different ones. */
function crosses({ west, east }: MapView, box: Box): boolean {
  return west > east && box.west <= east && box.east >= west;
}
