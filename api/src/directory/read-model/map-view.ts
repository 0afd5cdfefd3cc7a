import { invalidField } from '../../platform/errors/app-error';

/** A part of the map in degrees; `west` is larger than `east` where it crosses the date line. */
export interface MapView {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
}

const MOST_ZOOM = 22;

/** Reads `bbox` and `zoom`. Throws INVALID_REQUEST for anything else than four degrees and a zoom from 0 to 22. */
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
  return { west, south, east, north, zoom: Math.floor(level) };
}

export function isInView({ west, south, east, north }: MapView, lat: number, lng: number): boolean {
  if (lat < south || lat > north) return false;
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
}
